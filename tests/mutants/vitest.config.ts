/** The tests of a law on a mutant: one file is read as the mutant has it. Named by the environment of the process. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const { ETUI_MUTATED: file = '', ETUI_MUTANT: source = '' } = process.env;
export default defineConfig({
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      load: (id) => (file !== '' && id === resolve(file) ? readFileSync(source, 'utf8') : undefined),
    },
  ],
  test: { root: resolve(import.meta.dirname, '../..'), include: ['tests/**/*.test.ts'], bail: 1, testTimeout: 60_000 },
});
