import { serveShop } from '@millwright/host/node'
import { readPort } from './readPort.ts'

// React reads NODE_ENV when it is loaded, so the shop is imported afterwards.
process.env.NODE_ENV ??= 'production'

try {
  const port = readPort(process.env.PORT)
  const { default: shop } = await import('./shop.ts')
  const bound = await serveShop(shop, { port, hostname: process.env.HOST })
  console.log(`storefront ready: http://localhost:${bound}`)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
