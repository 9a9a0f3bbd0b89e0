/** The script and the style sheet of the page, as the build left them. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

export interface Asset {
  readonly text: string;
  /** For a policy or an integrity attribute: `sha256-…`. */
  readonly sha256: string;
}
export interface Assets {
  readonly script: Asset;
  readonly style: Asset;
}

/** The folder of the package, whether this runs from the sources or from dist. */
const root = (from: string): string => {
  if (statSync(join(from, 'package.json'), { throwIfNoEntry: false }) !== undefined) return from;
  const above = dirname(from);
  return above === from ? from : root(above);
};
const asset = (text: string): Asset => ({
  text,
  sha256: `sha256-${createHash('sha256').update(text).digest('base64')}`,
});
/** An inline script must not hold what ends it; the sequence can stand in strings only, where the escape is the same. */
const inlineable = (script: string): string =>
  script
    .trimEnd()
    .replaceAll(/<\/(script)/gi, '<\\/$1')
    .replaceAll('<!--', '<\\!--');

/** Reads what `npm run build` made. Throws where it was not run. */
export const loadAssets = (): Assets => {
  const folder = join(root(dirname(fileURLToPath(import.meta.url))), 'dist', 'web');
  const read = (name: string): string => {
    try {
      return readFileSync(join(folder, name), 'utf8');
    } catch (cause) {
      throw new Error(`the page is not built: run npm run build (${join('dist', 'web', name)} is missing)`, { cause });
    }
  };
  return { script: asset(inlineable(read('page.js'))), style: asset(read('page.css').trimEnd()) };
};

/** As it is sent. */
export const zipped = (text: string): Buffer => gzipSync(text, { level: 9 });
