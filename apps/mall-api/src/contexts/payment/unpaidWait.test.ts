import { UNPAID_ORDER_DAYS } from '@millwright/domain/constants'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { closeTypes, closeUnpaid } from '../order/orders.ts'
import { onDatabase } from '../../testing/databases.ts'
import { setUpPayingBuyer } from '../../testing/setUpPayingBuyer.ts'
import { START, stockOf, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'

const DAY = 86_400_000
const LAST = START + UNPAID_ORDER_DAYS * DAY

onDatabase((open) => {
  let mall: TestMall
  let desk: Awaited<ReturnType<typeof setUpPayingBuyer>>
  beforeAll(async () => {
    mall = await testMall(open())
    desk = await setUpPayingBuyer(mall)
  }, 60_000)
  beforeEach(async () => {
    await mall.db.script(
      'delete from transfer; update orders set status = 6 where status = 1; update sku set stocks = 1000 where sku_id = 1001',
    )
    await desk.jump(START)
  })
  const endOf = async (orderNumber: string) => (await desk.detail(orderNumber)).endTime

  it('keeps an order open no longer than its limit, however its transfers are combined [R2.21]', async () => {
    const { buyer, press } = desk
    const first = await desk.order()
    const others: string[] = []
    for (let at = START; at < START + 40 * DAY; at += 3 * DAY) {
      await desk.jump(at)
      if (at > START) others.push(await desk.order(1))
      const subject = [first, ...others.slice(-1)].join(',')
      const opened = await buyer.call('openTransfer', { orderNumbers: subject })
      if (opened.code !== '00000') break
      await buyer.call('transferVoucher', await desk.receipt(subject))
      await press('transferRefuse', { reference: opened.answer.reference, reason: '未查到' })
      const end = await endOf(first)
      if (end !== undefined) expect(end).toBeLessThanOrEqual(LAST)
    }
    expect(others.length).toBeGreaterThan(3)
    await desk.jump(LAST)
    expect((await desk.detail(first)).status).toBe(6)
    expect((await buyer.call('openTransfer', { orderNumbers: first })).code).toBe('A03002')
    await closeUnpaid({ db: mall.db, now: LAST + 20 * DAY }, { closeType: closeTypes.timeout })
    expect(await stockOf(mall.db, 1001)).toBe(1000)
  })

  it('names the actual deadline, no later than the order’s limit [R2.21]', async () => {
    const { buyer } = desk
    const orderNumber = await desk.order()
    await mall.db.query('update orders set expires = $2::bigint where order_number = $1', [orderNumber, LAST - DAY])
    await desk.jump(LAST - 2 * DAY)
    const option = (await buyer.call('payOptions', { orderNumbers: orderNumber })).answer.find(
      ({ payType }) => payType === 21,
    )
    expect(option?.keptUntil).toBe(LAST)
    const opened = (await buyer.call('openTransfer', { orderNumbers: orderNumber })).answer
    expect(opened.endTime).toBe(LAST)
    const sent = (await buyer.call('transferVoucher', await desk.receipt(orderNumber))).answer
    expect(sent.endTime).toBe(LAST)
  })

  it('names the earlier deadline of two orders that one transfer pays [R2.21]', async () => {
    const older = await desk.order(1)
    await mall.db.query('update orders set expires = $2::bigint where order_number = $1', [older, LAST - DAY])
    await desk.jump(LAST - 2 * DAY)
    const newer = await desk.order(1)
    const orderNumbers = [older, newer].join(',')
    const options = (await desk.buyer.call('payOptions', { orderNumbers })).answer
    expect(options.find(({ payType }) => payType === 21)?.keptUntil).toBe(LAST)
    expect((await desk.buyer.call('openTransfer', { orderNumbers })).answer.endTime).toBe(LAST)
  })

  it('lets no SQL statement keep an order open past its limit', async () => {
    const orderNumber = await desk.order()
    const hold = (until: number) =>
      mall.db.query('update orders set expires = $2::bigint where order_number = $1', [orderNumber, until])
    await expect(hold(LAST + 1)).rejects.toThrow(/orders_held_at_most/)
    await hold(LAST)
    expect(await closeUnpaid({ db: mall.db, now: LAST - 1 }, { orderNumber, closeType: closeTypes.timeout })).toEqual(
      [],
    )
    expect(await closeUnpaid({ db: mall.db, now: LAST }, { orderNumber, closeType: closeTypes.timeout })).toEqual([
      orderNumber,
    ])
  })
})
