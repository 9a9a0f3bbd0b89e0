/** The scripts and the style sheet of the page, as the build left them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Lang } from '../../words/say.ts';
import type { Need } from '../web/model/needs.ts';

export interface Asset {
  readonly text: string;
  /** For a policy or an integrity attribute: `sha256-…`. */
  readonly sha256: string;
}
/** The page in one file: everything in one script. */
export interface Assets {
  readonly script: Asset;
  readonly style: Asset;
}
/** A script or style sheet that the server sends, in each of the codings it can send it in. */
export interface Part {
  readonly name: string;
  readonly type: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly brotli: Buffer;
}
/** The page of the server: its script, the parts that the script fetches, the style sheet. */
export interface Parts {
  readonly all: readonly Part[];
  /** Changes when any of them does: it stands in their address. */
  readonly edition: string;
}
export const SCRIPT = 'page.js';
export const STYLE = 'page.css';
/** The part that has the words of a language. */
export const tongueOf = (lang: Lang): string => `${lang}.js`;

/** The part that a record calls for beyond the page itself. */
export const partFor: Readonly<Record<Need, string>> = { rulings: 'ruling.js', screens: 'regulations.js' };

/** The folder of the package, whether this runs from the sources or from dist. */
const root = (from: string): string => {
  if (statSync(join(from, 'package.json'), { throwIfNoEntry: false }) !== undefined) return from;
  const above = dirname(from);
  return above === from ? from : root(above);
};
const built = (): string => join(root(dirname(fileURLToPath(import.meta.url))), 'dist', 'web');
const read = (...path: readonly string[]): Buffer => {
  try {
    return readFileSync(join(built(), ...path));
  } catch (cause) {
    throw new Error(`the page is not built: run npm run build (${join('dist', 'web', ...path)} is missing)`, { cause });
  }
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
export const loadAssets = (): Assets => ({
  script: asset(inlineable(read(SCRIPT).toString())),
  style: asset(read(STYLE).toString().trimEnd()),
});

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};
const part = (...path: readonly string[]): Part => {
  const name = path.at(-1) ?? '';
  const packed = (ending: string): Buffer => read(...path.slice(0, -1), `${name}.${ending}`);
  const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return { name, type, plain: read(...path), gzip: packed('gz'), brotli: packed('br') };
};
/** The same for the server. Throws where the page was not built. */
export const loadParts = (): Parts => {
  read('served', SCRIPT);
  const scripts = readdirSync(join(built(), 'served')).filter((name) => name.endsWith('.js'));
  const all = [...scripts.map((name) => part('served', name)), part(STYLE)];
  const hash = createHash('sha256');
  for (const { name, plain } of all) hash.update(name).update(plain);
  return { all, edition: hash.digest('hex').slice(0, 12) };
};

/** As it is sent. */
export const zipped = (text: string): Buffer => gzipSync(text, { level: 9 });
