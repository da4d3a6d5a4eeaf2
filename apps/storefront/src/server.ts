import { readSettings } from '@millwright/edge/settings'
import { serveShop } from '@millwright/host/node'
import { settings } from './settings.ts'

// React reads NODE_ENV when it is loaded, so the shop is imported afterwards.
process.env.NODE_ENV ??= 'production'

try {
  const { PORT, HOST } = readSettings(settings, process.env)
  const { default: shop } = await import('./shop.ts')
  const bound = await serveShop(shop, { port: PORT, hostname: HOST })
  console.log(`storefront ready: http://localhost:${bound}`)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
