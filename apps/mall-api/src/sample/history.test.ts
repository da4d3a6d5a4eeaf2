import { orderStatuses } from '@millwright/domain/order/orderStatus'
import { writtenIn } from '@millwright/domain/writtenIn'
import { beforeAll, expect, it } from 'vitest'
import { sampleMall } from '../contexts/catalogue/sample/catalogue.ts'
import type { Db } from '../db/db.ts'
import { migrate } from '../db/migrate.ts'
import { periodicTasks } from '../app/mallJobs.ts'
import { onDatabase } from '../testing/databases.ts'
import { memoryStore } from '../testing/memoryStore.ts'
import { START } from '../testing/testMall.ts'
import { importHistory } from './history.ts'
import { seed } from './seed.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Status 4 belongs to other editions of the API. */
const all = Object.values(orderStatuses).filter((status) => status !== orderStatuses.toEvaluate)

onDatabase(
  (open) => {
    let db: Db
    beforeAll(async () => {
      db = open()
      await migrate(db)
      await seed(db, ({ skip }) => sampleMall({ size: 2_000, skip }), START)
      // So few products span too few categories for the sample to have a group deal of its own.
      await db.query(
        `insert into group_activity (group_activity_id, prod_id, sku_id, price, people, joined, limit_each, start_time, end_time)
          select 1, prod_id, sku_id, price, 3, 0, 1000000, $1::bigint, $2::bigint from sku
            where stocks > 1000 and prod_id in (select prod_id from product where status = 1) order by sku_id limit 1`,
        [START - DAY, START + 30 * DAY],
      )
      await importHistory(db, START)
    }, 600_000)

    const sweep = async (now: number, sample = true) => {
      for (const each of periodicTasks({ db, files: memoryStore(), payments: {}, mail: undefined, sample, now }))
        await each()
    }
    const states = async () =>
      (
        await db.query<{ status: number }>(
          "select distinct status from orders join buyer using (user_id) where account = 'buyer' order by status",
        )
      ).map(({ status }) => status)

    it('has an order of the account `buyer` in every state, also after half an hour and after days [R6.01]', async () => {
      expect(await states()).toEqual(all)
      for (const later of [31 * MINUTE, 4 * DAY]) {
        await sweep(START + later)
        expect(await states(), `${later / MINUTE} minutes later`).toEqual(all)
      }
    }, 120_000)

    it.each([
      ['returns', "select description as words from refund where user_id = $1 and description <> ''"],
      [
        'sellers’ answers',
        "select step->>'message' as words from refund, jsonb_array_elements(events) step where user_id = $1 and step ? 'message' and step->>'by' = 'seller'",
      ],
      ['inquiries', 'select remark as words from inquiry where user_id = $1'],
      [
        'quotes',
        "select quote.remark as words from quote join inquiry using (inquiry_id) where user_id = $1 and quote.remark <> ''",
      ],
      ['messages', 'select words from inquiry_message join inquiry using (inquiry_id) where user_id = $1'],
    ])(
      'has %s of the account `buyer` in both languages, so that readers of either see the other [R1.02]',
      async (_what, sql) => {
        const [buyer] = await db.query<{ user: number }>("select user_id as user from buyer where account = 'buyer'")
        const said = await db.query<{ words: string }>(sql, [buyer!.user])
        expect(new Set(said.map(({ words }) => writtenIn(words)))).toEqual(new Set(['zh', 'en']))
      },
    )

    it('places no orders for `buyer` without the console', async () => {
      await sweep(START + 20 * DAY, false)
      const left = await states()
      expect(left).not.toContain(orderStatuses.unpaid)
      expect(left).not.toContain(orderStatuses.grouping)
    }, 120_000)
  },
  { empty: true },
)
