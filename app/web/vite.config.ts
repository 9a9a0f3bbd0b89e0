/** Builds the review page: one script and one style sheet, which stand in the page itself or beside it. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const modules = here('../../node_modules/');

export default defineConfig({
  root: here('.'),
  logLevel: 'warn',
  resolve: {
    // The same code as ES modules, so that what the page does not use is left out.
    alias: [{ find: /^fp-ts\/lib\/(.*)$/, replacement: `${modules}fp-ts/es6/$1` }],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    outDir: here('../../dist/web'),
    emptyOutDir: true,
    reportCompressedSize: false,
    lib: { entry: here('main.tsx'), formats: ['iife'], name: 'etui', fileName: () => 'page.js', cssFileName: 'page' },
  },
});
