import { serveShop } from '@millwright/host/node'
import { readPort } from './readPort.ts'

// React looks at this when it is loaded, so the shop comes after.
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
