import { beforeAll, beforeEach, expect, it } from 'vitest'
import { openSession } from '../../core/identity/sessions.ts'
import { consoleActions } from '../../app/consoleSections.ts'
import { closeTypes, closeUnpaid } from '../order/orders.ts'
import { markPaid } from '../payment/payments.ts'
import { onDatabase } from '../../testing/databases.ts'
import { START, stockOf, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { addGrowth } from '../member/growth.ts'
import { createSampleBuyers } from './crowd.ts'
import { ORDER_PATH_TTL } from './orderPath.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

onDatabase((open) => {
  let mall: TestMall
  let buyer: Visitor
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)
  beforeEach(async () => {
    mall.clock.now = START
    mall.faults.length = 0
    await mall.db
      .script(`delete from order_item; delete from orders; delete from submission; delete from confirm; delete from seckill;
      insert into seckill (seckill_id, prod_id, sku_id, price, stocks, origin, limit_each, start_time, end_time)
        values (71, 101, 1001, 9.90, 20, 20, 2, ${START - HOUR}, ${START + HOUR})`)
    buyer = await new Visitor(mall.app).login()
  })

  const pathOf = (who = buyer) => who.call('seckillPath', { prodId: 101, seckillId: 71 })
  const confirm = async (prodCount = 1, who = buyer) => {
    const path = (await pathOf(who)).answer
    return { path, ...(await who.call('seckillConfirm', { path, seckillSkuId: 71, prodCount })) }
  }
  const submit = (path: string, uuid: string, who = buyer) =>
    who.call('seckillSubmit', { path, uuid, orderShopParams: [{ shopId: 1, remarks: '送到库房' }] })
  const order = async (prodCount = 1, who = buyer) => {
    const priced = await confirm(prodCount, who)
    return submit(priced.path, priced.answer.uuid!, who)
  }
  const left = async () =>
    (await mall.db.query<{ n: number }>('select stocks as n from seckill where seckill_id = 71'))[0]!.n

  it('sells from its own stock at the sale’s price, and refuses its orders at the ordinary submit [R2.12]', async () => {
    const { path, answer } = await confirm(2)
    expect(answer).toMatchObject({ total: '19.80', totalCount: 2 })
    const ordinary = await buyer.call('submitOrder', { orderShopParams: [], uuid: answer.uuid! })
    expect(ordinary.code).toBe('A03002')
    const { answer: placed } = await submit(path, answer.uuid!)
    expect(await left()).toBe(18)
    expect(await stockOf(mall.db, 1001)).toBe(100)
    const { answer: seen } = await buyer.call('orderDetail', { orderNumber: placed.orderNumbers })
    expect(seen).toMatchObject({ orderType: 2, total: '19.80', remarks: '送到库房', endTime: START + 15 * MINUTE })
    expect((await submit(path, answer.uuid!)).answer).toEqual({ orderNumbers: placed.orderNumbers, duplicateError: 1 })
    expect(await left()).toBe(18)
  })

  it('accepts an order without a remark [R2.12]', async () => {
    const { path, answer } = await confirm()
    const { answer: placed } = await buyer.call('seckillSubmit', { path, uuid: answer.uuid!, orderShopParams: [] })
    expect(await mall.db.query('select order_number as "orderNumbers", remarks from orders')).toEqual([
      { orderNumbers: placed.orderNumbers, remarks: '' },
    ])
  })

  it('charges a member exactly the sale’s price, without discounts and coupons [R2.12] [R2.32]', async () => {
    const who = await new Visitor(mall.app).login('agreement')
    const [{ user } = { user: 0 }] = await mall.db.query<{ user: number }>(
      "select user_id as user from buyer where account = 'agreement'",
    )
    await mall.db.tx((tx) =>
      addGrowth(tx, { user, source: 'platform', change: 5000, cause: 'a test of sales', now: mall.clock.now }),
    )
    expect((await who.call('userInfo', {})).answer.memberPercent).toBe(98)
    await mall.db.query(
      `insert into discount (discount_id, shop_id, name, discount_rule, start_time, end_time, items)
      values (77, 1, '{"zh":"满减","en":"Money off"}', 0, 0, $1, '[{"needAmount":"1.00","discount":"1.00"}]')`,
      [START + HOUR],
    )
    expect((await confirm(2, who)).answer).toMatchObject({ total: '19.80', orderReduce: '0.00' })
    await mall.db.query('delete from discount where discount_id = 77')
  })

  it('lists the sales of a session or all, by pages, with the prices of their own SKU [R2.12]', async () => {
    await mall.db.script(`insert into seckill (seckill_id, prod_id, sku_id, price, stocks, origin, start_time, end_time)
      values (72, 201, 2001, 1, 5, 5, ${START + HOUR}, ${START + 6 * HOUR}), (73, 101, 1002, 1, 5, 5, ${START + 2 * HOUR}, ${START + 6 * HOUR})`)
    const visitor = new Visitor(mall.app)
    const page = async (asked: object) => {
      const { records, total } = (await visitor.call('seckillPage', asked)).answer
      return [records.map(({ seckillId }) => seckillId), total]
    }
    expect(await page({})).toEqual([['71', '72', '73'], 3])
    expect(await page({ current: 2, size: 2 })).toEqual([['73'], 3])
    expect(await page({ seckillTimeId: START + HOUR })).toEqual([['72'], 1])
    expect(await page({ seckillIds: '71,73' })).toEqual([['71', '73'], 2])
    const [card] = (await visitor.call('seckillPage', { seckillIds: '73' })).answer.records
    expect(card).toMatchObject({ skuId: '1002', skuNumber: 1, seckillPrice: '1.00', seckillTotalStocks: 5 })
    const [own] = await mall.db.query('select price::text, party_code as "partyCode" from sku where sku_id = 1002')
    expect({ price: card!.price, partyCode: card!.partyCode }).toEqual(own)
  })

  it('accepts an invoice request with the order, but not an incomplete one [R5.18]', async () => {
    const { path, answer } = await confirm(1)
    const asking = (headerName: string) =>
      buyer.call('seckillSubmit', {
        path,
        uuid: answer.uuid!,
        orderShopParams: [],
        invoiceParams: [{ shopId: 1, invoiceType: 1, headerType: 1, headerName, receiveMail: 'mei@example.com' }],
      })
    expect(await asking('')).toMatchObject({ code: 'A00014', data: { field: 'invoiceParams' } })
    expect(await left()).toBe(20)
    const { orderNumbers: orderNumber } = (await asking('张梅')).answer
    expect((await buyer.call('orderInvoiceByOrder', { orderNumber })).answer).toMatchObject({ headerName: '张梅' })
  })

  it('holds the sale’s price as long as its unpaid orders, and keeps the buyer’s PO number [R2.12]', async () => {
    const { path, answer } = await confirm(1)
    expect(answer.expireTime).toBe(mall.clock.now + 15 * MINUTE)
    const placed = await buyer.call('seckillSubmit', {
      path,
      uuid: answer.uuid!,
      poNumber: 'PO-2026-7',
      orderShopParams: [],
    })
    expect(
      await mall.db.query('select po_number as po, expires from orders where order_number = $1', [
        placed.answer.orderNumbers,
      ]),
    ).toEqual([{ po: 'PO-2026-7', expires: mall.clock.now + 15 * MINUTE }])
  })

  it('restores the stock of an unpaid order after its minutes, and never that of a paid one [R2.12]', async () => {
    const [kept, lost] = [await order(1), await order(1)]
    expect(await left()).toBe(18)
    expect(await mall.db.tx((tx) => markPaid(tx, [kept.answer.orderNumbers], 3, START + 1))).toBe(true)
    mall.clock.now = START + 15 * MINUTE
    const closed = await closeUnpaid({ db: mall.db, now: mall.clock.now }, { closeType: closeTypes.timeout })
    expect(closed).toEqual([lost.answer.orderNumbers])
    expect(await left()).toBe(19)
    expect(await mall.db.tx((tx) => markPaid(tx, closed, 3, mall.clock.now))).toBe(false)
  })

  it('gives the reason for a refusal: limit, sold out, pieces in unpaid orders, not begun, ended [R8.06]', async () => {
    await order(1)
    expect((await confirm(2)).msg).toBe('每人限购 2 件，您还可购 1 件')
    await order(1)
    expect((await confirm(1)).msg).toBe('每人限购 2 件，您已达上限')
    await mall.db.query('update seckill set stocks = 0')
    const other = await new Visitor(mall.app).login('agreement')
    expect(await confirm(1, other)).toMatchObject({ code: 'A03010', msg: '商品已抢光，但还有买家未付款，可稍后再试' })
    await mall.db.query('update orders set status = 2')
    expect(await confirm(1, other)).toMatchObject({ code: 'A03010', msg: '商品已抢光' })
    mall.clock.now = START - 2 * HOUR
    expect((await pathOf(other)).msg).toBe('秒杀尚未开始')
    mall.clock.now = START + HOUR
    expect((await pathOf(other)).msg).toBe('秒杀已结束')
  })

  it('restarts the limit with the next sale [R2.12]', async () => {
    await order(2)
    expect((await confirm(1)).msg).toBe('每人限购 2 件，您已达上限')
    mall.clock.now = START + 24 * HOUR
    await mall.db.query('update seckill set start_time = $1::bigint, end_time = $1::bigint + $2::bigint', [
      mall.clock.now,
      HOUR,
    ])
    expect((await confirm(2)).answer.total).toBe('19.80')
  })

  it('accepts a path only from the buyer who requested it, for this sale, and for some minutes [R2.12]', async () => {
    const { path, answer } = await confirm(1)
    const other = await new Visitor(mall.app).login('agreement')
    expect((await submit(path, answer.uuid!, other)).code).toBe('A03002')
    const forged = path.replace(/^[^.]+/, (1).toString(36))
    expect((await submit(forged, answer.uuid!)).code).toBe('A03002')
    mall.clock.now = START + ORDER_PATH_TTL
    expect(await submit(path, answer.uuid!)).toMatchObject({ code: 'A03002', msg: '下单链接已失效，请重新提交' })
    expect(await left()).toBe(20)
  })

  it('sells exactly its stock to concurrent buyers, at most the limit to each, and restores unpaid pieces [R2.12]', async () => {
    const people = await crowd(60)
    const priced = await Promise.all(
      people.flatMap((who) => [1, 2, 3].map(async () => ({ who, ...(await confirm(1, who)) }))),
    )
    const replies = await Promise.all(priced.map(({ who, path, answer }) => submit(path, answer.uuid!, who)))
    expect(replies.filter(({ code }) => code === '00000')).toHaveLength(20)
    expect(replies.filter(({ code }) => !['00000', 'A03010', 'A00001'].includes(code))).toEqual([])
    expect(await left()).toBe(0)
    const [{ most } = { most: 0 }] = await mall.db.query<{ most: number }>(
      'select max(n)::int as most from (select sum(product_nums) as n from orders group by user_id) each_one',
    )
    expect(most).toBeLessThanOrEqual(2)
    mall.clock.now = START + 15 * MINUTE
    await closeUnpaid({ db: mall.db, now: mall.clock.now }, { closeType: closeTypes.timeout })
    expect(await left()).toBe(20)
    expect(mall.faults).toEqual([])
  }, 60_000)

  it('lists the day’s sessions and the running one by the server’s clock [R2.12]', async () => {
    await mall.db.script(`insert into seckill (seckill_id, prod_id, sku_id, price, stocks, origin, start_time, end_time)
      values (72, 201, 2001, 1, 5, 5, ${START + 4 * HOUR}, ${START + 6 * HOUR}), (73, 102, 1002, 1, 5, 5, ${START - 2 * HOUR}, ${START - HOUR})`)
    const visitor = new Visitor(mall.app)
    const { answer } = await visitor.call('seckillTimes', {})
    expect(answer.map(({ status }) => status)).toEqual([3, 2, 1])
    const { answer: page } = await visitor.call('seckillPage', {
      seckillTimeId: answer[0]!.seckillTimeId,
      withEnded: 1,
    })
    expect(page.records).toMatchObject([{ seckillId: '73', activityStatus: 3 }])
    const { answer: detail } = await visitor.call('prodInfo', { prodId: 101 })
    expect(detail.seckillVO).toMatchObject({ seckillId: '71', activityStatus: 2, maxNum: 2 })
  })

  it('lets the seller create, end and change a sale in the console [R2.12]', async () => {
    const press = (name: string, form: Record<string, string>) =>
      consoleActions.get(name)!.act({ db: mall.db, now: mall.clock.now }, form)
    expect(await press('saleMake', { skuId: '2001', price: '0.30', stocks: '9', limit: '3', minutes: '30' })).toBe(true)
    expect(await press('saleMake', { skuId: '2001', price: '1e9', stocks: '9', limit: '3', minutes: '30' })).toBe(false)
    const { answer } = await buyer.call('prodInfo', { prodId: 201 })
    expect(answer.seckillVO).toMatchObject({ activityStatus: 2, maxNum: 3, endTime: START + 30 * MINUTE })
    const { seckillId } = answer.seckillVO!
    expect(await press('saleChange', { seckillId, stocks: '4', limit: '1', hold: '5' })).toBe(true)
    expect((await buyer.call('prodInfo', { prodId: 201 })).answer.seckillVO).toMatchObject({
      maxNum: 1,
      maxCancelTime: 5,
      seckillSkuList: [{ seckillStocks: 4 }],
    })
    expect(await press('saleEnd', { seckillId })).toBe(true)
    expect(await press('saleEnd', { seckillId })).toBe(false)
    expect((await buyer.call('prodInfo', { prodId: 201 })).answer.seckillVO?.activityStatus).toBe(3)
    expect(await press('saleStart', { seckillId })).toBe(true)
    expect((await buyer.call('prodInfo', { prodId: 201 })).answer.seckillVO?.activityStatus).toBe(2)
  })

  it('shows a sale with its price, stock, limits and pieces in unpaid orders [R2.12]', async () => {
    await order(2)
    const visitor = new Visitor(mall.app, { locale: 'en' })
    const detail = async () => (await visitor.call('prodInfo', { prodId: 101 })).answer
    expect((await detail()).seckillVO).toMatchObject({
      seckillId: '71',
      activityStatus: 2,
      startTime: START - HOUR,
      endTime: START + HOUR,
      maxNum: 2,
      maxCancelTime: 15,
      unpaidNum: 2,
      seckillSkuList: [
        {
          seckillSkuId: '71',
          skuId: '1001',
          properties: 'Seal:2RS',
          seckillPrice: '9.90',
          seckillStocks: 18,
          seckillOriginStocks: 20,
        },
      ],
    })
    const [card] = (await visitor.call('seckillPage', {})).answer.records
    expect(card).toMatchObject({
      prodId: '101',
      prodType: 2,
      activityId: '71',
      activityPrice: '9.90',
      activityStatus: 2,
      activityStartTime: START - HOUR,
      activityEndTime: START + HOUR,
      seckillPrice: '9.90',
      seckillTotalStocks: 18,
      seckillOriginStocks: 20,
      unpaidNum: 2,
      maxNum: 2,
    })
    await mall.db.query('update orders set status = 2')
    expect((await detail()).seckillVO!.unpaidNum).toBe(0)
  })

  it('shows a product’s running sale, else the next within a day, else the last that ended within a day [R2.12]', async () => {
    const visitor = new Visitor(mall.app)
    const DAY = 24 * HOUR
    const shown = async (sales: [id: number, start: number, end: number][]) => {
      await mall.db.query('delete from seckill')
      for (const [id, start, end] of sales)
        await mall.db.query(
          'insert into seckill (seckill_id, prod_id, sku_id, price, stocks, origin, start_time, end_time) values ($1, 101, 1001, 9.90, 5, 5, $2, $3)',
          [id, START + start, START + end],
        )
      const { seckillVO } = (await visitor.call('prodInfo', { prodId: 101 })).answer
      return seckillVO && [seckillVO.seckillId, seckillVO.activityStatus]
    }
    expect(
      await shown([
        [1, HOUR, DAY],
        [2, 0, HOUR],
        [3, -HOUR, 0],
      ]),
    ).toEqual(['2', 2])
    expect(
      await shown([
        [1, 3 * HOUR, DAY],
        [2, 2 * HOUR, DAY],
        [3, -HOUR, 0],
      ]),
    ).toEqual(['2', 1])
    expect(
      await shown([
        [1, -3 * HOUR, -2 * HOUR],
        [2, -2 * HOUR, -HOUR],
      ]),
    ).toEqual(['2', 3])
    expect(await shown([[1, -DAY - HOUR, -DAY]])).toBeUndefined()
    expect(await shown([[1, -DAY - HOUR, -DAY + 1]])).toEqual(['1', 3])
    expect(await shown([[1, DAY, DAY + HOUR]])).toBeUndefined()
    expect(await shown([[1, DAY - 1, DAY + HOUR]])).toEqual(['1', 1])
  })

  it('lists the sessions of today and tomorrow in China, each until its last sale ends [R2.12]', async () => {
    const midnight = Date.parse('2026-11-21T00:00:00+08:00')
    const DAY = 24 * HOUR
    await mall.db.script('delete from seckill')
    for (const [id, start, end, prodId] of [
      [1, -HOUR, 0, 101],
      [2, -HOUR, 1, 101],
      [3, HOUR, 2 * HOUR, 101],
      [4, HOUR, 3 * HOUR, 101],
      [5, 2 * DAY - 1, 3 * DAY, 101],
      [6, 2 * DAY, 3 * DAY, 101],
      [7, 5 * HOUR, 6 * HOUR, 202],
    ] as const)
      await mall.db.query(
        `insert into seckill (seckill_id, prod_id, sku_id, price, stocks, origin, start_time, end_time)
        values ($1, $4::bigint, case when $4::bigint = 202 then 2002 else 1001 end, 1, 5, 5, $2, $3)`,
        [id, midnight + start, midnight + end, prodId],
      )
    const sessions = async () =>
      (await new Visitor(mall.app).call('seckillTimes', {})).answer.map(({ seckillTimeId, startTime, endTime }) => [
        Number(seckillTimeId) === startTime,
        startTime - midnight,
        endTime - midnight,
      ])
    const expected = [
      [true, -HOUR, 1],
      [true, HOUR, 3 * HOUR],
      [true, 2 * DAY - 1, 3 * DAY],
    ]
    expect(await sessions()).toEqual(expected)
    for (const now of [midnight, midnight + DAY - 1]) {
      mall.clock.now = now
      expect(await sessions()).toEqual(expected)
    }
  })

  it('refuses a sale of another product, another sale’s path and quantities beyond the sale’s stock [R2.12] [R8.06]', async () => {
    await mall.db
      .script(`insert into seckill (seckill_id, prod_id, sku_id, price, stocks, origin, limit_each, start_time, end_time)
      values (72, 201, 2001, 0.30, 300, 300, 0, ${START - HOUR}, ${START + HOUR})`)
    const wanted = async (prodId: number, seckillId?: number) =>
      (await buyer.call('seckillPath', { prodId, ...(seckillId && { seckillId }) })).code
    expect([await wanted(201, 71), await wanted(101, 999), await wanted(102)]).toEqual(['A01000', 'A01000', 'A01000'])
    expect([await wanted(101), await wanted(201, 72)]).toEqual(['00000', '00000'])
    const path = (await buyer.call('seckillPath', { prodId: 201 })).answer
    const ask = (prodCount: number, more: object = {}) =>
      buyer.call('seckillConfirm', { path, seckillSkuId: 72, prodCount, ...more })
    expect((await ask(100, { seckillSkuId: 71 })).code).toBe('A01000')
    expect((await ask(100, { path: 'x' })).code).toBe('A03002')
    expect((await ask(99)).code).toBe('A00001')
    expect(await ask(350)).toMatchObject({ code: 'A03010', data: 2001, msg: expect.stringContaining('300') })
    expect((await ask(100, { addrId: 999_999 })).code).toBe('A00001')
    await mall.db.query('update product set status = 0 where prod_id = 201')
    expect((await ask(100)).code).toBe('A01000')
    await mall.db.query('update product set status = 1 where prod_id = 201')
    // A sale without a limit sells any quantity of its stock.
    const priced = await ask(300)
    expect(priced.answer).toMatchObject({ total: '90.00', totalCount: 300 })
    await mall.db.query('update seckill set stocks = 250 where seckill_id = 72')
    expect(await submit(path, priced.answer.uuid!)).toMatchObject({
      code: 'A03010',
      data: 2001,
      msg: expect.stringContaining('250'),
    })
    await mall.db.query('update seckill set stocks = 300 where seckill_id = 72')
    expect((await submit(path, priced.answer.uuid!)).code).toBe('00000')
    const again = await ask(100)
    expect(again.code).toBe('A03010')
    expect((await submit(path, 'unknown-uuid')).code).toBe('A03002')
  })

  it('requires an address to which the shop delivers [R8.06]', async () => {
    await mall.db.script(`insert into seckill (seckill_id, prod_id, sku_id, price, stocks, origin, start_time, end_time)
      values (72, 201, 2001, 0.30, 300, 300, ${START - HOUR}, ${START + HOUR})`)
    const far = {
      receiver: '远方',
      mobile: '13800000001',
      provinceId: 650000,
      cityId: 650100,
      areaId: 650102,
      addr: '友好北路 100 号',
      commonAddr: 0 as const,
    }
    const addrId = Number((await buyer.call('addAddress', far)).answer)
    const path = (await buyer.call('seckillPath', { prodId: 201 })).answer
    const { uuid } = (await buyer.call('seckillConfirm', { path, seckillSkuId: 72, prodCount: 100, addrId })).answer
    expect(await submit(path, uuid!)).toMatchObject({ code: 'A07001', data: [2001] })
    const homeless = await new Visitor(mall.app).login('newcomer')
    await mall.db.query("delete from address where user_id = (select user_id from buyer where account = 'newcomer')")
    const priced = await confirm(1, homeless)
    expect((await submit(priced.path, priced.answer.uuid!, homeless)).code).toBe('A00010')
    expect(await left()).toBe(20)
    await buyer.call('deleteAddress', { addrId })
  })

  it('lists group deals by name, category or number, each with the prices of its own SKU [R2.13]', async () => {
    const DAY = 24 * HOUR
    await mall.db
      .script(`delete from order_item; delete from orders; delete from group_team; delete from group_activity;
      insert into group_activity (group_activity_id, prod_id, sku_id, price, leader_price, people, valid_minutes, limit_each, joined, start_time, end_time) values
        (31, 101, 1002, 15, 14, 3, 60, 10, 4, ${START - HOUR}, ${START + DAY}), (32, 201, 2001, 0.3, null, 2, 30, 0, 0, ${START + HOUR}, ${START + DAY}),
        (33, 102, 1003, 15, 14, 3, 60, 10, 0, ${START - DAY}, ${START})`)
    const visitor = new Visitor(mall.app)
    const page = async (asked: object) => {
      const { records, total } = (await visitor.call('groupProdPage', asked)).answer
      return [records.map(({ groupActivityId }) => groupActivityId), total]
    }
    expect(await page({})).toEqual([['31', '32'], 2])
    expect(await page({ size: 1, current: 2 })).toEqual([['32'], 2])
    expect(await page({ groupActivityIds: '32,33' })).toEqual([['32'], 1])
    expect(await page({ prodName: ' m8 ' })).toEqual([['32'], 1])
    expect(await page({ prodName: ' ' })).toEqual([['31', '32'], 2])
    expect(await page({ categoryId: 1 })).toEqual([['31'], 1])
    const [card] = (await visitor.call('groupProdPage', { groupActivityIds: '31' })).answer.records
    expect(card).toMatchObject({
      prodType: 1,
      activityId: '31',
      skuId: '1002',
      partyCode: '6205',
      price: '15.00',
      actPrice: '15.00',
      activityPrice: '15.00',
      activityStartTime: START - HOUR,
      activityEndTime: START + DAY,
      activityStatus: 2,
      groupNumber: 3,
      joinNum: 4,
      skuNumber: 1,
    })
    expect((await visitor.call('prodInfo', { prodId: 101 })).answer.groupActivityVO).toMatchObject({
      groupActivityId: '31',
      activityStatus: 2,
      startTime: START - HOUR,
      endTime: START + DAY,
      groupNumber: 3,
      maxNum: 10,
      groupValidTime: 60,
      joinNum: 4,
      groupSkuList: [
        {
          groupSkuId: '31',
          skuId: '1002',
          properties: '密封:开式',
          actPrice: '15.00',
          leaderPrice: '14.00',
          sellNum: 4,
          stocks: 50,
        },
      ],
    })
    const plain = (await visitor.call('prodInfo', { prodId: 201 })).answer.groupActivityVO!
    expect([plain.activityStatus, plain.groupSkuList[0]!.leaderPrice]).toEqual([1, undefined])
    await mall.db.script('delete from group_activity')
  })

  /** Creates signed-in buyers, each with an address. */
  async function crowd(size: number): Promise<Visitor[]> {
    const users = await createSampleBuyers(mall.db, size, mall.clock.now)
    return Promise.all(
      users.map(
        async (user) =>
          new Visitor(mall.app, { token: (await openSession(mall.db, user, mall.clock.now)).accessToken }),
      ),
    )
  }
})
