import type { InputOf } from '@millwright/contract/contract'
import { ORDER_LIST_LIMIT } from '@millwright/domain/order-list/limits'
import { readXlsx } from 'hucre/xlsx'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { BYSTANDER, bystandersCart, bystandersOrders, bystandersRows, leaveBystander } from '../../testing/bystander.ts'
import { onDatabase } from '../../testing/databases.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { remindOfLists } from './repeatLists.ts'

const DAY = 86_400_000
const bearing = { skuId: 1001, quantity: 4 }
const screw = { skuId: 2001, quantity: 150 }

onDatabase((open) => {
  let mall: TestMall
  let buyer: Visitor
  let other: Visitor
  let before: string[]
  let theirs: number
  beforeAll(async () => {
    mall = await testMall(open())
    buyer = await new Visitor(mall.app).login()
    other = await new Visitor(mall.app).login('agreement')
    await bystandersCart(mall.db)
    await bystandersOrders(mall.db)
  }, 60_000)
  beforeEach(async () => {
    mall.clock.now = START
    await mall.db
      .script(`delete from order_list; delete from message; delete from basket where user_id <> ${BYSTANDER}; delete from attempt;
      update sku set price = 18, tiers = '[{"minQty": 10, "price": "16.80"}]', stocks = 100 where sku_id = 1001; update sku set stocks = 10000 where sku_id = 2001;
      update product set status = 1`)
    const [row] = await mall.db.query<{ id: number }>(
      `insert into order_list (user_id, name, note, repeat_weeks, next_at, created, changed) values ($1, 'THEIRS', '', 4, $2, 0, $3) returning list_id as id`,
      [BYSTANDER, START + 9000 * DAY, START + DAY],
    )
    theirs = row!.id
    await mall.db.query(
      "insert into order_list_line (list_id, position, sku_id, quantity, price_seen, written) values ($1, 0, 1001, 77, 7, 'THEIR LINE')",
      [theirs],
    )
    before = await bystandersRows(mall.db)
  })
  /** Whether the line of the bystander's list is as it was. */
  const isTheirsKept = async () => {
    const rows = await mall.db.query<{ q: number; p: string }>(
      'select quantity as q, price_seen as p from order_list_line where list_id = $1',
      [theirs],
    )
    return rows.length === 1 && rows[0]!.q === 77 && rows[0]!.p === '7.00'
  }
  afterEach(async () => {
    if (!(await isTheirsKept())) throw new Error('a line of another buyer was changed')
    if (mall.clock.now !== START) buyer = await new Visitor(mall.app).login()
    await leaveBystander(mall.db, before)
  })

  /** Moves the clock, and signs the buyer in again, because sessions end. */
  const at = async (time: string) => {
    mall.clock.now = Date.parse(`${time}+08:00`)
    buyer = await new Visitor(mall.app).login()
  }
  const create = async (more: Partial<InputOf<'createOrderList'>> = {}) =>
    (await buyer.call('createOrderList', { name: '三号线', lines: [bearing, screw], ...more })).answer.listId
  const info = async (listId: string, assemblies = 1) =>
    (await buyer.call('orderListInfo', { listId, assemblies })).answer
  const names = async () => (await buyer.call('orderListPage', {})).answer.records.map(({ name }) => name)
  const cart = async () =>
    (await buyer.call('cartInfo', [])).answer
      .flatMap(({ shopCartItemDiscounts }) => shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems))
      .toSorted((one, other) => Number(one.skuId) - Number(other.skuId))

  it('keeps lines with their level and note, and shows them at today’s prices and stock [R5.19]', async () => {
    const listId = await create({
      note: '停机前下单',
      lines: [{ ...bearing, note: '主轴' }, screw, { written: '铜套 φ40', quantity: 2 }],
    })
    expect(await info(listId)).toMatchObject({
      name: '三号线',
      note: '停机前下单',
      lines: 3,
      due: 0,
      items: [
        { skuId: '1001', state: 'offered', quantity: 4, pieces: 4, note: '主轴', offer: { stocks: 100 } },
        { skuId: '2001', state: 'offered' },
        { state: 'unmatched', partyCode: '铜套 φ40', quantity: 2 },
      ],
    })
  })

  it('asks the prices that the cart asks, by line and in total [R5.19]', async () => {
    const listId = await create({ lines: [{ ...bearing, quantity: 12 }, screw] })
    const list = await info(listId)
    expect((await buyer.call('orderListToCart', { listId })).answer).toEqual({ added: 2, failList: [] })
    const lines = await cart()
    expect(list.items.map(({ offer }) => [offer!.price, offer!.orderQuantity, offer!.actualTotal])).toEqual(
      lines.map(({ price, prodCount, actualTotal }) => [price, prodCount, actualTotal]),
    )
    const { answer: sums } = await buyer.call(
      'totalPay',
      lines.map(({ basketId }) => basketId),
    )
    expect(list.sums.total).toBe(sums.totalMoney)
    expect(list.items[0]!.offer!.price).toBe('16.80')
  })

  it('orders the product of the quantities along the levels, for all assemblies [R5.19]', async () => {
    const listId = await create({
      lines: [
        { written: '总成', quantity: 2 },
        { ...bearing, level: 2, quantity: 3 },
        { ...screw, level: 2, quantity: 50 },
      ],
    })
    const { items, sums } = await info(listId, 4)
    expect(items.map(({ state, pieces }) => [state, pieces])).toEqual([
      ['assembly', 8],
      ['offered', 24],
      ['offered', 400],
    ])
    expect(items[1]).toMatchObject({ offer: { price: '16.80' } })
    expect(items[1]!.was).toBeUndefined()
    expect(sums.shops.length).toBe(2)
    expect((await buyer.call('orderListToCart', { listId, assemblies: 4 })).answer).toEqual({ added: 2, failList: [] })
    expect((await cart()).map(({ prodCount }) => prodCount)).toEqual([24, 400])
    const huge = await create({ lines: [{ ...bearing, quantity: 999_999 }] })
    expect((await info(huge, 2)).items[0]).toMatchObject({ state: 'tooMany' })
    expect((await buyer.call('orderListToCart', { listId: huge, assemblies: 2 })).answer).toMatchObject({ added: 0 })
  })

  it('says which prices changed since they were seen, until the lines are ordered [R5.19]', async () => {
    const listId = await create()
    await mall.db.script('update sku set price = 20 where sku_id = 1001')
    expect((await info(listId)).items.map(({ was }) => was)).toEqual(['18.00', undefined])
    expect((await info(listId, 5)).items[0]).toMatchObject({ was: '18.00', offer: { price: '16.80' } })
    await buyer.call('orderListToCart', { listId, assemblies: 5 })
    expect((await info(listId)).items.map(({ was }) => was)).toEqual([undefined, undefined])
  })

  it('names parts that are not sold any more, with a part that replaces them [R5.19]', async () => {
    const listId = await create()
    await mall.db.script(`update product set status = 0 where prod_id = 101;
      update sku set interchange = 'bearing' where sku_id in (1001, 1003); update sku set stocks = 50 where sku_id = 1003`)
    const { items, sums } = await info(listId)
    expect(items[0]).toMatchObject({
      state: 'gone',
      partyCode: '6205-2RS',
      substitutes: [
        {
          skuId: '1003',
          orderQuantity: 4,
          signs: expect.arrayContaining([{ kind: 'interchange', asked: '6205-2RS' }]),
        },
      ],
    })
    expect(sums.shops.length).toBe(1)
    const { answer } = await buyer.call('orderListToCart', { listId })
    await mall.db.script('update sku set interchange = null, stocks = 0 where sku_id = 1003')
    expect(answer).toMatchObject({
      added: 1,
      failList: [{ partyCode: '6205-2RS', reason: expect.stringMatching(/./) }],
    })
    expect((await info(listId)).items[0]!.substitutes).toEqual([])
  })

  it('adds what it can to the cart, in whole packs, and gives the reason for each other line [R5.19]', async () => {
    await mall.db.script('update sku set stocks = 1 where sku_id = 1001')
    const listId = await create({ lines: [bearing, { ...screw, quantity: 120 }, { written: '铜套', quantity: 1 }] })
    const { answer } = await buyer.call('orderListToCart', { listId })
    expect(answer).toEqual({
      added: 1,
      failList: [
        { lineId: expect.anything(), partyCode: '6205-2RS', reason: expect.stringContaining('库存') },
        { lineId: expect.anything(), partyCode: '铜套', reason: '这一行还没有选定商品' },
      ],
    })
    expect((await cart()).map(({ prodCount }) => prodCount)).toEqual([150])
  })

  it('is made from the ticked lines of the cart, from an order, or from a text [R5.19]', async () => {
    await buyer.call('changeItem', { prodId: 101, skuId: 1001, shopId: 1, count: 3 })
    await buyer.call('changeItem', { prodId: 201, skuId: 2001, shopId: 2, count: 200 })
    const goods = async (more: Partial<InputOf<'createOrderList'>>) =>
      (await info(await create({ lines: [], ...more }))).items.map(({ skuId, quantity }) => [skuId, quantity])
    const both = [
      ['1001', 3],
      ['2001', 200],
    ]
    expect(await goods({ cart: 1 })).toEqual(both)
    const [first] = await cart()
    await buyer.call('checkItems', [{ basketId: first!.basketId, isChecked: 0 }])
    expect(await goods({ cart: 1 })).toEqual([['2001', 200]])
    await mall.db.script(`update basket set checked = false where user_id <> ${BYSTANDER}`)
    expect(await goods({ cart: 1 })).toEqual(both)
    expect(await goods({ text: '6205-2RS 20 个\nQQQQ-1234 5 个' })).toEqual([
      ['1001', 20],
      [undefined, 5],
    ])
    const { answer: priced } = await buyer.call('confirmOrder', {
      orderItem: { prodId: 101, skuId: 1001, shopId: 1, prodCount: 2 },
    })
    const { answer } = await buyer.call('submitOrder', { orderShopParams: [], uuid: priced.uuid! })
    expect(await goods({ orderNumber: answer.orderNumbers })).toEqual([['1001', 2]])
    expect(await other.call('createOrderList', { name: 'x', orderNumber: answer.orderNumbers })).toMatchObject({
      code: 'A03000',
      msg: '订单不存在',
    })
    expect(await goods({ lines: [{ skuId: 999_999, quantity: 1 }, bearing] })).toEqual([['1001', 4]])
    expect(await goods({})).toEqual([])
  })

  it('changes name, note and lines, and refuses changes of an older state [R5.19]', async () => {
    const listId = await create()
    await buyer.call('saveOrderList', { listId, name: '四号线', note: '新' })
    const { items, version } = await info(listId)
    await mall.db.script('update sku set price = 20 where sku_id = 1001')
    const save = (lines: InputOf<'saveOrderListLines'>['lines'], of = version) =>
      buyer.call('saveOrderListLines', { listId, version: of, lines })
    const [one, two] = items
    await save([
      { lineId: two!.lineId, skuId: 2001, quantity: 300, note: '改' },
      { lineId: one!.lineId, skuId: 1001, quantity: 4, level: 5 },
    ])
    expect(await info(listId)).toMatchObject({
      name: '四号线',
      note: '新',
      items: [
        { skuId: '2001', quantity: 300, note: '改', level: 1 },
        { skuId: '1001', level: 2, was: '18.00' },
      ],
    })
    expect(await save([])).toMatchObject({ code: 'A00001', msg: '清单已在别处修改，请核对后重新保存' })
    const now = await info(listId)
    expect(now.items.length).toBe(2)
    await save([{ lineId: now.items[1]!.lineId, skuId: 1001, quantity: 5 }], now.version)
    expect((await info(listId)).items.map(({ quantity, was }) => [quantity, was])).toEqual([[5, undefined]])
    expect((await buyer.call('addOrderListLines', { listId, lines: [screw] })).answer).toEqual({ added: 1 })
    expect((await info(listId)).items.map(({ skuId }) => skuId)).toEqual(['1001', '2001'])
  })

  it('keeps the text of a line whose part the mall deleted, also when the lines are saved [R5.19]', async () => {
    const listId = await create({ lines: [{ written: '6205 日本', quantity: 3 }, bearing] })
    await mall.db.query('update order_list_line set sku_id = null where sku_id = 1001 and list_id = $1', [listId])
    const { items, version } = await info(listId)
    expect(items.map(({ partyCode }) => partyCode)).toEqual(['6205 日本', '6205-2RS'])
    await buyer.call('saveOrderListLines', {
      listId,
      version,
      lines: items.map(({ lineId, quantity }) => ({ lineId, quantity: quantity + 1 })),
    })
    expect((await info(listId)).items.map(({ partyCode, quantity }) => [partyCode, quantity])).toEqual([
      ['6205 日本', 4],
      ['6205-2RS', 5],
    ])
  })

  it('copies a list without its repeat, and deletes only the buyer’s own [R5.19]', async () => {
    const listId = await create()
    await buyer.call('repeatOrderList', { listId, weeks: 4 })
    await mall.db.script('update sku set price = 20 where sku_id = 1001')
    const { answer } = await buyer.call('duplicateOrderList', { listId, name: '副本' })
    expect((await info(answer.listId)).items.map(({ was }) => was)).toEqual(['18.00', undefined])
    expect((await info(answer.listId)).repeatWeeks).toBeUndefined()
    await buyer.call('deleteOrderLists', [listId, theirs])
    expect(await names()).toEqual(['副本'])
  })

  it('is private: another buyer neither sees nor changes a list [R8.06]', async () => {
    const listId = await create()
    expect((await other.call('orderListPage', {})).answer).toMatchObject({ total: 0, records: [] })
    const { version } = await info(listId)
    const replies = [
      await other.call('orderListInfo', { listId }),
      await other.call('addOrderListLines', { listId, lines: [bearing] }),
      await other.call('saveOrderList', { listId, name: 'mine', note: '' }),
      await other.call('saveOrderListLines', { listId, version, lines: [] }),
      await other.call('duplicateOrderList', { listId, name: 'mine' }),
      await other.call('orderListToCart', { listId }),
      await other.call('repeatOrderList', { listId, weeks: 1 }),
      await other.call('skipOrderList', { listId }),
    ]
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 'A03000'))
    await other.call('deleteOrderLists', [listId])
    expect(await info(listId)).toMatchObject({ name: '三号线', version, items: [{}, {}] })
    const visitor = new Visitor(mall.app)
    expect((await visitor.call('orderListInfo', { listId })).code).toBe('A00004')
    expect((await visitor.call('deleteOrderLists', [listId])).code).toBe('A00004')
  })

  it('lists due lists first, the longest due before the others, then the last changed [R5.19]', async () => {
    const [a, b, c] = [await create({ name: 'a' }), await create({ name: 'b' }), await create({ name: 'c' })]
    await buyer.call('repeatOrderList', { listId: a, weeks: 1, nextDay: '2026-11-23' })
    await buyer.call('repeatOrderList', { listId: b, weeks: 1, nextDay: '2026-11-22' })
    await at('2026-11-24T09:30:00')
    await buyer.call('saveOrderList', { listId: c, name: 'c', note: '' })
    await create({ name: 'd' })
    expect(await names()).toEqual(['b', 'a', 'd', 'c'])
    expect((await buyer.call('orderListPage', { size: 3, current: 2 })).answer).toMatchObject({
      total: 4,
      records: [{ name: 'c', lines: 2, due: 0 }],
    })
  })

  it('reminds of a repeated list once a day that it is due, and orders nothing [R5.19]', async () => {
    const listId = await create()
    const run = () => remindOfLists({ db: mall.db, now: mall.clock.now })
    const told = async () =>
      (await buyer.call('messagePage', {})).answer.records.map(({ title, content, about, subjectId }) => [
        title,
        content!.slice(0, 8),
        about,
        subjectId,
      ])
    await buyer.call('repeatOrderList', { listId, weeks: 2, nextDay: '2026-11-23' })
    await run()
    expect(await told()).toEqual([])
    await at('2026-11-23T00:10:00')
    await run()
    await run()
    const due = ['采购清单到期', '清单“三号线”的', 'orderList', listId]
    expect(await told()).toEqual([due])
    expect(await info(listId)).toMatchObject({ due: 1, nextDay: '2026-11-23', repeatWeeks: 2 })
    expect(await cart()).toEqual([])
    // A list that is passed over is due again after its interval.
    await at('2026-12-08T00:10:00')
    await run()
    await run()
    expect(await told()).toEqual([due, due])
    expect(await info(listId)).toMatchObject({ due: 1, nextDay: '2026-12-07' })
    await buyer.call('orderListToCart', { listId })
    expect(await info(listId)).toMatchObject({ due: 0, nextDay: '2026-12-21' })
    await run()
    expect((await told()).length).toBe(2)
  })

  it('skips one time, and stops a repeat [R5.19]', async () => {
    const listId = await create()
    const skip = async () => (await buyer.call('skipOrderList', { listId })).answer.nextDay
    expect(await skip()).toBeUndefined()
    await buyer.call('repeatOrderList', { listId, weeks: 3 })
    expect(await info(listId)).toMatchObject({ nextDay: '2026-12-12', repeatWeeks: 3, due: 0 })
    expect(await skip()).toBe('2027-01-02')
    await at('2027-01-05T09:00:00')
    expect(await info(listId)).toMatchObject({ due: 1 })
    expect(await skip()).toBe('2027-01-23')
    await buyer.call('repeatOrderList', { listId, weeks: 0 })
    const { nextDay, repeatWeeks } = await info(listId)
    expect([nextDay, repeatWeeks]).toEqual([undefined, undefined])
    const wrong = async (nextDay: string) => (await buyer.call('repeatOrderList', { listId, weeks: 1, nextDay })).msg
    expect(await wrong('2027-01-04')).toBe('下次日期不能早于今天')
    expect(await wrong('2029-02-01')).toBe('下次日期最晚在两年内')
    await buyer.call('orderListToCart', { listId })
    expect((await info(listId)).nextDay).toBeUndefined()
  })

  it('exports a list that the import reads back, without formulas [R5.19] [R8.06]', async () => {
    const listId = await create({
      name: '=1+1/总成',
      lines: [
        { written: '=GT-89', quantity: 1, note: '@SUM(1)' },
        { ...bearing, level: 2, note: '-主轴' },
        { ...screw, level: 3 },
        { written: '铜套 φ40', quantity: 12 },
      ],
    })
    const reply = await buyer.call('exportOrderList', { listId, assemblies: 2 })
    expect(reply.code, reply.msg).toBe('00000')
    const file = reply.answer as Blob
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
    expect(sheets[0]!.rows[1]!.slice(0, 6)).toEqual([1, "'=GT-89", null, null, 1, 2])
    const { answer } = await buyer.call('importOrderList', { file, name: '再次导入' })
    expect(answer).toEqual({ listId: expect.anything(), saved: 4, unmatched: 2, failList: [] })
    const shape = (list: Awaited<ReturnType<typeof info>>) =>
      list.items.map(({ level, partyCode, skuId, quantity, note }) => [level, partyCode, skuId, quantity, note])
    expect(shape(await info(answer.listId!))).toEqual(shape(await info(listId)))
    const theirFile = await other.call('exportOrderList', { listId })
    expect(theirFile.code).toBe('A03000')
  })

  it('imports a bill of material of another system, and any list that the quick order reads [R5.19]', async () => {
    await buyer.call('saveArticleNumbers', [{ number: 'OWN-1', skuId: 2001 }])
    const bring = async (text: string) =>
      (await buyer.call('importOrderList', { file: new Blob([text]), name: 'x' })).answer
    const bill = await bring(
      'Level;Part number;Description;Qty\n0;GT-89;Roller;1\n1;6205 2rs;;2\n..1;own1;;"1,000"\n1.1;6205;;4\n0;;;1\n0;6205;;x\n',
    )
    expect(bill).toMatchObject({ saved: 4, unmatched: 1 })
    expect(bill.failList.map(({ row, reason }) => [row, reason])).toEqual([
      [6, '这一行没有型号'],
      [7, '数量应为正整数'],
    ])
    expect(
      (await info(bill.listId!)).items.map(({ level, skuId, partyCode, quantity }) => [
        level,
        skuId,
        partyCode,
        quantity,
      ]),
    ).toEqual([
      [1, undefined, 'GT-89 Roller', 1],
      [2, '1001', '6205-2RS', 2],
      [2, '2001', 'M8x40-12.9', 1000],
      [3, '1002', '6205', 4],
    ])
    const plain = await bring('6205-2RS 20 个\nQQQQ-1234 5 个\n')
    expect(plain).toMatchObject({ saved: 2, unmatched: 1, failList: [] })
    expect((await bring('Level;Part number;Qty\n1;;\n')).listId).toBeUndefined()
    expect(await buyer.call('importOrderList', { file: new Blob(['']), name: 'x' })).toMatchObject({ code: 'A00001' })
  })

  it('keeps at most 200 lists of at most 1,000 lines [R8.06]', async () => {
    const lines = Array.from({ length: 1000 }, () => ({ skuId: 1001, quantity: 1 }))
    const listId = await create({ lines })
    expect((await info(listId)).items.length).toBe(1000)
    const file = (await buyer.call('exportOrderList', { listId })).answer as unknown as Blob
    expect((await buyer.call('importOrderList', { file, name: 'back' })).answer).toMatchObject({ saved: 1000 })
    await mall.db.script("delete from order_list where name = 'back'")
    expect(await buyer.call('addOrderListLines', { listId, lines: [screw] })).toMatchObject({
      code: 'A00001',
      msg: '一个清单最多 1000 行',
    })
    await mall.db.query(
      `insert into order_list (user_id, name, created, changed) select user_id, 'L' || n, 0, 0 from generate_series(2, ${ORDER_LIST_LIMIT}) n, buyer where account = 'buyer'`,
    )
    const full = '最多保存 200 个清单，请删除不用的清单'
    expect((await buyer.call('createOrderList', { name: 'x' })).msg).toBe(full)
    expect((await buyer.call('duplicateOrderList', { listId, name: 'x' })).msg).toBe(full)
  })
})
