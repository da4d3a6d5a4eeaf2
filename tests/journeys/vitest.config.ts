import { defineConfig } from 'vitest/config'

/** Journeys: a real browser on the really started mall, one fresh data folder a run. */
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
