import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { launchOptions } from './tools/chromium.ts'
import viteConfig from './vite.config.ts'

const configDir = fileURLToPath(new URL('.storybook', import.meta.url))

/** Every story in a real browser, with axe; once as most people see the mall, once in the other language and theme. */
async function stories(name: string, globals: Record<string, string>) {
  return {
    extends: true as const,
    plugins: [storybookTest({ configDir, storybookScript: 'npm run storybook -- --ci', initialGlobals: globals })],
    test: {
      name,
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
  }
}

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      coverage: { provider: 'v8', include: ['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.ts'], exclude: ['**/*.stories.tsx', '**/*.test.*', '**/*.css.ts'] },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node', // a test that needs a document says so: // @vitest-environment jsdom
            globals: true,
            include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
            exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'],
            setupFiles: ['./tools/unitSetup.ts'],
            env: { TZ: 'Asia/Shanghai' },
          },
        },
        await stories('stories', { locale: 'zh', theme: 'light' }),
        await stories('stories-en-dark', { locale: 'en', theme: 'dark' }),
      ],
    },
  }),
)
