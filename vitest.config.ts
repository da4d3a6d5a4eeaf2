import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import type { Plugin } from 'vitest/config'
import { launchOptions } from './tests/chromium.ts'
import { splitTests } from './tools/testNeeds.ts'
import viteConfig from './vite.config.ts'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))

/**
 * Every story of a file that somebody works on, in a real browser with axe: `npx vitest --project stories Button`. The
 * lane `stories` visits all of them in the built Storybook instead (ADR 75).
 */
const stories = async () => ({
  extends: true as const,
  plugins: [storybookTest({ configDir, storybookScript: 'npm run storybook -- --ci' })],
  test: {
    name: 'stories',
    // A window of its own for each file costs as much again as its stories, which tidy up after themselves.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: await launchOptions(),
        contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

function tests(
  name: string,
  include: string[],
  given: { isolate?: boolean; globalSetup?: string[]; setupFiles?: string[]; env?: Record<string, string> },
) {
  return {
    extends: true as const,
    test: {
      name,
      include,
      environment: 'node' as const, // a test that needs a document says so: // @vitest-environment jsdom
      globals: true,
      // Never how fast something is: a browser works beside it.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      ...given,
      env: { TZ: 'Asia/Shanghai', ...given.env },
      setupFiles: ['./tools/unitSetup.ts', ...(given.setupFiles ?? [])],
    },
  }
}

const { unit, servers } = splitTests(import.meta.dirname)
/** What keeps something for the whole process, as a browser's window does. */
const isolated = /^(apps|tools|tests|packages\/host)\//

/** What a `.css.ts` becomes hangs on what it imports, which the cache of single files knows nothing of. */
const uncachedStyles: Plugin = {
  name: 'uncached-styles',
  configureVitest({ defineCacheKeyGenerator }) {
    defineCacheKeyGenerator(({ id }) => (id.includes('.css.ts') ? false : undefined))
  },
}

const lanes = async () => [
  tests(
    'unit',
    unit.filter((file) => !isolated.test(file)),
    { isolate: false, setupFiles: ['./tools/startNothing.ts'] },
  ),
  tests(
    'unit-apps',
    unit.filter((file) => isolated.test(file)),
    { setupFiles: ['./tools/startNothing.ts'] },
  ),
  // Servers, databases, processes and builds, each alone.
  tests('servers', servers, {
    globalSetup: ['./apps/mall-api/src/testing/runSetup.ts'],
    // Beside other work an honest statement takes as long as it takes; one without end ends with its test.
    env: { STATEMENT_SECONDS: '600' },
  }),
  // The search on a cluster of OpenSearch. It has a lane of its own.
  tests('engine', ['tests/search-engine/*.test.ts'], { env: { STATEMENT_SECONDS: '600' } }),
  // The former version beside today's on one database. It has a lane of its own, too.
  tests('upgrade', ['tests/upgrade/*.test.ts'], {}),
  await stories(),
]

export default defineConfig(async () =>
  mergeConfig(
    viteConfig,
    defineConfig({
      plugins: [uncachedStyles],
      test: {
        coverage: {
          provider: 'v8',
          include: ['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.ts'],
          exclude: ['**/*.stories.tsx', '**/*.test.*', '**/*.css.ts'],
        },
        projects: await lanes(),
      },
    }),
  ),
)
