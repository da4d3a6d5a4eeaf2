import { serveShop } from '@millwright/host/node'

// React reads NODE_ENV when it is loaded, so the shop is imported afterwards.
process.env.NODE_ENV ??= 'production'

try {
  const { default: shop } = await import('./shop.ts')
  const port = await serveShop(shop, { port: Number(process.env.PORT ?? 4100), hostname: process.env.HOST })
  console.log(`http://localhost:${port}`)
} catch (error) {
  // An invalid option throws a TypeError with one sentence. Its stack is of no use.
  console.error(error instanceof TypeError ? error.message : error)
  process.exit(1)
}
