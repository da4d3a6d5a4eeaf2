import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

const rooms = ['ui', 'commerce', 'decoration', 'editor', 'pages']
const pictures = fileURLToPath(new URL('../packages/fixtures/pictures', import.meta.url))

const serverHash = fileURLToPath(new URL('serverHash.ts', import.meta.url))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './*.mdx',
    '../docs/guides/*.mdx',
    ...rooms.map((room) => ({ directory: `../packages/${room}/src`, files: '**/*.stories.tsx', titlePrefix: room })),
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    'storybook-addon-mock',
  ],
  staticDirs: existsSync(pictures) ? [{ from: pictures, to: '/pictures' }] : [],
  // The preview sets `stable`. A component overrides it with `['new', '!stable']` or `['deprecated', '!stable']`.
  tags: { new: {}, stable: {}, deprecated: {} },
  // Stories run loaders, and `serverRendered` inside them needs a hash.
  viteFinal: (config) => mergeConfig(config, { resolve: { alias: { 'node:crypto': serverHash } } }),
  // Stories are played in the build, and only React's development build waits for its effects (`act`) as tests expect.
  features: { developmentModeForBuild: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen', check: false },
}
export default config
