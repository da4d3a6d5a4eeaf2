import { reactRouter } from '@react-router/dev/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

const source = '@millwright/source'

export default defineConfig({
  plugins: [reactRouter(), vanillaExtractPlugin()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [source, ...defaultServerConditions], externalConditions: [source, ...defaultServerConditions] },
    noExternal: [/^@millwright\//],
  },
  // Found late otherwise, and the first page of a fresh clone would be reloaded midway.
  optimizeDeps: {
    include: [
      '@vanilla-extract/recipes/createRuntimeFn', '@vanilla-extract/dynamic', 'react-router/dom',
      '@millwright/i18n > i18next', '@millwright/domain > decimal.js', '@millwright/ui > radix-ui', '@millwright/commerce > uqr',
    ],
  },
  // One stylesheet: all of it is smaller than what forty requests cost.
  build: { cssCodeSplit: false },
  server: { proxy: { '/pictures': process.env.MALL_API_BASE ?? 'http://localhost:4101' } },
})
