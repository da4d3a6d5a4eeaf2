import type { createServer, Server } from 'node:http'
import { serve } from '@hono/node-server'
import { PASSWORD_KEY as OWN_KEY } from '@millwright/domain/constants'
import { createConnectionLimits } from '@millwright/edge/createConnectionLimits'
import { isNear } from './app/addressOf.ts'
import { createMall } from './app/app.ts'
import { readOrigins } from './app/cors.ts'
import { readSiteLinks } from './core/site/siteLinks.ts'
import type { SiteLinks } from './core/site/siteLinks.ts'
import { steadyClock } from './app/clock.ts'
import { openHub } from './contexts/chat/hub.ts'
import { serveChat } from './contexts/chat/socket.ts'
import type { Db } from './db/db.ts'
import { openFilled } from './app/filled.ts'
import { Finder } from './core/search/finder.ts'
import { saying, sizeOf } from './sample/progress.ts'
import type { FileStore } from './core/files/fileStore.ts'
import { openFileStore } from './contexts/files/openFileStore.ts'
import { startProblem } from './app/startProblem.ts'
import { sweepsOf } from './app/sweeps.ts'

const {
  API_PORT = '4101',
  HOST = '127.0.0.1',
  DATA_DIR = '.data',
  DATABASE_URL,
  FILES_URL,
  SANDBOX,
  BENCH_URL,
  BENCH_KEY,
  CORS_ORIGINS,
  MERCHANT_URL,
  SISTER_SITES,
  CATALOGUE_SIZE,
  PASSWORD_KEY = OWN_KEY,
  PASSWORD_PRIVATE_KEY,
} = process.env
const SWEEP_EVERY = 30_000
const CLOSE_WITHIN = 1_800

let db: Db | undefined
let finder: Finder | undefined
let fileStore: FileStore | undefined
let origins: string[] = []
let links: SiteLinks = {}
try {
  origins = readOrigins(CORS_ORIGINS)
  links = readSiteLinks({ merchantUrl: MERCHANT_URL, sisterSites: SISTER_SITES })
  fileStore = openFileStore({ dataDir: DATA_DIR, url: FILES_URL })
  console.log(
    DATABASE_URL
      ? 'mall-api: opening the PostgreSQL server of DATABASE_URL'
      : `mall-api: opening the embedded database in ${DATA_DIR}`,
  )
  const say = saying((line) => console.log(`mall-api: filling the mall, ${line}`))
  const onWait = (owner: string) => console.log(`mall-api: waiting for ${owner}, which uses ${DATA_DIR}, to end`)
  db = await openFilled({ dataDir: DATA_DIR, url: DATABASE_URL, size: sizeOf(CATALOGUE_SIZE), onWait }, say)
  finder = new Finder(db)
  await finder.ready((products) => console.log(`mall-api: reading the catalogue, ${products} products`))
} catch (error) {
  await db?.close().catch(() => {})
  await leave(error)
}
const open = db!

const files = fileStore!
const clock = steadyClock()
const sandbox = SANDBOX !== '0'
const app = createMall({
  db: open,
  files,
  finder,
  clock,
  sandbox,
  benchUrl: BENCH_URL || undefined,
  benchKey: BENCH_KEY || undefined,
  links,
  origins,
  passwordKeys: { shared: PASSWORD_KEY, private: PASSWORD_PRIVATE_KEY },
})
const hub = await openHub({ db: open })
// Shops on this machine or in its network forward the requests of all their visitors.
const limits = createConnectionLimits({ speaksForOthers: isNear })
const server = serve(
  {
    fetch: app.fetch,
    port: Number(API_PORT),
    hostname: HOST,
    createServer: limits.createServer as typeof createServer,
  },
  ({ port }) => console.log(`mall-api ready: http://localhost:${port}`),
)
const endChat = serveChat(server as Server, { db: open, hub, clock })
server.on('error', (error) => void open.close().finally(() => leave(error)))

const sweeper = setInterval(() => void sweep(), SWEEP_EVERY)
void sweep()
async function sweep() {
  // A sweep that fails does not stop the others.
  for (const each of sweepsOf({ db: open, files, sandbox, now: clock() }))
    await each().catch((error: unknown) => console.error('mall-api: sweeping failed', error))
}

let closing = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (closing) return
    closing = true
    clearInterval(sweeper)
    setTimeout(() => process.exit(0), CLOSE_WITHIN).unref()
    endChat()
    server.close()
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    void hub
      .close()
      .catch(() => {})
      .then(() => open.close())
      .finally(() => process.exit(0))
  })
}

async function leave(error: unknown): Promise<never> {
  console.error(`mall-api: ${await startProblem(error, { dataDir: DATA_DIR, port: API_PORT, url: DATABASE_URL })}`)
  process.exit(1)
}
