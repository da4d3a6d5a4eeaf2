import { mkdtempSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { onObservation } from '@millwright/edge/observations'
import type { Observations } from '@millwright/edge/observations'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { exportRows } from '../contexts/exchange/exportRows.ts'
import { collect } from '../testing/collect.ts'
import { copyCluster, freePort, postgresBinaries, startCluster, stopCluster } from '../testing/cluster.ts'
import { setUpPayingBuyer } from '../testing/setUpPayingBuyer.ts'
import { testMall } from '../testing/testMall.ts'
import type { TestMall } from '../testing/testMall.ts'
import type { Db } from './db.ts'
import { openPostgres } from './postgres.ts'
import { openReplica, readAtReplica } from './replica.ts'
import type { Replica } from './replica.ts'

const why = postgresBinaries ? '' : ' (skipped: /usr/lib/postgresql/*/bin is not there)'
const RETRIES_AFTER = 100

type Outcome = Observations['read']['outcome']

describe.skipIf(!postgresBinaries)(`with a streaming replica${why}`, () => {
  const folder = mkdtempSync('/tmp/primary-')
  const copy = mkdtempSync('/tmp/replica-')
  const outcomes: Outcome[] = []
  /** The statements that the replica answered. */
  const ran: string[] = []
  let port: number
  let primaryUrl: string
  let db: Db
  let atReplica: Db
  let mall: TestMall
  let shop: Awaited<ReturnType<typeof setUpPayingBuyer>>
  let end = () => {}

  // The replica cancels a statement as soon as the statement blocks the replay of a change.
  const start = () => startCluster(copy, postgresBinaries, { port, settings: ['max_standby_streaming_delay=0'] })

  beforeAll(async () => {
    const primary = await startCluster(folder)
    port = await freePort()
    primaryUrl = primary.url
    const plain = await openPostgres(primary.url)
    await testMall(plain)
    copyCluster(primary.url, copy)
    const { url } = await start()
    atReplica = await openPostgres(url)
    db = await readAtReplica(plain, recorded(openReplica(url), ran), { waitMs: 2_000, retriesAfter: RETRIES_AFTER })
    mall = await testMall(db)
    shop = await setUpPayingBuyer(mall)
    end = onObservation('read', ({ outcome }) => outcomes.push(outcome))
  }, 120_000)
  afterAll(async () => {
    end()
    await Promise.all([db?.close(), atReplica?.close()])
    stopCluster(copy)
    stopCluster(folder)
    for (const one of [folder, copy]) rmSync(one, { recursive: true, force: true })
  }, 60_000)

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(console, 'log').mockImplementation(() => {})
    outcomes.length = 0
    ran.length = 0
  })
  afterEach(() => void vi.restoreAllMocks())

  const orders = async () => {
    const { answer } = await shop.buyer.call('myOrder', { current: 1, size: 100 })
    return answer.records!.map(({ orderNumber }) => orderNumber)
  }
  const untilUsed = () =>
    vi.waitFor(async () => {
      await orders()
      expect(outcomes.at(-1)).toBe('replica')
    })

  it('reads lists, counts and exports there, and writes at the primary', async () => {
    const number = await shop.order()
    expect(await orders()).toContain(number)
    expect((await shop.buyer.call('orderCount', undefined)).answer.allCount).toBeGreaterThan(0)
    const { answer } = await shop.buyer.call('exportOrders', {})
    expect((answer as Blob).size).toBeGreaterThan(1_000)
    const rows = await collect(exportRows(db, 'stock'))
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(outcomes)).toEqual(new Set(['replica']))
    for (const table of ['from orders', 'from order_item', 'from tally', 'from sku'])
      expect(ran.filter((sql) => sql.includes(table)).length, table).toBeGreaterThan(0)
    expect(ran.filter((sql) => /\b(?:insert|update|delete)\b/i.test(sql))).toEqual([])
    expect(await db.read((at) => at.query('select pg_is_in_recovery() as replica'))).toEqual([{ replica: true }])
    expect(await db.query('select pg_is_in_recovery() as replica')).toEqual([{ replica: false }])
  })

  it('shows a buyer each order as soon as it is placed', async () => {
    for (let turn = 0; turn < 15; turn++) {
      const number = await shop.order(1)
      expect(await orders()).toContain(number)
    }
    expect(outcomes).toContain('replica')
  })

  it('refuses to write', async () => {
    await expect(db.read((at) => at.query("update setting set value = '1'"))).rejects.toMatchObject({ code: '25006' })
  })

  it('shows an order that the replica does not have yet, and uses the replica when it has caught up', async () => {
    await atReplica.query('select pg_wal_replay_pause()')
    const number = await shop.order()
    expect(await orders()).toContain(number)
    expect(await orders()).toContain(number)
    expect(outcomes).toEqual(['behind', 'away'])
    expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain('reads go to the primary')
    await atReplica.query('select pg_wal_replay_resume()')
    await untilUsed()
    expect(await orders()).toContain(number)
  })

  it('repeats at the primary a read that the replica cancels', async () => {
    await mall.db.script('create table probe (id int); insert into probe select generate_series(1, 1000)')
    const answer = db.read(async (at) => {
      const [row] = await at.query<{ n: number; replica: boolean }>(
        'select count(case when pg_is_in_recovery() and id = 1 then pg_sleep(20) end)::int as n, pg_is_in_recovery() as replica from probe',
      )
      return row
    })
    await pause(500)
    await mall.db.script('delete from probe')
    await openPostgres(primaryUrl).then((own) => own.query('vacuum probe').finally(() => own.close()))
    expect(await answer).toMatchObject({ replica: false })
    expect(outcomes).toEqual(['cancelled'])
    await orders()
    expect(outcomes.at(-1)).toBe('replica')
  })

  it('fails no call while the replica stops, is down and comes back', async () => {
    const placed = await shop.order()
    let runs = 0
    const answer = await db.read(async (at) => {
      if (runs++ === 0) stopCluster(copy)
      return at.query<{ n: number }>('select count(*)::int as n from orders')
    })
    expect(answer[0]!.n).toBeGreaterThan(0)
    expect(outcomes).toEqual(['failed'])
    for (let turn = 0; turn < 5; turn++) {
      expect(await orders()).toContain(placed)
      await pause(RETRIES_AFTER)
    }
    expect(outcomes.slice(1)).toEqual(outcomes.slice(1).map(() => 'away'))
    expect(vi.mocked(console.warn)).toHaveBeenCalledTimes(1)
    expect(mall.faults).toEqual([])
    await start()
    await untilUsed()
  })

  it('is not used if the address is not a replica, and the mall starts nevertheless', async () => {
    const plain = await openPostgres(primaryUrl)
    const wrong = await readAtReplica(plain, openReplica(primaryUrl), { waitMs: 50 })
    expect(await wrong.read((at) => at.query('select 1 as one'))).toEqual([{ one: 1 }])
    expect(outcomes).toEqual(['away'])
    expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain('is no streaming replica')
    await wrong.close()
  })
})

/** Notes the statements that a replica answers. */
function recorded(replica: Replica, ran: string[]): Replica {
  return {
    ...replica,
    query: (sql, params) => {
      ran.push(sql)
      return replica.query(sql, params)
    },
  }
}
