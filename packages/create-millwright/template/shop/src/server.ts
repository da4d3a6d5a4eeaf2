import { serveShop } from '@millwright/host/node'

// React looks at this when it is loaded, so the shop comes after.
process.env.NODE_ENV ??= 'production'

const { default: shop } = await import('./shop.ts')
const port = await serveShop(shop, { port: Number(process.env.PORT ?? 4100), hostname: process.env.HOST })
console.log(`http://localhost:${port}`)
