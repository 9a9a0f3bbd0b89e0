/**
 * Builds the review page, from the same sources in two forms: for the server, with its languages and less used parts in
 * scripts of their own, fetched when they are needed; and (`--mode alone`) as one script with everything in it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';
import { minify as press } from 'terser';
import { defineConfig, minify, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const modules = here('../../node_modules/');

/** Words about files, of the printed review, and the lines on paragraphs: the page says nothing of them. */
const UNSAID = /\/(en|fr)-(formats|explain|printed)\.ts$/;
const withoutUnsaid: Plugin = {
  name: 'without-unsaid',
  enforce: 'pre',
  // Of the page's words only: what reads a dropped file says why it cannot.
  resolveId: (source, importer = '') =>
    UNSAID.test(source) && /\/words\/(?:en|fr)\.ts$/.test(importer) ? `\0${source}\0` : null,
  load: (id) => {
    const [, lang = '', [first = '', ...rest] = ''] = UNSAID.exec(id.split('\0')[1] ?? '') ?? [];
    return lang === '' ? null : `export const ${lang}${first.toUpperCase()}${rest.join('')} = {};`;
  },
};
/** Whoever asks for the words of a language gets those that have been fetched. */
const elsewhere = (alone: boolean): Plugin => ({
  name: 'elsewhere',
  enforce: 'pre',
  resolveId: (source) => {
    if (/\/words\/(?:index|page)\.ts$/.test(source)) return here('tongue.ts');
    return alone && /^\.\/(?:fetch|prepare)\.ts$/.test(source) ? here('at-hand.ts') : null;
  },
});
/** What only some records call for is a script of its own: on the server's page these stand in its place. */
const STAND_INS: ReadonlyMap<string, string> = new Map([
  ['projections/table/ruling.ts', 'fetched/rulings.ts'],
  ['projections/severity.ts', 'fetched/weighing.ts'],
  ['domain/regulations/screens.ts', 'fetched/screens.ts'],
  ['domain/regulations/tray.ts', 'fetched/screens.ts'],
]);
export const standIns: Plugin = {
  name: 'stand-ins',
  enforce: 'pre',
  resolveId: (source, importer) => {
    // The stand-in itself fetches what it stands for.
    if (importer === undefined || importer.startsWith(here('fetched/'))) return null;
    const found = STAND_INS.get(relative(here('../..'), resolve(dirname(importer), source)));
    return found === undefined ? null : here(found);
  },
};
/** Pressed twice: one minifier puts calls and constants in their place, the other finds the shorter names and signs. */
const pressed: Plugin = {
  name: 'pressed',
  generateBundle: async ({ format }, bundle) => {
    const isModule = format === 'es';
    const compress = { passes: 2, inline: 1, pure_getters: true, keep_fargs: false, hoist_funs: true } as const;
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const once = await press(chunk.code, { ecma: 2020, module: isModule, toplevel: true, compress, mangle: false });
      const twice = await minify(chunk.fileName, once.code ?? chunk.code, {
        module: isModule,
        compress: { target: 'es2022' },
        mangle: { toplevel: true },
        codegen: { removeWhitespace: true },
      });
      if (twice.errors.length > 0) throw new Error(twice.errors.map(({ message }) => message).join('\n'));
      chunk.code = twice.code;
    }
  },
};

/** As the server sends it, packed once and for all as small as the format allows. */
const packed: Plugin = {
  name: 'packed',
  writeBundle: async ({ dir = '', format }) => {
    if (format !== 'es') return;
    const scripts = readdirSync(join(dir, 'served')).map((name) => join(dir, 'served', name));
    for (const path of [...scripts, join(dir, 'page.css')]) {
      const plain = readFileSync(path);
      writeFileSync(`${path}.gz`, await gzipAsync(plain, { numiterations: 15 }));
      writeFileSync(`${path}.br`, brotliCompressSync(plain));
    }
  },
};

export default defineConfig(({ mode }) => ({
  root: here('.'),
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    // The same code as ES modules, so that what the page does not use is left out.
    alias: [{ find: /^fp-ts\/lib\/(.*)$/, replacement: `${modules}fp-ts/es6/$1` }],
  },
  plugins: [withoutUnsaid, elsewhere(mode === 'alone'), ...(mode === 'alone' ? [] : [standIns]), pressed, packed],
  // Whatever NODE_ENV says where it is built: the page that is tested is the page that is sent.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
  build: {
    target: 'es2022',
    cssTarget: ['chrome125', 'firefox126', 'safari17.5'],
    outDir: here('../../dist/web'),
    emptyOutDir: mode !== 'alone',
    reportCompressedSize: false,
    minify: false,
    cssMinify: 'lightningcss',
    lib: {
      entry: here('main.tsx'),
      formats: [mode === 'alone' ? 'iife' : 'es'],
      name: 'etui',
      fileName: () => (mode === 'alone' ? 'page.js' : 'served/page.js'),
      cssFileName: 'page',
    },
    rolldownOptions: {
      // What the page shares with a part of it stands in the page itself: one script less to wait for.
      preserveEntrySignatures: 'allow-extension',
      output: {
        chunkFileNames: 'served/[name].js',
        minifyInternalExports: true,
        ...(mode === 'alone' ? {} : { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } }),
      },
    },
  },
}));
