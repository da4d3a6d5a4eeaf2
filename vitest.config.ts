import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import type { Plugin } from 'vitest/config'
import { everyMode } from './.storybook/modes.ts'
import { launchOptions } from './tools/chromium.ts'
import { splitTests } from './tools/testNeeds.ts'
import viteConfig from './vite.config.ts'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))

/** Every story in a real browser, with axe; once as most people see the mall, once in the other language and theme. */
async function stories(
  name: string,
  globals: { locale: string; theme: string; viewport?: { value: string } },
  forcedColors?: 'active',
) {
  return {
    extends: true as const,
    plugins: [
      storybookTest({
        configDir,
        storybookScript: 'npm run storybook -- --ci',
        initialGlobals: globals,
        // axe reads the colours that a theme says, not those that the system puts in their place.
        ...(forcedColors && { tags: { include: ['picture'], exclude: ['own-theme'], skip: [] } }),
      }),
    ],
    test: {
      name,
      env: { STORY_LOCALE: globals.locale },
      // A window of its own for each file costs as much again as its stories, which tidy up after themselves.
      isolate: false,
      ...(forcedColors && { exclude: ['packages/{pages,decoration}/**'] }),
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: await launchOptions(),
          contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce', forcedColors },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  }
}

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
const isolated = /^(apps|tools|packages\/host)\//

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
  await stories('stories', { locale: 'zh', theme: 'light' }),
  await stories('stories-en-dark', { locale: 'en', theme: 'dark' }),
  // What parts look like where the system's few colours replace ours: the preview refuses a control that is not
  // seen.
  await stories('stories-forced-colours', { locale: 'zh', theme: 'light' }, 'active'),
]

/** The projects of `npm run axe`: every story in every mode. */
const inEveryMode = () =>
  Promise.all(
    Object.entries(everyMode).map(([name, { locale, theme, viewport }]) =>
      stories(name, { locale, theme, viewport: { value: viewport } }),
    ),
  )

export default defineConfig(async ({ mode }) =>
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
        projects: mode === 'axe' ? await inEveryMode() : await lanes(),
      },
    }),
  ),
)
