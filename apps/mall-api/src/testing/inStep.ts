import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect } from 'vitest'
import { queryOne } from '../db/db.ts'
import type { Db } from '../db/db.ts'
import { openPostgres } from '../db/postgres.ts'
import { postgresDatabase } from './templates.ts'

type Side = { done: boolean; asks: number; next: (() => void)[]; without: RegExp | undefined }
type Works = readonly (() => Promise<unknown>)[]
type Guard = {
  /** The statements whose locks are removed in the first run. */
  lock: RegExp
  /** Prepares the mall and returns the concurrent tasks. Called before each of the two runs. */
  begin: () => Promise<Works>
  seen: (outcomes: unknown[]) => unknown
  wanted: unknown
}

/**
 * A PostgreSQL database with the tiny mall, on which tasks run in step: each statement begins only when every other
 * task is about to begin one, waits for a lock or is done. Transactions without a common lock therefore always overlap
 * between reading and writing, on a machine of any speed.
 */
export function steppable() {
  let db: Db
  let drop: () => Promise<void>
  beforeAll(async () => {
    const made = await postgresDatabase()
    drop = made.drop
    db = await openPostgres(made.url)
  }, 120_000)
  afterAll(async () => {
    await db.close()
    await drop()
  })
  const sides = new AsyncLocalStorage<Side>()
  const whenReady = async <T>(ask: () => Promise<T>): Promise<T> => {
    const side = sides.getStore()
    if (!side) return ask()
    await new Promise<void>((go) => side.next.push(go))
    side.asks++
    try {
      return await ask()
    } finally {
      side.asks--
    }
  }
  const on = (inner: Db): Db => ({
    ...inner,
    query: (sql, params) => whenReady(() => inner.query(unlocked(sql, sides.getStore()?.without), params)),
    script: (sql) => whenReady(() => inner.script(sql)),
    tx: (work) => inner.tx((tx) => work(on(tx))),
  })

  /** Returns each task's result: its value, or `{ error }`. */
  async function inStep(works: Works, without?: RegExp): Promise<unknown[]> {
    const running = works.map((work) => {
      const side: Side = { done: false, asks: 0, next: [], without }
      const outcome = sides.run(side, work)
      const over = () => {
        side.done = true
      }
      outcome.then(over, over)
      return { side, outcome }
    })
    const outcomes = Promise.all(running.map(({ outcome }) => outcome.catch((error: unknown) => ({ error }))))
    for (;;) {
      await nextTurn()
      const left = running.map(({ side }) => side).filter(({ done }) => !done)
      if (!left.length) return outcomes
      const ready = left.filter(({ next }) => next.length)
      if (!ready.length) continue
      const others = left.filter(({ next }) => !next.length)
      if (others.length && !(await areBlocked(db, others))) continue
      for (const go of ready.flatMap((side) => side.next.splice(0))) go()
    }
  }

  /**
   * Expects the wanted result with the lock, and a different result without it, so that an unneeded lock also fails.
   */
  async function guards({ lock, begin, seen, wanted }: Guard): Promise<void> {
    const without = await seen(await inStep(await begin(), lock))
    expect(await seen(await inStep(await begin())), 'with the lock').toEqual(wanted)
    expect(without, 'without the lock').not.toEqual(wanted)
  }

  return { db: () => on(db), inStep, guards }
}

function unlocked(sql: string, without: RegExp | undefined): string {
  if (!without?.test(sql)) return sql
  return sql
    .replace(/\s+for (no key )?update( of \w+)?/, '')
    .replace('pg_advisory_xact_lock(hashtext($1))', 'hashtext($1)')
}

/** Whether all sides wait for locks, according to the server. */
async function areBlocked(db: Db, sides: Side[]): Promise<boolean> {
  if (sides.some(({ asks }) => asks === 0)) return false
  const row = await queryOne<{ count: number }>(
    db,
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return row.count >= sides.length
}
