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
  server: { proxy: { '/pictures': process.env.MALL_API_BASE ?? 'http://localhost:4101' } },
})
