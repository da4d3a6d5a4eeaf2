import { existsSync } from 'node:fs'
import type { createServer, Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import type { createResponder } from '../render/respond.server.ts'
import type { chatPass } from '../session/chatPass.server.ts'
import { createConnectionLimits } from '@millwright/edge/createConnectionLimits'
import { readHosts } from './hosts.ts'
import { fieldsOf, log } from './log.server.ts'
import type { createOverload } from '../render/overload.server.ts'
import type { loadViews } from '../render/views.server.ts'

const {
  PORT = '4100',
  HOST,
  MALL_API_BASE = 'http://localhost:4101',
  MALL_IM_BASE = MALL_API_BASE,
  TRUST_PROXY,
  SHOP_HOSTS,
  ACCESS_LOG,
} = process.env
const port = Number(PORT)
const root = fileURLToPath(new URL('../../build/', import.meta.url))

if (!existsSync(`${root}server/entry.server.js`))
  fail('The storefront is not built yet: run "npm run build" in apps/storefront, or "npm start" in the project.')
if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`PORT is "${PORT}", which is no port.`)
if (!URL.canParse(MALL_API_BASE))
  fail(
    `MALL_API_BASE is "${MALL_API_BASE}", which is no address: it names the mall's API, such as http://localhost:4101.`,
  )
const hosts = hostsOf(SHOP_HOSTS)
const trustProxy = TRUST_PROXY === '1'

// React looks at this when it is loaded, so everything that loads it comes after.
process.env.NODE_ENV ??= 'production'
const { createStorefront } = await import('./storefront.ts')
const { createGate } = await import('./gate.ts')
const { serveChatLine } = await import('./chatLine.ts')
const { readAssets } = await import('./readAssets.ts')
const build = (await import(`${root}server/entry.server.js`)) as {
  createResponder: typeof createResponder
  chatPass: typeof chatPass
  createOverload: typeof createOverload
  loadViews: typeof loadViews
}
await build.loadViews()
const assets = readAssets(`${root}client`)
const gate = createGate()
const app = createStorefront({
  answer: build.createResponder(assets),
  overloaded: build.createOverload(assets),
  gate,
  assets: `${root}client`,
  apiBase: MALL_API_BASE,
  trustProxy,
  hosts,
  accessLog: ACCESS_LOG === '1',
})

const limits = createConnectionLimits({ speaksForOthers: () => trustProxy })
const server = serve(
  { fetch: app.fetch, port, hostname: HOST, createServer: limits.createServer as typeof createServer },
  ({ port: bound }) => console.log(`storefront ready: http://localhost:${bound}`),
)
const endChat = serveChatLine(server as Server, {
  passOf: build.chatPass,
  imBase: MALL_IM_BASE,
  hosts,
  log: (message, error) => log('warn', message, fieldsOf(error)),
})
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    fail(`Port ${port} is taken by another program: stop it, or start the storefront with another PORT.`)
  if (error.code === 'EACCES')
    fail(`Port ${port} may not be used by this account: start the storefront with a PORT above 1023.`)
  throw error
})

// One broken request must not take the shop down with it; it is logged, and the others go on.
process.on('unhandledRejection', (reason) => log('error', 'unhandled rejection', fieldsOf(reason)))

const GRACE = 8_000
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // No one new; who is being served is served to the end, and their connection then closes.
    gate.drain()
    endChat()
    server.close(() => process.exit(0))
    if ('closeIdleConnections' in server) setInterval(() => server.closeIdleConnections(), 50).unref()
    setTimeout(() => {
      log('warn', 'stopped before all were served', { inside: gate.inside() })
      process.exit(1)
    }, GRACE).unref()
  })
}

function hostsOf(text: string | undefined): string[] | undefined {
  try {
    return readHosts(text)
  } catch (error) {
    return fail((error as Error).message)
  }
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
