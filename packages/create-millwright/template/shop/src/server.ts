import { serveShop } from '@millwright/host/node'

// React looks at this when it is loaded, so the shop comes after.
process.env.NODE_ENV ??= 'production'

try {
  const { default: shop } = await import('./shop.ts')
  const port = await serveShop(shop, { port: Number(process.env.PORT ?? 4100), hostname: process.env.HOST })
  console.log(`http://localhost:${port}`)
} catch (error) {
  // What is wrong with an option is one sentence.
  console.error(error instanceof TypeError ? error.message : error)
  process.exit(1)
}
