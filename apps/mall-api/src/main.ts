import { serve } from '@hono/node-server'
import { createMall } from './app.ts'
import type { Db } from './db/db.ts'
import { openFilled } from './filled.ts'
import { Finder } from './search/finder.ts'
import { saying, sizeOf } from './seed/progress.ts'
import { renewSeckill } from './seed/home.ts'
import { closeTypes, closeUnpaid } from './shop/orders.ts'

const { API_PORT = '4101', HOST = '127.0.0.1', DATA_DIR = '.data', DATABASE_URL, SANDBOX, CATALOGUE_SIZE } = process.env
const SWEEP_EVERY = 30_000
const CLOSE_WITHIN = 1_800

let db: Db | undefined
let finder: Finder | undefined
try {
  console.log(DATABASE_URL ? 'mall-api: opening the PostgreSQL server of DATABASE_URL' : `mall-api: opening the embedded database in ${DATA_DIR}`)
  const say = saying((line) => console.log(`mall-api: filling the mall, ${line}`))
  db = await openFilled({ dataDir: DATA_DIR, url: DATABASE_URL, size: sizeOf(CATALOGUE_SIZE) }, say)
  finder = new Finder(db)
  await finder.ready((products) => console.log(`mall-api: reading the catalogue, ${products} products`))
} catch (error) {
  await db?.close().catch(() => {})
  leave(error)
}
const open = db!

const app = createMall({ db: open, finder, sandbox: SANDBOX !== '0' })
const server = serve({ fetch: app.fetch, port: Number(API_PORT), hostname: HOST }, ({ port }) => console.log(`mall-api ready: http://localhost:${port}`))
server.on('error', (error) => void open.close().finally(() => leave(error)))

const sweeper = setInterval(() => void sweep().catch((error) => console.error('mall-api: sweeping failed', error)), SWEEP_EVERY)
async function sweep() {
  await closeUnpaid({ db: open, now: Date.now() }, { closeType: closeTypes.timeout })
  await renewSeckill(open, Date.now())
}

let closing = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (closing) return
    closing = true
    clearInterval(sweeper)
    setTimeout(() => process.exit(0), CLOSE_WITHIN).unref()
    server.close()
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    void open.close().finally(() => process.exit(0))
  })
}

function leave(error: unknown): never {
  const { code, message } = error as Error & { code?: string }
  const noFolder = `${DATA_DIR} cannot be made or written to: set DATA_DIR to a directory of yours.`
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${API_PORT} is in use: stop what listens there, or set API_PORT to another port.`,
    EEXIST: noFolder, ENOTDIR: noFolder, ENOENT: noFolder, EPERM: noFolder, EROFS: noFolder,
    EACCES: `The server may not use port ${API_PORT} or the directory ${DATA_DIR}: choose others by API_PORT and DATA_DIR.`,
    ENOSPC: `The disk that holds ${DATA_DIR} is full: make room, or set DATA_DIR to another disk.`,
    ECONNREFUSED: 'No PostgreSQL server answers at DATABASE_URL: start it, or leave DATABASE_URL out for the embedded database.',
  }
  console.error(`mall-api: ${sentences[code ?? ''] ?? message}`)
  process.exit(1)
}
