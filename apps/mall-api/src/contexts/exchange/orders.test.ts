import fc from 'fast-check'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { mallJobs } from '../../app/mallJobs.ts'
import type { Db } from '../../db/db.ts'
import { collect } from '../../testing/collect.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { testMall } from '../../testing/testMall.ts'
import { exportOrders, orderColumns, orderRows } from './exportOrders.ts'
import { csvText } from './writeExport.ts'

const FORMULA = '=HYPERLINK("http://x.test")'

eachDatabase((open) => {
  let db: Db
  let buyer: number
  beforeAll(async () => {
    db = (await testMall(open())).db
    const [row] = await db.query<{ user: number }>('select min(user_id) as user from buyer')
    buyer = row!.user
  })
  beforeEach(() => db.script('delete from order_item; delete from orders; delete from order_change'))

  /** Inserts orders of two lines each. */
  const place = (numbers: readonly string[]) =>
    db.query(
      `
      with made as (
        insert into orders (order_number, user_id, shop_id, status, total, freight, actual_total, product_nums, remarks, address, created, expires)
        select n, $2::bigint, 1, 1, 113, 0, 113, 2, $3, '{"receiver": "Li", "mobile": "13800000000", "provinceId": 310000, "cityId": 310100, "areaId": 310115, "addr": "x"}', 1, 2
        from jsonb_array_elements_text($1::text::jsonb) n returning order_number)
      insert into order_item (order_number, seq, prod_id, sku_id, prod_name, properties, unit, party_code, pic, quantity, price, amount)
      select order_number, line, 101, 1001, '{"zh": "轴承", "en": "Bearing"}', '{"zh": "", "en": ""}', '{"zh": "只", "en": "pc"}', 'A-' || line, '', 1, 56.5, 56.5
      from made, generate_series(0, 1) line`,
      [JSON.stringify(numbers), buyer, FORMULA],
    )

  const since = async (after: number) => {
    const places = await collect(exportOrders(db, { after }))
    return { numbers: places.map(({ order }) => order.order_number), last: places.at(-1)?.number ?? after }
  }

  it('exports changes that the job numbered before the first export [R8.06]', async () => {
    const number = mallJobs({ sample: false }).find(({ name }) => name === 'number-order-changes')!
    const run = () =>
      number.run({ db } as Parameters<typeof number.run>[0], { data: null, signal: AbortSignal.any([]) })
    await place(['J1', 'J2'])
    for (let turn = 0; turn < 3; turn++) {
      await db.query("update orders set remarks = remarks || '.' where order_number = 'J1'")
      await run()
      expect(await db.query('select 1 from order_change')).toEqual([])
      expect(await db.query('select 1 from order_export')).toHaveLength(2)
    }
    const { numbers, last } = await since(0)
    expect(numbers).toEqual(['J2', 'J1'])
    await run()
    expect(await since(last)).toEqual({ numbers: [], last })
  })

  it('yields each changed order exactly once, even if many orders change in one millisecond [R8.06]', async () => {
    let run = 0
    const step = fc.oneof(
      fc.record({ add: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ change: fc.array(fc.nat(20), { minLength: 1, maxLength: 6 }) }),
      fc.constant('export' as const),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        await db.script('delete from order_item; delete from orders; delete from order_change')
        const prefix = `P${run++}-`
        let cursor = (await since(0)).last
        const orders: string[] = []
        const waiting = new Set<string>()
        const check = async () => {
          const { numbers, last } = await since(cursor)
          expect(numbers.toSorted()).toEqual([...waiting].toSorted())
          waiting.clear()
          cursor = last
        }
        for (const one of steps) {
          if (one === 'export') await check()
          else if ('add' in one) {
            const added = Array.from({ length: one.add }, (_, n) => `${prefix}${orders.length + n}`)
            await place(added)
            for (const number of added) waiting.add(number)
            orders.push(...added)
          } else {
            const changed = one.change.flatMap((n) => orders[n] ?? [])
            await db.query(
              "update orders set remarks = remarks || '.' where order_number in (select jsonb_array_elements_text($1::text::jsonb))",
              [JSON.stringify(changed)],
            )
            for (const number of changed) waiting.add(number)
          }
        }
        await check()
        await check()
      }),
      { numRuns: 15, seed: 34 },
    )
  })

  it('yields a change that commits after an export began in the next export [R8.06]', async () => {
    await place(['A1', 'A2'])
    const places = exportOrders(db, { after: 0 })
    await places.next()
    await db.query("update orders set status = 2 where order_number = 'A1'")
    const rest = await collect(places)
    const { numbers } = await since(rest.at(-1)?.number ?? 0)
    expect(numbers).toEqual(['A1'])
  })

  it('yields the orders of a time range in the order of their changes, with amounts, tax and safe cells [R8.06]', async () => {
    const from = Date.now() - 60_000
    await place(['B2', 'B1'])
    const places = await collect(exportOrders(db, { from, to: Date.now() + 60_000 }))
    expect(places.map(({ order }) => order.order_number)).toEqual(['B1', 'B2'])
    expect(places[0]!.order).toMatchObject({ total: '113.00', tax: '13.00', receiver: 'Li', invoice_number: null })
    expect(await collect(exportOrders(db, { from: 0, to: from }))).toEqual([])
    const rows = async function* () {
      for (const { order } of places) yield* orderRows(order)
    }
    const [head, first, second] = (await collect(csvText(rows(), orderColumns))).map((line) => line.split(','))
    const cell = (line: string[] | undefined, name: string) => line?.[head!.map((one) => one.trim()).indexOf(name)]
    expect(cell(first, 'total')).toBe('113.00')
    expect(cell(second, 'total')).toBe('')
    expect(cell(second, 'article')).toBe('A-1')
    expect(cell(first, 'remarks')).toMatch(/^"'=HYPERLINK/)
  })
})
