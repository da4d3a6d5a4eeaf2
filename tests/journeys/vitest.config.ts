import { defineConfig } from 'vitest/config'

/** Journeys run in a real browser on a real mall, which has a new data folder in each run. */
export default defineConfig({
  resolve: { conditions: ['@millwright/source', 'node', 'import', 'default'] },
  ssr: { resolve: { conditions: ['@millwright/source', 'node', 'import', 'default'] } },
  test: {
    root: new URL('.', import.meta.url).pathname,
    include: ['*.spec.ts'],
    globalSetup: ['./startMall.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
  },
})
