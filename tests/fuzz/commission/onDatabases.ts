import '../../../apps/mall-api/src/app/compose.ts'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { walletOf } from '@millwright/domain/distribution/commissionLedger'
import type { LedgerEntry } from '@millwright/domain/distribution/commissionLedger'
import { centsOf, centsText } from '@millwright/domain/money/wholeMoney'
import type { Db } from '../../../apps/mall-api/src/db/db.ts'
import { migrate } from '../../../apps/mall-api/src/db/migrate.ts'
import { openPglite } from '../../../apps/mall-api/src/db/pglite.ts'
import { openPostgres } from '../../../apps/mall-api/src/db/postgres.ts'
import { updateCommissions } from '../../../apps/mall-api/src/contexts/distribution/commissions.ts'
import { endWithdrawal, withdraw } from '../../../apps/mall-api/src/contexts/distribution/withdrawals.ts'
import { seed } from '../../../apps/mall-api/src/sample/seed.ts'
import { postgresBinaries, startCluster } from '../../../apps/mall-api/src/testing/cluster.ts'
import { tinyMall } from '../../../apps/mall-api/src/testing/tinyMall.ts'
import { asyncProperty, checkProperties } from '../../fuzzRun.ts'
import type { MeasurementResult, MeasurementOptions } from '../../measure.ts'
import { databaseOrder, readyDatabase } from '../refund/database.ts'
import { HOUR, START } from '../refund/history.ts'
import { MemoryOrder } from '../refund/memory.ts'
import { settled } from '../refund/tryHistory.ts'
import { commissionHistories, ending } from './history.ts'
import { MemoryCommission } from './memory.ts'

const AT_ONCE = 3

export async function onDatabases(wish: MeasurementOptions): Promise<MeasurementResult> {
  const folder = await mkdtemp(join(tmpdir(), 'commissions-'))
  await chmod(folder, 0o755)
  const cluster = postgresBinaries ? await startCluster(join(folder, 'postgres')) : undefined
  const kinds: [string, () => Promise<Db>][] = [['PGlite', () => openPglite()]]
  if (cluster) kinds.push(['PostgreSQL', () => openPostgres(cluster.url)])
  try {
    return await checkProperties(
      kinds.map(([name, open]) => async (own) => {
        const db = await open()
        await migrate(db)
        await seed(db, tinyMall, START)
        try {
          return await commissionsOn(name, db)(own)
        } finally {
          await db.close()
        }
      }),
      wish,
    )
  } finally {
    cluster?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

let people = 0

/**
 * Checks commissions on one database with the tiny mall and compares the ledger with the rules. The order changes by
 * one command at a time, while commissions are updated and withdrawals are requested and ended several times at once.
 */
export function commissionsOn(name: string, db: Db) {
  const says = `on ${name}: the ledger agrees with the rules and never pays out more, under concurrent requests`
  return asyncProperty(says, commissionHistories, async ({ history, rates, asks }) => {
    await readyDatabase(db)
    const mall = await databaseOrder(db, history.bought)
    const user = await newDistributor(db)
    await promise(db, user, rates)
    const order = new MemoryOrder(history.bought)
    const rules = new MemoryCommission(order, rates)
    const clock = { now: START }
    // The order changes by one command at a time, so that the rules can follow. Withdrawals run concurrently.
    for (const [at, given] of [
      ...history.turns.map((turn) => turn.slice(0, 1)),
      ...ending.map((one) => [one]),
    ].entries()) {
      for (const command of settled(given, order)) {
        order.carryOut(command)
        if (command.do === 'tick') clock.now += command.hours * HOUR
        await Promise.all([mall.run([command]), ...both(() => updateCommissions({ db, now: clock.now }, { user }))])
      }
      rules.follow()
      await updateCommissions({ db, now: clock.now }, { user })
      await Promise.all(
        asks[at % asks.length]!.flatMap((ask): Promise<unknown>[] =>
          ask.do === 'ask'
            ? both(() => withdraw({ db, now: clock.now }, user, { amount: centsText(BigInt(ask.cents)) }))
            : ask.do === 'end'
              ? both(() => endSome(db, user, clock.now, ask.pay))
              : [],
        ),
      )
      judge(await ledgerOf(db, user), rules)
    }
    return true
  })
}

const both = <T>(act: () => Promise<T>): Promise<T>[] => Array.from({ length: AT_ONCE }, act)

async function newDistributor(db: Db): Promise<number> {
  const mobile = `15${String(++people).padStart(9, '0')}`
  const [made] = await db.query<{ user: number }>(
    `insert into buyer (mobile, nick_name, created, distributor) values ($1, '{"zh":"","en":""}', 0, true) returning user_id as user`,
    [mobile],
  )
  await db.query(
    `insert into distributor (user_id, card_no, state, type, real_name, identity_number, identity_front, identity_back, mobile, bank_name, bank_branch, bank_account, applied)
    values ($1, $2, 1, 1, '', '', '', '', $2, '', '', '', 0)`,
    [made!.user, mobile],
  )
  return made!.user
}

/** Adds commission to each line of the newest order. */
async function promise(db: Db, user: number, rates: readonly string[]): Promise<void> {
  const lines = await db.query<{ item: number; orderNumber: string; paid: string }>(
    `select order_item_id as item, order_number as "orderNumber", amount as paid from order_item
      where order_number = (select max(order_number) from orders where order_number like 'F%') order by seq`,
  )
  const [first] = lines
  const [order] = await db.query<{ goods: string }>(
    'select actual_total - freight as goods from orders where order_number = $1',
    [first!.orderNumber],
  )
  const shares = sharesOf(order!.goods, lines)
  for (const [at, { item, orderNumber }] of lines.entries())
    await db.query(
      `insert into commission (order_item_id, order_number, user_id, rate, paid, amount, created, looked)
      values ($1, $2, $3, $4::text::numeric, $5::text::numeric, 0, 0, 0)`,
      [item, orderNumber, user, rates[at % rates.length]!, shares[at]!],
    )
}

function sharesOf(goods: string, lines: readonly { paid: string }[]): string[] {
  const order = new MemoryOrder({ lines: [], freight: 0, off: 0, stock: 0 })
  order.order = {
    ...order.order,
    paid: goods as never,
    freight: '0.00' as never,
    lines: lines.map(({ paid }, at) => ({ orderItemId: String(at), quantity: 1, shipped: 0, amount: paid as never })),
  }
  return new MemoryCommission(order, ['1']).lines.map(({ paid }) => paid)
}

async function endSome(db: Db, user: number, now: number, pay: boolean): Promise<void> {
  const [asked] = await db.query<{ id: number }>(
    'select withdrawal_id as id from commission_withdrawal where user_id = $1 and state = 0 order by withdrawal_id limit 1',
    [user],
  )
  if (asked) await endWithdrawal({ db, now }, asked.id, pay ? 'pay' : 'refuse', pay ? null : 'x')
}

const ledgerOf = (db: Db, user: number) =>
  db.query<LedgerEntry>('select move, amount from commission_entry where user_id = $1 order by entry_id', [user])

function judge(entries: readonly LedgerEntry[], rules: MemoryCommission): void {
  // No balance may be negative after any entry of the ledger.
  for (let end = 1; end <= entries.length; end++)
    for (const [pot, amount] of Object.entries(walletOf(entries.slice(0, end))))
      if (amount.includes('-')) throw new Error(`${pot} is ${amount} after entry ${end}`)
  const { unsettled, void: gone, settled: free, held, paid, earned } = walletOf(entries)
  const wanted = rules.wallet()
  const seen = [earned, unsettled, gone, centsText(centsOf(free) + centsOf(held) + centsOf(paid))].join()
  const right = [wanted.earned, wanted.unsettled, wanted.void, wanted.settled].join()
  if (seen !== right) throw new Error(`earned, unsettled, void, settled are ${seen}, by the rules ${right}`)
}
