import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, it } from 'vitest'
import { EXPORT_LINES } from '@millwright/domain/constants'
import { isPartlySent } from '@millwright/domain/order/orderStatus'
import { onDatabase } from '../../testing/databases.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'

const DAY = 86_400_000
const FORMULA = '=HYPERLINK("http://x","y")'

onDatabase((open) => {
  let mall: TestMall
  let buyer: Visitor
  beforeAll(async () => {
    mall = await testMall(open())
    buyer = await new Visitor(mall.app).login()
    await mall.db.script('delete from order_invoice; delete from delivery; delete from order_item; delete from orders')
  }, 60_000)

  /** Inserts orders of two lines each, one per minute back from `latest`. All user input in them is a formula. */
  const fill = (count: number, first: number, latest: number) =>
    mall.db.query(
      `with made as (
        insert into orders (order_number, user_id, shop_id, status, total, freight, actual_total, product_nums, remarks, po_number, address, created, expires, paid_at)
        select 'X' || lpad(n::text, 20, '0'), (select user_id from buyer where account = 'buyer'), 1, 5, 30.50, 12, 42.50, 3, $4, '+1-1', '{"receiver": "@SUM(A1)"}',
          $3::bigint - (n - $2::int) * 60000, 0, $3::bigint from generate_series($2::int, $2::int + $1::int - 1) n returning order_number)
      insert into order_item (order_number, seq, prod_id, sku_id, prod_name, properties, unit, party_code, pic, quantity, price, amount)
      select order_number, line, 101, 1001, '{"zh": "轴承", "en": "Bearing"}', '{"zh": "密封:双面", "en": "Seal:both"}', '{"zh": "只", "en": "pcs"}',
        '6205-' || line, '', line + 1, 10.25, 15.25 from made, generate_series(0, 1) line`,
      [count, first, latest, FORMULA],
    )
  const sheetOf = async (input: object, who = buyer) => {
    const { answer } = await who.call('exportOrders', input)
    const { sheets } = await readXlsx(new Uint8Array(await (answer as Blob).arrayBuffer()))
    return sheets[0]!
  }

  it('has a row per line, numbers that can be added, and no formula in typed text [R2.33]', async () => {
    await fill(3, 1, START - DAY)
    const { rows, cells } = await sheetOf({})
    expect(rows).toHaveLength(7)
    expect(rows[0]!.slice(0, 3)).toEqual(['订单号', '采购单号', '状态'])
    const column = (name: string) => rows.slice(1).map((row) => row[rows[0]!.indexOf(name)])
    expect(column('含税金额').reduce<number>((all, one) => all + Number(one), 0)).toBeCloseTo(91.5, 6)
    // Totals of an order appear on its first line only.
    expect(column('订单总额').filter((one) => one !== null && one !== undefined && one !== '')).toEqual([
      42.5, 42.5, 42.5,
    ])
    expect(column('采购单号')).toEqual(Array(6).fill('+1-1'))
    expect(column('留言')[0]).toBe(FORMULA)
    expect([...(cells?.values() ?? [])].filter((cell) => 'formula' in cell && cell.formula)).toEqual([])
    const english = new Visitor(mall.app, { token: buyer.token, locale: 'en' })
    expect((await sheetOf({}, english)).rows[0]!.slice(0, 2)).toEqual(['Order number', 'PO number'])
  })

  it('contains for each order what the list shows [R2.33] [R6.06]', async () => {
    const states = async () => {
      const { rows } = await sheetOf({})
      return rows.slice(1).map((row) => row[2])
    }
    expect(await states()).toEqual(Array(6).fill('已完成'))
    await mall.db.query('update orders set finished_at = $1', [START])
    expect(await states()).toEqual(Array(6).fill('待评价'))
    await mall.db.query("update order_item set commented = order_number like '%1'")
    expect((await states()).toSorted()).toEqual(['已评价', '已评价', ...Array(4).fill('待评价')].toSorted())
    await mall.db.script("update orders set status = 2; update order_item set shipped = 1 where order_number like '%2'")
    expect((await states()).toSorted()).toEqual(['部分发货', '部分发货', ...Array(4).fill('待发货')].toSorted())
    const { records } = (await buyer.call('myOrderSearch', {})).answer
    expect(records.map((order) => isPartlySent(order.orderItemDtos)).toSorted()).toEqual([false, false, true])
    await mall.db.script(
      'update orders set status = 5, finished_at = null; update order_item set shipped = 0, commented = false',
    )
  })

  it('contains only the buyer’s orders that the list finds by state, number and dates [R2.33]', async () => {
    expect((await sheetOf({ status: 1 })).rows).toHaveLength(1)
    expect((await sheetOf({ orderNumber: `X${'2'.padStart(20, '0')}` })).rows).toHaveLength(3)
    const count = async (beginDate: string, endDate: string) => {
      const [{ rows }, { answer }] = await Promise.all([
        sheetOf({ beginDate, endDate }),
        buyer.call('myOrderSearch', { beginDate, endDate }),
      ])
      expect(rows.length - 1).toBe(answer.total * 2)
      return answer.total
    }
    expect(await count('2026-11-20', '2026-11-20')).toBe(3)
    expect(await count('2026-11-21', '2026-11-30')).toBe(0)
    expect((await sheetOf({}, await new Visitor(mall.app).login('agreement'))).rows).toHaveLength(1)
  })

  it(`stops at ${EXPORT_LINES} lines and says so [R2.33]`, async () => {
    await fill(EXPORT_LINES / 2 + 40, 100, START - 2 * DAY)
    const { answer } = await buyer.call('exportOrders', {})
    const { sheets } = await readXlsx(new Uint8Array(await (answer as Blob).arrayBuffer()))
    const { rows } = sheets[0]!
    expect(rows).toHaveLength(EXPORT_LINES + 2)
    expect(rows.at(-1)![0]).toContain(`前 ${EXPORT_LINES} 行`)
    expect(new Set(rows.slice(1, -1).map((row) => `${row[0]} ${row[6]}`)).size).toBe(EXPORT_LINES)
    expect(mall.faults).toEqual([])
  }, 60_000)
})
