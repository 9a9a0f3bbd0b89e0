import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'tests/support/build.ts',
    setupFiles: ['tests/support/seed.ts'],
    include: ['tests/**/*.test.ts', 'properties/**/*.test.ts'],
    // A property that finds nothing takes its time: the budget is for a hang, not for a slow machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
