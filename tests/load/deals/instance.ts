import { serve } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { openPglite } from '../../../apps/mall-api/src/db/pglite.ts'
import { openPostgres } from '../../../apps/mall-api/src/db/postgres.ts'
import { createMall } from '../../../apps/mall-api/src/app/app.ts'
import { memoryStore } from '../../../apps/mall-api/src/testing/memoryStore.ts'

/** Serves the mall in one process, on a filled database: a PostgreSQL URL or a PGlite folder. */
const [, , where = ''] = process.argv
const db = await (where.startsWith('postgres') ? openPostgres(where) : openPglite(where))
const app = createMall({ db, files: memoryStore() })
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) =>
  process.send?.({ port: (info as AddressInfo).port }),
)
process.on('message', async (message) => {
  if (message === 'heap') {
    globalThis.gc?.()
    process.send?.({ heap: process.memoryUsage().heapUsed })
  }
  if (message === 'end') {
    await db.close()
    process.exit(0)
  }
})
