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
    expect(column('采购单号')).toEqual(Array(6).fill("'+1-1"))
    expect(column('留言')[0]).toBe(`'${FORMULA}`)
    expect([...(cells?.values() ?? [])].filter((cell) => 'formula' in cell && cell.formula)).toEqual([])
    const english = new Visitor(mall.app, { token: buyer.token, locale: 'en' })
    expect((await sheetOf({}, english)).rows[0]!.slice(0, 2)).toEqual(['Order number', 'PO number'])
  })

  it('adds up: lines and freight to the totals, totals less refunds, with tax, returns and invoice [R2.33] [R6.07]', async () => {
    const number = `X${'1'.padStart(20, '0')}`
    const item = (seq: number) =>
      `(select order_item_id from order_item where order_number = '${number}' and seq = ${seq})`
    // The goods cost 15.25 each line; a coupon of 4.00 and 50 points for 0.50 reduce the order to 38.00.
    await mall.db.script(`
      update orders set coupon_reduce = 4, points = 50, points_reduce = 0.50, actual_total = 38, refunded = 12.99, pay_type = 3 where order_number = '${number}';
      update order_item set share_reduce = 2.25 where order_number = '${number}';
      insert into refund (refund_sn, order_number, user_id, shop_id, kind, state, whole, unsent, amount, freight, reason, description, mobile, received, photos, created, events)
        select '8801', '${number}', user_id, 1, 'goods', 'refunded', false, false, 12.99, 0, 'reasonQuality', '', '', true, '', 0, '[]' from buyer where account = 'buyer';
      insert into refund_line (refund_sn, order_item_id, quantity, worth) values ('8801', ${item(0)}, 1, 13);
      insert into order_invoice (user_id, shop_id, asked, state, created, issued_at, document, invoice_number)
        select user_id, 1, '{"invoiceType": 1, "headerType": 2, "headerName": "X"}', 2, 0, 0, '{}', '26312000000000000001' from buyer where account = 'buyer';
      insert into order_invoice_order (order_invoice_id, order_number) select order_invoice_id, '${number}' from order_invoice;
    `)
    const { rows } = await sheetOf({ orderNumber: number })
    const column = (name: string) => rows.slice(1).map((row) => row[rows[0]!.indexOf(name)] ?? null)
    const total = (name: string) => column(name).reduce<number>((all, one) => all + Number(one ?? 0), 0)
    expect(column('商品实付')).toEqual([13, 13])
    expect(column('优惠与积分抵扣')).toEqual([-2.25, -2.25])
    expect(total('含税金额') + total('优惠与积分抵扣')).toBeCloseTo(total('商品实付'), 6)
    expect(total('商品实付') + total('运费')).toBeCloseTo(total('订单总额'), 6)
    expect(total('订单总额') + total('已退款')).toBeCloseTo(total('退款后金额'), 6)
    expect(column('其中增值税')).toEqual([1.5, 1.5])
    expect(column('已退数量')).toEqual([1, null])
    expect(column('已退款')).toEqual([-12.99, null])
    expect([column('使用积分')[0], column('其中积分抵扣')[0]]).toEqual([50, -0.5])
    expect(column('发票号码')).toEqual(['26312000000000000001', null])
    expect(column('付款方式')[0]).toBe('微信支付')
    const { records } = (await buyer.call('myOrderSearch', { orderNumber: number })).answer
    expect(records[0]).toMatchObject({ refundedAmount: '12.99' })
    expect(records[0]!.orderItemDtos.map(({ returnedNum }) => returnedNum)).toEqual([1, undefined])
    await mall.db.script(`delete from order_invoice_order; delete from order_invoice; delete from refund;
      update orders set coupon_reduce = 0, points = 0, points_reduce = 0, actual_total = 42.50, refunded = 0, pay_type = null;
      update order_item set share_reduce = 0`)
  })

  it('says by when an order on account must be paid, and that it is paid afterwards [R2.33]', async () => {
    const number = `X${'1'.padStart(20, '0')}`
    await mall.db.script(`
      update orders set pay_type = 20 where order_number = '${number}';
      insert into credit_account (user_id, credit_limit, days, granted) select user_id, 1000, 30, 0 from buyer where account = 'buyer' on conflict (user_id) do update set days = 30;
      insert into credit_entry (user_id, kind, month, late, amount, order_number, created) select user_id, 'order', '2026-11', false, 42.50, '${number}', 0 from buyer where account = 'buyer';
    `)
    const payment = async () => {
      const { rows } = await sheetOf({ orderNumber: number })
      return rows[1]![rows[0]!.indexOf('付款方式')]
    }
    const dueDate = Date.parse('2026-12-31T00:00:00+08:00')
    expect(await payment()).toBe('账期，2026-12-30 前付款')
    const charge = async () =>
      (await buyer.call('myOrderSearch', { orderNumber: number })).answer.records[0]!.accountCharge
    expect(await charge()).toEqual({ dueDate, settled: false })
    await mall.db.script(`
      insert into bill (bill_number, user_id, month, amount, issued, due) select 'B202611', user_id, '2026-11', 42.50, 0, ${dueDate} from buyer where account = 'buyer';
      insert into credit_entry (user_id, kind, month, late, amount, payment, created) select user_id, 'payment', '2026-11', true, -42.50, 'P', 0 from buyer where account = 'buyer';
    `)
    expect(await charge()).toEqual({ dueDate, settled: true })
    expect(await payment()).toBe('账期（已付清）')
    await mall.db.query('update orders set pay_type = null where order_number = $1', [number])
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
    expect(new Set(rows.slice(1, -1).map((row) => `${row[0]} ${row[rows[0]!.indexOf('型号')]}`)).size).toBe(
      EXPORT_LINES,
    )
    expect(mall.faults).toEqual([])
  }, 60_000)
})
