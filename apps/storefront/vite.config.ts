import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

const source = '@millwright/source'

export default defineConfig(({ mode }) => ({
  plugins: [react(), vanillaExtractPlugin({ identifiers: mode === 'production' ? 'short' : 'debug' })],
  appType: 'custom',
  resolve: {
    conditions: [source, ...defaultClientConditions],
    alias: { 'react-style-singleton': `${import.meta.dirname}/src/document/styleSingleton.ts` },
  },
  // Not `ssr.resolve`, in whose place vanilla-extract's compiler puts its own, and reads packages as they were built last.
  environments: {
    ssr: {
      resolve: {
        conditions: [source, ...defaultServerConditions],
        externalConditions: [source, ...defaultServerConditions],
      },
    },
  },
  ssr: { noExternal: [/^@millwright\//] },
  // Found late otherwise, and the first page of a fresh clone would be reloaded midway.
  optimizeDeps: {
    entries: ['src/entry.client.tsx'],
    include: [
      '@vanilla-extract/recipes/createRuntimeFn',
      '@vanilla-extract/dynamic',
      'react-dom/client',
      'react/jsx-dev-runtime',
      '@millwright/i18n > i18next',
      '@millwright/domain > decimal.js',
      '@millwright/ui > radix-ui',
      '@millwright/ui > uqr',
    ],
  },
}))
