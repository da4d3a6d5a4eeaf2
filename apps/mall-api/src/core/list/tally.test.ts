import { beforeAll, expect, it } from 'vitest'
import fc from 'fast-check'
import { queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { START } from '../../testing/testMall.ts'

const step = fc.record({
  what: fc.constantFrom('place', 'status', 'hide', 'comment', 'pictures', 'uncomment', 'favour', 'forget', 'delete'),
  order: fc.integer({ min: 1, max: 12 }),
  status: fc.constantFrom(1, 2, 3, 5, 6),
  user: fc.integer({ min: 1, max: 2 }),
})
type Step = { what: string; order: number; status: number; user: number }

const perform = (db: Db, { what, order, status, user }: Step): Promise<unknown> => {
  const number = `T${String(order).padStart(20, '0')}`
  switch (what) {
    case 'place':
      return db.tx(async (tx) => {
        await tx.query(
          `insert into orders (order_number, user_id, shop_id, status, total, freight, actual_total, product_nums, address, created, expires)
          values ($1, $2, 1, 1, 9, 0, 9, 1, '{}', $3::bigint, $3::bigint) on conflict do nothing`,
          [number, user, START + order],
        )
        await tx.query(
          `insert into order_item (order_number, seq, prod_id, sku_id, prod_name, properties, unit, party_code, pic, quantity, price, amount)
          select $1, n, 101, 1001, jsonb_build_object('zh', '轴承 ' || (n * $2::int) % 3, 'en', 'Bearing'), '{}', '{}', 'M', '', 1, 9, 9 from generate_series(1, 2) n
          where not exists (select 1 from order_item where order_number = $1)`,
          [number, order],
        )
      })
    case 'status':
      return db.query(
        `update orders set status = $2::int, finished_at = case when $2::int = 5 then $3::bigint end, paid_at = case when $2::int in (2, 3, 5) then created end
        where order_number = $1`,
        [number, status, START + order],
      )
    case 'hide':
      return db.query('update orders set hidden = not hidden where order_number = $1', [number])
    case 'comment':
      return db.query(
        `insert into comment (prod_id, score, evaluate, content, nick_name, anonymous, created, user_id) values (101, $1, $1 % 3, '', '', false, $2, $3)`,
        [status, START, user],
      )
    case 'pictures':
      return db.query(
        `update comment set pics = case when pics is null then 'a' end where prod_comm_id in (select min(prod_comm_id) from comment)`,
      )
    case 'uncomment':
      return db.tx(async (tx) => {
        await tx.query('update order_item set commented = not commented where order_number = $1 and seq = 1', [number])
        await tx.query('delete from comment where prod_comm_id in (select max(prod_comm_id) from comment)')
      })
    case 'favour':
      return db.query(
        'insert into collection (user_id, prod_id, created) select $1, prod_id, $2::bigint from product where prod_id in (101, 201) on conflict do nothing',
        [user, START],
      )
    case 'forget':
      return db.query('delete from collection where user_id = $1', [user])
    default:
      return db.tx(async (tx) => {
        await tx.query('delete from order_item where order_number = $1', [number])
        await tx.query('delete from orders where order_number = $1', [number])
      })
  }
}

eachDatabase((open) => {
  let db: Db
  beforeAll(() => {
    db = open()
  })

  /** Returns the lists whose kept totals differ from a count of their rows. */
  const wrongTotals = async () => {
    const lists =
      await db.query<Record<'list' | 'source' | 'owner' | 'part' | 'kept' | 'worth', string>>(
        'select * from tally_list',
      )
    const wrong = []
    for (const { list, source, owner, part, kept, worth } of lists) {
      const { n } = await queryOne<{ n: number }>(
        db,
        `select count(*)::int as n from (
          select owner, part, sum(n) as n from tally where list = '${list}' group by owner, part having sum(n) <> 0) kept
        full join (select ${owner} as owner, ${part} as part, sum(${worth}) as n from ${source} where ${kept} group by 1, 2 having sum(${worth}) <> 0) counted
          using (owner, part) where kept.n is distinct from counted.n`,
      )
      if (n) wrong.push(list)
    }
    return wrong
  }
  const wrongGoods = `select t.order_number from order_of_good t join orders o using (order_number)
      where (t.status, t.created) is distinct from (case when o.hidden then 0 else o.status end, o.created)
    union all select order_number from order_item i where not exists (
      select 1 from order_of_good t join ordered_good g using (good_id) where t.order_number = i.order_number and g.words = good_words(i.prod_name, i.party_code))
    union all select coalesce(d.order_number, w.order_number) from comment_due d full join (
      select i.order_item_id, o.order_number, o.finished_at from orders o join order_item i using (order_number)
      where o.status = 5 and not o.hidden and not i.commented and o.finished_at is not null) w using (order_item_id)
      where d.finished_at is distinct from w.finished_at`

  it('keeps every total equal to a count of its rows, after any history and with concurrent writers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        for (let at = 0; at < steps.length; at += 4)
          await Promise.all(steps.slice(at, at + 4).map((one) => perform(db, one).catch(() => {})))
        expect(await wrongTotals()).toEqual([])
        expect(await db.query(wrongGoods)).toEqual([])
      }),
      { numRuns: 15, seed: 20_261_121 },
    )
  })

  it('merges changes of a total into one row per part, and recounts rows that were written without triggers', async () => {
    await perform(db, { what: 'place', order: 1, status: 1, user: 1 })
    await db.query("select fold_tally('order', 1)")
    const rows = await db.query<{ rows: number; parts: number }>(
      "select count(*)::int as rows, count(distinct part)::int as parts from tally where list = 'order' and owner = 1",
    )
    expect(rows[0]!.rows).toBe(rows[0]!.parts)
    await db.query("delete from tally where list = 'order'")
    expect(await wrongTotals()).toEqual(['order'])
    await db.query("select fill_tally('order')")
    expect(await wrongTotals()).toEqual([])
  })
})
