import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSession } from '../../../apps/mall-api/src/core/identity/sessions.ts'
import type { Db } from '../../../apps/mall-api/src/db/db.ts'
import { migrate } from '../../../apps/mall-api/src/db/migrate.ts'
import { openPglite } from '../../../apps/mall-api/src/db/pglite.ts'
import { openPostgres } from '../../../apps/mall-api/src/db/postgres.ts'
import { createSampleBuyers } from '../../../apps/mall-api/src/contexts/promotion/crowd.ts'
import { seed } from '../../../apps/mall-api/src/sample/seed.ts'
import { postgresBinaries, startCluster } from '../../../apps/mall-api/src/testing/cluster.ts'
import { tinyMall } from '../../../apps/mall-api/src/testing/tinyMall.ts'

export type Shopper = { user: number; token: string }
type Instance = { process: ChildProcess; port: number }
export type Reply = { code: string; msg: string; data: unknown }
export type Engine = 'PGlite' | 'PostgreSQL'

export const engines: readonly Engine[] = postgresBinaries ? ['PGlite', 'PostgreSQL'] : ['PGlite']

/** A tiny mall on its own database: one process on PGlite, two on PostgreSQL. */
export class DealMall {
  readonly engine: Engine
  #folder = ''
  #where = ''
  #cluster: Awaited<ReturnType<typeof startCluster>> | undefined
  #instances: Instance[] = []

  constructor(engine: Engine) {
    this.engine = engine
  }

  /** Fills the database with signed-in shoppers and applies `more`. */
  async fill(shoppers: number, more: (db: Db) => Promise<void>): Promise<Shopper[]> {
    this.#folder = await mkdtemp(join(tmpdir(), 'deals-'))
    // PostgreSQL runs as its own user.
    await chmod(this.#folder, 0o755)
    if (this.engine === 'PostgreSQL') this.#cluster = await startCluster(join(this.#folder, 'postgres'))
    this.#where = this.#cluster?.url ?? join(this.#folder, 'data')
    return this.direct(async (db) => {
      await migrate(db)
      await seed(db, tinyMall, Date.now())
      const users = await createSampleBuyers(db, shoppers, Date.now())
      const people: Shopper[] = []
      for (const user of users) people.push({ user, token: (await openSession(db, user, Date.now())).accessToken })
      await more(db)
      return people
    })
  }

  /** Works on the database directly. PGlite allows one owner at a time, so the mall must be down. */
  async direct<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const db = await (this.#cluster ? openPostgres(this.#where) : openPglite(this.#where))
    try {
      return await work(db)
    } finally {
      await db.close()
    }
  }

  async up(): Promise<void> {
    const many = this.engine === 'PostgreSQL' ? 2 : 1
    this.#instances = await Promise.all(
      Array.from({ length: many }, async () => {
        const child = fork(new URL('instance.ts', import.meta.url), [this.#where], {
          execArgv: ['--conditions=@millwright/source', '--expose-gc'],
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        })
        const [{ port }] = (await once(child, 'message')) as [{ port: number }]
        return { process: child, port }
      }),
    )
  }

  /** Kills the processes with SIGKILL, as a power cut would. */
  async kill(): Promise<void> {
    await Promise.all(
      this.#instances.splice(0).map(async ({ process: child }) => {
        const gone = once(child, 'exit')
        child.kill('SIGKILL')
        await gone
      }),
    )
  }

  async down(): Promise<void> {
    await Promise.all(
      this.#instances.splice(0).map(async ({ process: child }) => {
        const gone = once(child, 'exit')
        child.send('end')
        await gone
      }),
    )
  }

  async away(): Promise<void> {
    await this.kill()
    await this.#cluster?.stop()
    await rm(this.#folder, { recursive: true, force: true })
  }

  /** Returns the largest heap of the processes in megabytes, after garbage collection. */
  async heap(): Promise<number> {
    const sizes = await Promise.all(
      this.#instances.map(async ({ process: child }) => {
        const told = once(child, 'message')
        child.send('heap')
        return ((await told) as [{ heap: number }])[0].heap
      }),
    )
    return Math.round(Math.max(...sizes) / 2 ** 20)
  }

  async call(turn: number, method: string, path: string, token: string, body?: unknown): Promise<Reply> {
    const { port } = this.#instances[turn % this.#instances.length]!
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { authorization: token, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return (await response.json()) as Reply
  }
}

export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
}
