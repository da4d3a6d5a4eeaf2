import type { createServer, Server } from 'node:http'
import { serve } from '@hono/node-server'
import { createConnectionLimits } from '@millwright/edge/createConnectionLimits'
import { readOrExit } from '@millwright/edge/settings'
import { isNear } from './app/clientAddress.ts'
import { createMall } from './app/app.ts'
import { drainRequests } from './app/drainRequests.ts'
import { openMall } from './app/openMall.ts'
import { steadyClock } from './app/clock.ts'
import { openHub } from './contexts/chat/hub.ts'
import { serveChat } from './contexts/chat/socket.ts'
import type { Db } from './db/db.ts'
import { Finder } from './core/search/finder.ts'
import { progressLogger } from './sample/progress.ts'
import type { FileStore } from './core/files/fileStore.ts'
import { openFileStore } from './contexts/files/openFileStore.ts'
import { startProblem } from './app/startProblem.ts'
import { periodicTasks } from './app/sweeps.ts'
import { settings } from './app/settings.ts'

const SWEEP_EVERY = 30_000
/** Milliseconds that running requests get to finish on shutdown, and then the database. */
const GRACE = 8_000
const CLOSE_WITHIN = 1_800

const { API_PORT, HOST, DATA_DIR, DATABASE_URL, MALL, ...given } = readOrExit(settings, process.env)
const sample = MALL === 'sample'
const sandbox = given.SANDBOX ?? sample

let db: Db | undefined
let finder: Finder | undefined
let fileStore: FileStore | undefined
try {
  fileStore = openFileStore({ dataDir: DATA_DIR, url: given.FILES_URL })
  console.log(
    DATABASE_URL
      ? 'mall-api: opening the PostgreSQL server of DATABASE_URL'
      : `mall-api: opening the embedded database in ${DATA_DIR}`,
  )
  const say = progressLogger((line) => console.log(`mall-api: filling the mall, ${line}`))
  const onWait = (owner: string) => console.log(`mall-api: waiting for ${owner}, which uses ${DATA_DIR}, to end`)
  const onBusy = () => console.log('mall-api: waiting for another server that prepares the database')
  db = await openMall(
    { dataDir: DATA_DIR, url: DATABASE_URL, bound: given.STATEMENT_SECONDS * 1000, onWait },
    { sample, size: given.CATALOGUE_SIZE, onProgress: say, onBusy },
  )
  finder = new Finder(db)
  await finder.ready((products) => console.log(`mall-api: reading the catalogue, ${products} products`))
} catch (error) {
  await db?.close().catch(() => {})
  await leave(error)
}
const open = db!

const files = fileStore!
const clock = steadyClock()
let closing = false
const app = createMall({
  db: open,
  files,
  finder,
  clock,
  sandbox,
  staffConsole: !sample,
  consoleUrl: given.CONSOLE_URL,
  consoleKey: given.CONSOLE_KEY,
  links: {
    ...(given.MERCHANT_URL && { merchantUrl: given.MERCHANT_URL }),
    ...(given.SISTER_SITES && { sisterSites: given.SISTER_SITES }),
  },
  origins: given.CORS_ORIGINS,
  isReady: () => !closing,
  passwordKeys: { shared: given.PASSWORD_KEY, private: given.PASSWORD_PRIVATE_KEY },
})
const hub = await openHub({ db: open })
// Shops on this machine or in its network forward the requests of all their visitors.
const limits = createConnectionLimits({ isTrustedProxy: isNear })
const server = serve(
  {
    fetch: app.fetch,
    port: API_PORT,
    hostname: HOST,
    createServer: limits.createServer as typeof createServer,
  },
  ({ port }) => console.log(`mall-api ready: http://localhost:${port}`),
)
const endChat = serveChat(server as Server, { db: open, hub, clock })
const requests = drainRequests(server as Server)
server.on('error', (error) => void open.close().finally(() => leave(error)))

const sweeper = setInterval(() => void sweep(), SWEEP_EVERY)
void sweep()
async function sweep() {
  // A sweep that fails does not stop the others.
  for (const each of periodicTasks({ db: open, files, sample, now: clock() }))
    await each().catch((error: unknown) => console.error('mall-api: sweeping failed', error))
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())

/** Answers the running requests, at most for `GRACE`, then closes the database. */
async function stop() {
  if (closing) return
  closing = true
  clearInterval(sweeper)
  setTimeout(() => process.exit(1), GRACE + CLOSE_WITHIN).unref()
  endChat()
  const answered = await requests.drain(GRACE)
  if (!answered) console.error('mall-api: stopped before all requests were answered')
  await hub.close().catch(() => {})
  await open.close().catch(() => {})
  process.exit(answered ? 0 : 1)
}

async function leave(error: unknown): Promise<never> {
  console.error(
    `mall-api: ${await startProblem(error, { dataDir: DATA_DIR, port: String(API_PORT), url: DATABASE_URL })}`,
  )
  process.exit(1)
}
