import type { createServer, Server } from 'node:http'
import { serve } from '@hono/node-server'
import { createConnectionLimits } from '@millwright/edge/createConnectionLimits'
import { drainRequests } from '@millwright/edge/drainRequests'
import { createGate } from '@millwright/edge/gate'
import { configureLog, log, logError } from '@millwright/edge/log'
import { observeJob } from '@millwright/edge/observeJob'
import { serveMetrics } from '@millwright/edge/serveMetrics'
import { readOrExit } from '@millwright/edge/settings'
import { startTracing } from '@millwright/edge/startTracing'
import { isPrivate } from './app/clientAddress.ts'
import { createMall } from './app/app.ts'
import { mallReadings } from './app/mallReadings.ts'
import { missingPorts, openPorts } from './app/ports.ts'
import { openMall } from './app/openMall.ts'
import { steadyClock } from './app/clock.ts'
import { openHub } from './contexts/chat/hub.ts'
import { serveChat } from './contexts/chat/socket.ts'
import type { Db } from './db/db.ts'
import { searchInProcess, searchOnEngine } from './core/search/openSearch.ts'
import type { Search } from './core/search/openSearch.ts'
import { progressLogger } from './sample/progress.ts'
import type { FileStore } from './core/files/fileStore.ts'
import { openFileStore } from './contexts/files/openFileStore.ts'
import { startProblem } from './app/startProblem.ts'
import { mallJobs } from './app/mallJobs.ts'
import { settings } from './app/settings.ts'
import { startJobs } from './jobs/startJobs.ts'

/** Milliseconds that running requests and jobs get to finish on shutdown, and then the database. */
const GRACE = 8_000
const CLOSE_WITHIN = 1_800

configureLog({ program: 'mall-api' })
const { API_PORT, HOST, DATA_DIR, DATABASE_URL, MALL, ...given } = readOrExit(settings, process.env, (sentences) =>
  log('error', sentences),
)
const sample = MALL === 'sample'
const sandbox = given.SANDBOX ?? sample
const ports = openPorts(given, sandbox)
for (const line of missingPorts(ports)) log('warn', line)

const databaseOptions = {
  bound: given.STATEMENT_SECONDS * 1000,
  slowMs: given.SLOW_QUERY_MS,
  connections: given.DATABASE_CONNECTIONS,
  directUrl: given.DATABASE_DIRECT_URL,
  readUrl: given.DATABASE_READ_URL,
  readWaitMs: given.DATABASE_READ_WAIT_MS,
}

let db: Db | undefined
let search: (Search & { close?: () => Promise<void> }) | undefined
let fileStore: FileStore | undefined
let endTracing = async () => {}
try {
  endTracing = await startTracing({
    endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
    service: given.OTEL_SERVICE_NAME,
    sampler: given.OTEL_TRACES_SAMPLER,
    ratio: given.OTEL_TRACES_SAMPLER_ARG,
  })
  fileStore = openFileStore({ dataDir: DATA_DIR, url: given.FILES_URL })
  log(
    'info',
    DATABASE_URL ? 'opening the PostgreSQL server of DATABASE_URL' : `opening the embedded database in ${DATA_DIR}`,
  )
  const say = progressLogger((line) => log('info', `filling the mall, ${line}`))
  const onWait = (owner: string) => log('info', `waiting for ${owner}, which uses ${DATA_DIR}, to end`)
  const onBusy = () => log('info', 'waiting for another server that prepares the database')
  db = await openMall(
    { dataDir: DATA_DIR, url: DATABASE_URL, ...databaseOptions, onWait },
    { sample, size: given.CATALOGUE_SIZE, onProgress: say, onBusy },
  )
  search = given.SEARCH_URL
    ? await searchOnEngine(db, given.SEARCH_URL, (error) => logError('indexing failed', error))
    : searchInProcess(db)
  await search.finder.ready((products) => log('info', `reading the catalogue, ${products} products`))
} catch (error) {
  await db?.close().catch(() => {})
  await leave(error)
}
const open = db!

// By default shops on this machine or in its network, which forward the requests of all their visitors.
const isTrustedProxy = given.TRUSTED_PROXIES ?? isPrivate
const files = fileStore!
const clock = steadyClock()
const gate = createGate(given.API_LIMITS)
let closing = false
const app = createMall({
  db: open,
  files,
  search,
  clock,
  sandbox,
  payments: ports.payments,
  sms: ports.sms,
  staffConsole: !sample,
  consoleUrl: given.CONSOLE_URL,
  consoleKey: given.CONSOLE_KEY,
  links: {
    ...(given.MERCHANT_URL && { merchantUrl: given.MERCHANT_URL }),
    ...(given.SISTER_SITES && { sisterSites: given.SISTER_SITES }),
  },
  origins: given.CORS_ORIGINS,
  isReady: () => !closing,
  isTrustedProxy,
  gate,
  passwordKeys: { shared: given.PASSWORD_KEY, private: given.PASSWORD_PRIVATE_KEY },
})
const hub = await openHub({ db: open })
const jobs = await startJobs({
  db: open,
  jobs: mallJobs({ sample }),
  context: () => ({ db: open, files, ...ports, now: clock(), clock }),
  clock,
  log: logError,
  onRun: observeJob,
}).catch(leave)
const limits = createConnectionLimits({ isTrustedProxy })
const server = serve(
  {
    fetch: app.fetch,
    port: API_PORT,
    hostname: HOST,
    createServer: limits.createServer as typeof createServer,
  },
  ({ port }) => log('info', `ready: http://localhost:${port}`),
)
const endChat = serveChat(server as Server, { db: open, hub, clock })
const requests = drainRequests(server as Server)
server.on('error', (error) => void open.close().finally(() => leave(error)))
await serveMetrics({
  port: given.METRICS_PORT,
  hostname: HOST,
  program: 'mall-api',
  readings: mallReadings({ gate, limits, hub, finder: search!.finder }),
}).catch((error: unknown) => open.close().finally(() => leave(error)))

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())

/** Answers the running requests and finishes the running jobs, at most for `GRACE`, then closes the database. */
async function stop() {
  if (closing) return
  closing = true
  setTimeout(() => process.exit(1), GRACE + CLOSE_WITHIN).unref()
  endChat()
  const finished = jobs.stop(GRACE).catch((error: unknown) => logError('stopping the jobs failed', error))
  const answered = await requests.drain(GRACE)
  await finished
  if (!answered) log('warn', 'stopped before all requests were answered')
  await hub.close().catch(() => {})
  await search?.close?.().catch(() => {})
  await open.close().catch(() => {})
  await endTracing().catch(() => {})
  process.exit(answered ? 0 : 1)
}

async function leave(error: unknown): Promise<never> {
  log('error', await startProblem(error, { dataDir: DATA_DIR, port: String(API_PORT), url: DATABASE_URL }))
  process.exit(1)
}
