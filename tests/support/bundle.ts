/** TypeScript for a process of its own: bundled, since this Node does not read types. */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { ROOT } from './sources.ts';

/** Bundles a file of the repository; gives the path of a module that Node can run. */
export const bundle = async (entry: string, plugins: readonly Plugin[] = []): Promise<string> => {
  // Below the root, so that packages are found from there; the folder is ignored by git and by the checks.
  const parent = join(ROOT, 'dist-tools', 'bundles');
  mkdirSync(parent, { recursive: true });
  const outDir = mkdtempSync(join(parent, 'b-'));
  await build({
    configFile: false,
    logLevel: 'silent',
    root: ROOT,
    plugins: [...plugins],
    build: {
      ssr: join(ROOT, entry),
      outDir,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'bundle.mjs' } },
    },
  });
  return join(outDir, 'bundle.mjs');
};
