import { configureLog } from '@millwright/edge/log'
import { onObservation } from '@millwright/edge/observations'
import type { Observations } from '@millwright/edge/observations'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Db } from './db.ts'
import { observeDb, openTransactions, statementsInFlight } from './observeDb.ts'

const told: Observations['statement'][] = []
let end = () => {}
beforeEach(() => {
  end = onObservation('statement', (statement) => told.push(statement))
  configureLog({ program: 'mall-api', format: 'json' })
})
afterEach(() => {
  end()
  told.length = 0
  vi.restoreAllMocks()
})

/** A database whose statements take `ms` milliseconds and fail if they name `nothing`. */
function databaseOf(ms: number): Db {
  const db: Db = {
    query: async <T>(sql: string) => {
      await pause(ms)
      if (sql.includes('nothing')) throw new Error('relation "nothing" does not exist')
      return [{}, {}] as T[]
    },
    tx: (work) => work(db),
    read: (work) => work(db),
    alone: (_, work) => work(),
    script: async () => {},
    listen: async () => async () => {},
    close: async () => {},
  }
  return db
}

it('logs a slow statement with its text, duration and rows, and never with its parameters', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await observeDb(databaseOf(30), 20).query('select *\n  from buyer where mobile = $1', ['13800000001'])
  const line = JSON.parse(String(warned.mock.calls[0]?.[0])) as Record<string, unknown>
  expect(line).toMatchObject({
    level: 'warn',
    program: 'mall-api',
    message: 'slow statement',
    statement: 'select * from buyer where mobile = $1',
    rows: 2,
  })
  expect(line.ms).toBeGreaterThanOrEqual(20)
  expect(JSON.stringify(line)).not.toContain('13800000001')
  expect(told).toEqual([{ verb: 'select', seconds: expect.any(Number), slow: true }])
})

it('logs no fast statement, and none with the limit 0', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await observeDb(databaseOf(0), 10_000).query('select 1')
  await observeDb(databaseOf(30), 0).query('vacuum')
  expect(warned).not.toHaveBeenCalled()
  expect(told.map(({ verb, slow }) => [verb, slow])).toEqual([
    ['select', false],
    ['other', false],
  ])
})

it('observes the statements of transactions and nested transactions, and failed statements', async () => {
  const db = observeDb(databaseOf(0), 0)
  const failed = db.tx(async (tx) => {
    await tx.query('insert into a values (1)')
    await tx.tx((inner) => inner.query('update a set b = 1'))
    expect(openTransactions()).toBe(1)
    const last = tx.query('delete from nothing')
    expect(statementsInFlight()).toBe(1)
    await last
  })
  await expect(failed).rejects.toThrow('does not exist')
  expect(told.map(({ verb }) => verb)).toEqual(['insert', 'update', 'delete'])
  expect([openTransactions(), statementsInFlight()]).toEqual([0, 0])
})
