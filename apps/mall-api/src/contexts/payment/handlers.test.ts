import { PAID_WITHOUT_MONEY, payTypes } from '@millwright/domain/payment/payKinds'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { onDatabase } from '../../testing/databases.ts'
import { setUpPayingBuyer } from '../../testing/setUpPayingBuyer.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { MAX_TRANSFER_ORDERS } from './transfers.ts'

const DAY = 86_400_000

onDatabase((open) => {
  let mall: TestMall
  let desk: Awaited<ReturnType<typeof setUpPayingBuyer>>
  let other: Visitor
  beforeAll(async () => {
    mall = await testMall(open())
    desk = await setUpPayingBuyer(mall)
    other = await new Visitor(mall.app).login('agreement')
  }, 60_000)
  beforeEach(async () => {
    await desk.jump(START)
    await mall.db.script(`delete from transfer; delete from payment; update orders set status = 6 where status = 1;
      update sku set stocks = 1000 where sku_id = 1001`)
  })
  const set = (orderNumber: string, columns: string) =>
    mall.db.query(`update orders set ${columns} where order_number = $1`, [orderNumber])
  const options = async (orderNumbers: string) =>
    Object.fromEntries(
      (await desk.buyer.call('payOptions', { orderNumbers })).answer.map(({ payType, ...option }) => [payType, option]),
    )
  const openTransfer = async (orderNumbers: string) => (await desk.buyer.call('openTransfer', { orderNumbers })).answer

  it('names the goods, the address and the amount of the orders to a cashier, in the buyer’s language [R2.21]', async () => {
    const [one, two] = [await desk.order(2), await desk.order(3)]
    const orderNumbers = [one, two].join(',')
    const { answer } = await desk.buyer.call('orderPayInfo', { orderNumbers })
    expect(answer).toMatchObject({
      prodNameList: ['深沟球轴承 6205', '深沟球轴承 6205'],
      totalFee: '116.50',
      totalScore: 0,
      paidNumbers: [],
      owed: [],
    })
    const { userAddrDto } = await desk.detail(one)
    expect([answer.receiver, answer.mobile]).toEqual([userAddrDto!.receiver, userAddrDto!.mobile])
    expect(answer.userAddr).toBe(`上海市 浦东新区 ${userAddrDto!.addr}`)
    const english = new Visitor(mall.app, { token: desk.buyer.token!, locale: 'en' })
    expect((await english.call('orderPayInfo', { orderNumbers: one })).answer.prodNameList).toEqual([
      'Deep groove ball bearing 6205',
    ])
    for (const numbers of [' , ', `${one},nobody`]) {
      expect((await desk.buyer.call('orderPayInfo', { orderNumbers: numbers })).code).toBe('A03000')
      expect((await desk.buyer.call('pay', { orderNumbers: numbers, payType: payTypes.weixin })).code).toBe('A03000')
    }
  })

  it('calls orders paid only if each is paid and none is closed', async () => {
    const [one, two] = [await desk.order(1), await desk.order(1)]
    const isPaid = async () => (await desk.buyer.call('isPay', { orderNumbers: `${one},${two}` })).answer
    await set(two, 'status = 2, paid_at = 1')
    const answers: [status: number, paid: boolean][] = []
    for (const status of [1, 2, 3, 5, 6, 7]) {
      await set(one, `status = ${status}`)
      answers.push([status, await isPaid()])
    }
    expect(answers).toEqual([
      [1, false],
      [2, true],
      [3, true],
      [5, true],
      [6, false],
      [7, true],
    ])
  })

  it('confirms an order without payment only if it costs nothing', async () => {
    const orderNumbers = await desk.order(1)
    const confirm = () => desk.buyer.call('normalPay', { orderNumbers })
    expect((await confirm()).code).toBe('A03013')
    await set(orderNumbers, 'freight = 0, coupon_reduce = total - 0.01, actual_total = 0.01')
    expect((await confirm()).code).toBe('A03013')
    expect((await desk.detail(orderNumbers)).status).toBe(1)
    await set(orderNumbers, 'coupon_reduce = total, actual_total = 0')
    expect(await confirm()).toMatchObject({ code: '00000', answer: true })
    expect(await desk.detail(orderNumbers)).toMatchObject({ status: 2, payType: PAID_WITHOUT_MONEY })
  })

  it('offers services and transfers where they apply, and PayPal to nobody [R2.21]', async () => {
    const orderNumbers = await desk.order(1)
    const offered = await options(orderNumbers)
    expect(offered[payTypes.weixin]).toMatchObject({ available: true, fee: '0.00' })
    expect(offered[payTypes.alipay]).toMatchObject({ available: true })
    expect(offered[payTypes.paypal]).toMatchObject({ available: false, why: 'abroad' })
    expect(offered[payTypes.transfer]).toMatchObject({ available: true, keptUntil: START + 3 * DAY })
    expect((await desk.buyer.call('pay', { orderNumbers, payType: payTypes.paypal })).code).toBe('A00001')
    await set(orderNumbers, 'order_type = 2')
    expect((await options(orderNumbers))[payTypes.transfer]).toMatchObject({ available: false, why: 'notForThis' })
    expect((await desk.buyer.call('openTransfer', { orderNumbers })).code).toBe('A00001')
    await set(orderNumbers, 'order_type = 0')
    const topUp = (await desk.buyer.call('memberPayOffer', { amount: '5' })).answer.options
    expect(topUp.find(({ payType }) => payType === payTypes.transfer)).toMatchObject({ available: true })
    const [kept] = await mall.db.query<{ value: string }>(
      "delete from setting where key = 'transferAccount' returning value::text as value",
    )
    expect((await options(orderNumbers))[payTypes.transfer]).toMatchObject({ available: false, why: 'off' })
    expect((await desk.buyer.call('openTransfer', { orderNumbers })).code).toBe('A00001')
    await mall.db.query("insert into setting (key, value) values ('transferAccount', $1::text::jsonb)", [kept!.value])
    expect((await openTransfer(orderNumbers)).status).toBe(0)
  })

  it('tells the buyer the account, the reference and the state of a transfer in both languages [R2.21]', async () => {
    const [one, two] = [await desk.order(1), await desk.order(1)].toSorted()
    const orderNumbers = `${one},${two}`
    expect(await desk.buyer.call('transferVoucher', await desk.receipt(one!))).toMatchObject({ code: 'A00001' })
    const opened = await openTransfer(orderNumbers)
    expect(opened).toMatchObject({
      reference: expect.stringMatching(/^MW-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      status: 0,
      amount: '61.00',
      account: {
        accountName: '匠作机电商城（上海）有限公司',
        bankName: '中国工商银行上海张江支行',
        account: '1001280009200456783',
        bankCode: '102290028008',
      },
      orderNumbers: [one, two],
      billNumbers: [],
      closed: false,
      paid: false,
      owed: [],
    })
    expect(opened.leftAmount).toBeUndefined()
    const sent = (await desk.buyer.call('transferVoucher', { ...(await desk.receipt(orderNumbers)), remark: ' 已汇 ' }))
      .answer
    expect(sent).toMatchObject({
      status: 1,
      payerName: '张江精密',
      bankName: '招商银行',
      remark: '已汇',
      voucherAmount: '10.00',
      voucherImgs: expect.stringContaining('files/'),
    })
    const english = new Visitor(mall.app, { token: desk.buyer.token!, locale: 'en' })
    expect((await english.call('transferInfo', { orderNumbers })).answer).toMatchObject({
      account: { accountName: 'Millwright Mall (Shanghai) Co., Ltd.', bankName: 'ICBC, Shanghai Zhangjiang Branch' },
    })
    const { reference } = opened
    expect(await desk.press('transferReceive', { reference, amount: '61' })).toBe(true)
    expect((await desk.buyer.call('transferInfo', { orderNumbers })).answer).toMatchObject({
      status: 2,
      paid: true,
      receivedAmount: '61.00',
      owed: [],
    })
  })

  it('refuses a transfer only while its receipt is checked, with a reason, and then waits for another receipt', async () => {
    const orderNumbers = await desk.order(1)
    const { reference } = await openTransfer(orderNumbers)
    const refuse = (reason: string) => desk.press('transferRefuse', { reference, reason })
    const info = async () => (await desk.buyer.call('transferInfo', { orderNumbers })).answer!
    expect(await refuse('未查到')).toBe(false)
    await desk.buyer.call('transferVoucher', await desk.receipt(orderNumbers))
    expect(await refuse('  ')).toBe(false)
    await desk.jump(START + 6 * DAY)
    expect(await refuse(` ${'查'.repeat(201)} `)).toBe(true)
    expect(await refuse('再次')).toBe(false)
    expect(await info()).toMatchObject({ status: 3, reason: '查'.repeat(200), endTime: START + 9 * DAY })
    expect((await info()).auditTime).toBeDefined()
    await desk.jump(START + 8 * DAY)
    await desk.buyer.call('transferVoucher', await desk.receipt(orderNumbers))
    const again = await info()
    expect([again.status, again.reason, again.auditTime]).toEqual([1, undefined, undefined])
    expect(again.endTime).toBeGreaterThan(START + 9 * DAY)
    for (const amount of ['0', '-1']) expect(await desk.press('transferReceive', { reference, amount })).toBe(false)
    expect(await desk.press('transferReceive', { reference: 'MW-NONE-NONE' })).toBe(false)
    expect((await info()).status).toBe(1)
    expect(await desk.press('transferReceive', { reference })).toBe(true)
    expect((await desk.detail(orderNumbers)).status).toBe(2)
  })

  it(`holds ${MAX_TRANSFER_ORDERS} orders of a buyer by open transfers, and counts each open order once`, async () => {
    const numbers: string[] = []
    for (let n = 0; n < MAX_TRANSFER_ORDERS; n++) numbers.push(await desk.order(1))
    expect((await openTransfer(numbers.join(','))).status).toBe(0)
    // A further transfer for orders that are held already holds no further order.
    expect((await openTransfer(numbers[0]!)).status).toBe(0)
    const more = await desk.order(1)
    const refused = () => desk.buyer.call('openTransfer', { orderNumbers: more })
    expect(await refused()).toMatchObject({
      code: 'A00001',
      msg: expect.stringContaining(String(MAX_TRANSFER_ORDERS)),
    })
    await desk.buyer.call('cancelOrder', { orderNumber: numbers[1]! })
    expect((await refused()).code).toBe('00000')
    expect((await other.call('transferInfo', { orderNumbers: more })).code).toBe('A03000')
  })
})
