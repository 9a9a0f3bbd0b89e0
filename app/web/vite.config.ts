/** Builds the review page: one script and one style sheet, which stand in the page itself or beside it. */
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const modules = here('../../node_modules/');

/** Words about files and the lines on paragraphs: the page says nothing of them, and they are a twentieth of its size. */
const UNSAID = /\/(en|fr)-(formats|explain)\.ts$/;
const withoutUnsaid: Plugin = {
  name: 'without-unsaid',
  enforce: 'pre',
  load: (id) => {
    const [, lang = '', [first = '', ...rest] = ''] = UNSAID.exec(id) ?? [];
    return lang === '' ? null : `export const ${lang}${first.toUpperCase()}${rest.join('')} = {};`;
  },
};

export default defineConfig({
  root: here('.'),
  logLevel: 'warn',
  resolve: {
    // The same code as ES modules, so that what the page does not use is left out.
    alias: [{ find: /^fp-ts\/lib\/(.*)$/, replacement: `${modules}fp-ts/es6/$1` }],
  },
  plugins: [withoutUnsaid],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    outDir: here('../../dist/web'),
    emptyOutDir: true,
    reportCompressedSize: false,
    lib: { entry: here('main.tsx'), formats: ['iife'], name: 'etui', fileName: () => 'page.js', cssFileName: 'page' },
  },
});
