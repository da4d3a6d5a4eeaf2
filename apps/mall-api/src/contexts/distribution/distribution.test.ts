import { cardNoOf } from '@millwright/domain/distribution/cardNo'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { applyForRefund } from '../after-sale/applyForRefund.ts'
import { applyRefundEvent } from '../after-sale/applyRefundEvent.ts'
import { consoleActions } from '../../app/consoleSections.ts'
import { bystandersCommission, bystandersOrders, bystandersRows, leaveBystander } from '../../testing/bystander.ts'
import { onDatabase } from '../../testing/databases.ts'
import { samplePicture } from '../../testing/samplePicture.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { closeWindow, createCommissions, updateCommissions } from './commissions.ts'

const DAY = 86_400_000
/** The number of requests for other people's documents and money. `STRANGERS=10000` is the full run. */
const STRANGERS = Number(process.env.STRANGERS ?? 500)
const bearing = { prodId: 101, skuId: 1001, shopId: 1 }
const person = {
  type: 1,
  realName: '周推广',
  identityCardNumber: '11010519491231002x',
  userMobile: '138 0000 0004',
  bankName: '中国工商银行',
  bankBranch: '长沙星沙支行',
  bankAccount: '6222 0200 0000 0000 000',
} as const

onDatabase((open) => {
  let mall: TestMall
  let before: string[]
  let buyer: Visitor
  let zhou: Visitor
  beforeAll(async () => {
    mall = await testMall(open())
    await mall.db.query('insert into distribution_prod (prod_id, rate, created) values (101, 5, 0)')
    await mall.db.query('update buyer set distributor = false')
    await bystandersOrders(mall.db)
    await bystandersCommission(mall.db)
    zhou = await new Visitor(mall.app, { locale: 'en' }).login('distributor')
    buyer = await new Visitor(mall.app).login()
  }, 60_000)
  beforeEach(async () => {
    mall.clock.now = START
    await mall.db.script(
      'delete from growth_log; delete from member; delete from basket; delete from confirm; update sku set stocks = 100000 where prod_id = 101',
    )
    before = await bystandersRows(mall.db)
    zhou = await new Visitor(mall.app, { locale: 'en' }).login('distributor')
    buyer = await new Visitor(mall.app).login()
  })
  afterEach(() => leaveBystander(mall.db, before))
  afterEach(() => {
    if (mall.faults.length) throw new Error(String(mall.faults.splice(0)))
  })

  const inConsole = (action: string, form: Record<string, string>) =>
    consoleActions.get(action)!.act({ db: mall.db, now: mall.clock.now }, form)
  const paper = async (who = zhou) =>
    (await who.call('uploadFile', { file: await samplePicture(), kind: 'licence' })).answer.filePath
  const papers = async (who = zhou) => ({
    identityCardPicFront: await paper(who),
    identityCardPicBack: await paper(who),
  })
  const userOf = async (who: Visitor) => String((await who.call('userInfo', {})).answer.userId)
  const cardOf = async (who = zhou) => (await who.call('distributionUserInfo', {})).answer?.cardNo
  const wallet = async () => (await zhou.call('distributionWallet', {})).answer
  const approved = async () => {
    const there = await cardOf()
    if (there) return there
    await zhou.call('distributionRegister', { ...person, ...(await papers()) })
    await inConsole('distributorApprove', { user: await userOf(zhou) })
    return (await cardOf())!
  }
  /** Places an order of bearings, with or without a link, and pays and receives it. */
  const order = async (
    prodCount: number,
    {
      card,
      who = buyer,
      paid = true,
      done = true,
    }: { card?: string; who?: Visitor; paid?: boolean; done?: boolean } = {},
  ) => {
    const orderItem = { ...bearing, prodCount, ...(card && { distributionCardNo: card }) }
    const { uuid } = (await who.call('confirmOrder', { orderItem })).answer
    const { orderNumbers } = (await who.call('submitOrder', { orderShopParams: [], uuid: uuid! })).answer
    if (paid)
      await mall.db.query(
        'update orders set status = $3, paid_at = $2::bigint, finished_at = $4::bigint where order_number = $1',
        [orderNumbers, mall.clock.now, done ? 5 : 2, done ? mall.clock.now : null],
      )
    if (done) await mall.db.query('update order_item set shipped = quantity where order_number = $1', [orderNumbers])
    return orderNumbers
  }
  const lines = async (orderNumber: string) =>
    (await zhou.call('distributionIncome', { size: 100 })).answer.records.filter(
      (one) => one.orderNumber === orderNumber,
    )
  const giveBack = async (orderNumber: string, pieces: number, amount: string) => {
    const [row] = await mall.db.query<{ user: number; item: number }>(
      'select user_id as "user", order_item_id as item from orders join order_item using (order_number) where order_number = $1',
      [orderNumber],
    )
    const at = { db: mall.db, now: mall.clock.now }
    const made = await applyForRefund({ ...at, locale: 'zh' }, row!.user, {
      orderNumber,
      wish: { orderItemId: String(row!.item), kind: 'money', pieces, amount: amount as never },
      reason: 'reasonOther',
      description: '',
      mobile: '',
      received: true,
      photos: [],
    })
    if (!('refundSn' in made)) throw new Error(made.problem)
    for (const event of ['accept', 'payBack'] as const)
      expect(await applyRefundEvent(at, { refundSn: made.refundSn, event, by: 'seller' })).toBe('done')
  }

  it('accepts an application, refuses it with a reason, accepts it again and approves it with a card number [R2.09]', async () => {
    expect((await zhou.call('distributionUserInfo', {})).answer).toBeUndefined()
    expect((await zhou.call('distributionWallet', {})).code).toBe('A03000')
    const first = await papers()
    for (const [wrong, field] of [
      [{ identityCardNumber: '110105194912310020' }, 'identityCardNumber'],
      [{ bankAccount: '6222020000000000009' }, 'bankAccount'],
      [{ cardNoOfInviter: cardNoOf(5) }, 'cardNoOfInviter'],
      [{ type: 3 }, 'creditCode'],
      [{ identityCardPicBack: first.identityCardPicFront }, 'identityCardPicBack'],
    ] as const) {
      const { code, data } = await zhou.call('distributionRegister', { ...person, ...first, ...wrong })
      expect([code, (data as { field: string }).field]).toEqual(['A00010', field])
    }
    const shop = {
      ...person,
      ...first,
      type: 2,
      companyName: '店',
      creditCode: '91350100M000100Y43',
      bankAccount: '12345678',
    }
    expect((await zhou.call('distributionRegister', { ...shop, licensePic: await paper() })).data).toEqual({
      field: 'type',
    })

    expect((await zhou.call('distributionRegister', { ...person, ...first })).code).toBe('00000')
    expect((await zhou.call('distributionUserInfo', {})).answer).toMatchObject({
      state: 0,
      cardNo: undefined,
      application: {
        identityCardNumber: '1101************2X',
        bankAccount: '***************0000',
        userMobile: '138****0004',
      },
    })
    expect((await zhou.call('distributionRegister', { ...person, ...first })).msg).toMatch(/under review/)
    const user = await userOf(zhou)
    expect(await inConsole('distributorRefuse', { user, reason: ' ' })).toBe(false)
    expect(await inConsole('distributorRefuse', { user, reason: '照片模糊' })).toBe(true)
    expect((await zhou.call('distributionUserInfo', {})).answer).toMatchObject({
      state: 3,
      reason: '照片模糊',
      application: { identityCardNumber: '11010519491231002X' },
    })
    const second = { ...first, identityCardPicFront: await paper() }
    expect((await zhou.call('distributionRegister', { ...person, ...second })).code).toBe('00000')
    expect(await inConsole('distributorApprove', { user })).toBe(true)
    expect(await inConsole('distributorApprove', { user })).toBe(false)
    expect((await zhou.call('distributionUserInfo', {})).answer).toMatchObject({ state: 1, cardNo: await cardOf() })
    expect((await zhou.call('userInfo', {})).answer).toMatchObject({ isFxs: 1, cardNo: await cardOf() })
    expect((await buyer.call('userInfo', {})).answer.cardNo).toBeUndefined()
    expect((await zhou.raw('GET', `/${second.identityCardPicFront}`)).status).toBe(200)
    expect((await buyer.raw('GET', `/${second.identityCardPicFront}`)).status).toBe(404)
  })

  it('follows an order’s commission: unpaid, unsettled, reduced by a return, settled after the window, paid out [R2.26]', async () => {
    const card = await approved()
    const before = await wallet()
    const open = await order(10, { card, paid: false, done: false })
    expect(await lines(open)).toMatchObject([{ state: 0, paidAmount: '168.00', incomeAmount: '8.40' }])
    expect(await wallet()).toMatchObject({ unsettledAmount: before.unsettledAmount })

    const orderNumber = await order(100, { card })
    const [line] = await lines(orderNumber)
    const paid = Number(line!.paidAmount)
    const of = (part: number) => (paid * part).toFixed(2)
    expect(line).toMatchObject({ state: 1, incomeAmount: of(0.05), invalidAmount: '0.00' })
    await giveBack(orderNumber, 25, of(0.25))
    expect(await lines(orderNumber)).toMatchObject([{ state: 1, incomeAmount: of(0.0375), invalidAmount: of(0.0125) }])
    mall.clock.now += 7 * DAY
    zhou = await new Visitor(mall.app).login('distributor')
    expect(await lines(orderNumber)).toMatchObject([{ state: 1 }])
    mall.clock.now += 1
    // The sweep works without state in memory, so it also works after a restart.
    await updateCommissions({ db: mall.db, now: mall.clock.now })
    zhou = await new Visitor(mall.app).login('distributor')
    expect(await lines(orderNumber)).toMatchObject([{ state: 2, incomeAmount: of(0.0375) }])

    const { settledAmount } = await wallet()
    expect(settledAmount).toBe(of(0.0375))
    expect((await zhou.call('withdrawCommission', { amount: '9.99' })).code).toBe('A00010')
    expect((await zhou.call('withdrawCommission', { amount: '999999999' })).code).toBe('A00010')
    const uuid = 'pressed-twice'
    for (const turn of [1, 2])
      expect(`${turn} ${(await zhou.call('withdrawCommission', { amount: '20', uuid })).code}`).toBe(`${turn} 00000`)
    expect(await wallet()).toMatchObject({
      withdrawingAmount: '20.00',
      settledAmount: (Number(settledAmount) - 20).toFixed(2),
    })
    const [asked] = (await zhou.call('commissionWithdrawals', {})).answer.records
    expect(asked).toMatchObject({ amount: '20.00', state: 0, bankAccount: '0000' })
    const id = asked!.withdrawalId
    expect(await inConsole('withdrawalRefuse', { id, reason: '姓名不符' })).toBe(true)
    expect(await inConsole('withdrawalPay', { id })).toBe(false)
    expect(await wallet()).toMatchObject({ settledAmount, withdrawingAmount: '0.00', paidAmount: '0.00' })
    await zhou.call('withdrawCommission', { amount: '20' })
    const [again] = (await zhou.call('commissionWithdrawals', {})).answer.records
    expect(await inConsole('withdrawalPay', { id: again!.withdrawalId })).toBe(true)
    expect(await wallet()).toMatchObject({ paidAmount: '20.00', withdrawnToday: 2 })
  })

  it('cancels the commission of an order that was never paid or fully returned [R2.26]', async () => {
    const card = await approved()
    const whole = await order(10, { card })
    await giveBack(whole, 10, '180.00')
    expect(await lines(whole)).toMatchObject([{ state: -1, incomeAmount: '8.40', invalidAmount: '8.40' }])
    const unpaid = await order(10, { card, paid: false, done: false })
    await mall.db.query('update orders set status = 6, close_type = 1 where order_number = $1', [unpaid])
    expect(await lines(unpaid)).toMatchObject([{ state: -1, invalidAmount: '0.00' }])
  })

  it('keeps the commission open while a return is undecided, even after the window', async () => {
    const card = await approved()
    const orderNumber = await order(10, { card })
    const [row] = await mall.db.query<{ user: number; item: number }>(
      'select user_id as "user", order_item_id as item from orders join order_item using (order_number) where order_number = $1',
      [orderNumber],
    )
    mall.clock.now += 6.9 * DAY
    const wish = { orderItemId: String(row!.item), kind: 'goods' as const, pieces: 10, amount: '180.00' as never }
    const told = { reason: 'reasonQuality', description: '', mobile: '', received: true, photos: [] } as const
    const made = await applyForRefund({ db: mall.db, now: mall.clock.now, locale: 'zh' }, row!.user, {
      orderNumber,
      wish,
      ...told,
    })
    if (!('refundSn' in made)) throw new Error(made.problem)
    mall.clock.now += DAY
    await applyRefundEvent(
      { db: mall.db, now: mall.clock.now },
      { refundSn: made.refundSn, event: 'refuse', by: 'seller' },
    )
    zhou = await new Visitor(mall.app).login('distributor')
    expect(await lines(orderNumber)).toMatchObject([{ state: 1 }])
    // The buyer has seven days to appeal to the mall.
    mall.clock.now += 8 * DAY
    zhou = await new Visitor(mall.app).login('distributor')
    expect(await lines(orderNumber)).toMatchObject([{ state: 2, incomeAmount: '8.40' }])
  })

  it('keeps the distributor number of a cart line for seven days, even if the quantity changes', async () => {
    const card = await approved()
    const ordered = async (later: number) => {
      mall.clock.now = START
      await buyer.call('changeItem', { ...bearing, count: 10, distributionCardNo: card })
      const { basketId } = (await buyer.call('changeItem', { ...bearing, count: 1 })).answer as { basketId: string }
      mall.clock.now += later
      buyer = await new Visitor(mall.app).login()
      const { uuid } = (await buyer.call('confirmOrder', { basketIds: [basketId] })).answer
      const { orderNumbers } = (await buyer.call('submitOrder', { orderShopParams: [], uuid: uuid! })).answer
      zhou = await new Visitor(mall.app).login('distributor')
      return (await lines(orderNumbers)).length
    }
    expect(await ordered(7 * DAY - 1)).toBe(1)
    expect(await ordered(7 * DAY)).toBe(0)
  })

  it('pays commission for the line added by a link, and not for the same product added otherwise [R2.26]', async () => {
    const card = await approved()
    const orderNumber = await order(100, { done: false })
    const [item] = await mall.db.query<{ user: number }>(
      `insert into order_item (order_number, seq, prod_id, sku_id, prod_name, properties, unit, party_code, pic, quantity, price, amount)
      select order_number, 2, prod_id, sku_id, prod_name, properties, unit, party_code, pic, 1, price, 15.75 from order_item where order_number = $1
      returning (select user_id from orders where order_number = $1) as "user"`,
      [orderNumber],
    )
    const placed = {
      orderNumber,
      lines: [{ distributionCardNo: null }, { distributionCardNo: card }],
      mobile: '13800000001',
    }
    await mall.db.tx((tx) => createCommissions({ db: tx, now: mall.clock.now }, item!.user, placed))
    expect((await lines(orderNumber)).length).toBe(1)
  })

  it('pays no commission for a distributor’s own orders, a suspended distributor or an unknown number', async () => {
    const card = await approved()
    const earns = async (how: Parameters<typeof order>[1]) => (await lines(await order(10, how))).length
    expect(await earns({ card })).toBe(1)
    expect(await earns({})).toBe(0)
    expect(await earns({ card: cardNoOf(7) })).toBe(0)
    expect(await earns({ card: `${card}0` })).toBe(0)
    const address = { receiver: '周', provinceId: 310000, cityId: 310100, areaId: 310115, addr: '科苑路 88 号' }
    await zhou.call('addAddress', { ...address, mobile: '13900000009' })
    expect(await earns({ card, who: zhou })).toBe(0)
    // Another account, with delivery to the distributor's number.
    await mall.db.query("update address set mobile = '13800000004' where user_id = $1", [await userOf(buyer)])
    expect(await earns({ card })).toBe(0)
    await mall.db.query("update address set mobile = '13800000001' where user_id = $1", [await userOf(buyer)])
    await mall.db.query("update distributor set mobile = '13800000001' where user_id <> 9")
    expect(await earns({ card })).toBe(0)
    await mall.db.query("update distributor set mobile = '13800000004' where user_id <> 9")
    const user = await userOf(zhou)
    expect(await inConsole('distributorStop', { user, reason: '群发' })).toBe(true)
    expect(await earns({ card })).toBe(0)
    expect((await zhou.call('distributionUserInfo', {})).answer).toMatchObject({
      state: 2,
      reason: '群发',
      cardNo: card,
    })
    expect(await inConsole('distributorResume', { user })).toBe(true)
    expect(await earns({ card })).toBe(1)
  })

  it('pays out no cent twice under concurrent requests, and changes no entry', async () => {
    const card = await approved()
    await order(500, { card })
    mall.clock.now += 8 * DAY
    zhou = await new Visitor(mall.app).login('distributor')
    const { settledAmount, paidAmount, withdrawingAmount } = await wallet()
    const amount = (Number(settledAmount) * 0.6).toFixed(2)
    const answers = await Promise.all(Array.from({ length: 20 }, () => zhou.call('withdrawCommission', { amount })))
    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(1)
    const [asked] = (await zhou.call('commissionWithdrawals', {})).answer.records
    const ended = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        inConsole(n % 2 ? 'withdrawalPay' : 'withdrawalFail', { id: asked!.withdrawalId, reason: 'x' }),
      ),
    )
    expect(ended.filter(Boolean)).toHaveLength(1)
    const after = await wallet()
    const sum = (one: typeof after) =>
      [one.settledAmount, one.paidAmount!, one.withdrawingAmount!].reduce(
        (total, cents) => total + Number(cents) * 100,
        0,
      )
    expect(Math.round(sum(after))).toBe(Math.round(sum({ ...after, settledAmount, paidAmount, withdrawingAmount })))
    for (const statement of ['update commission_entry set amount = 1', 'delete from commission_entry'])
      await expect(mall.db.query(statement)).rejects.toThrow('never changed')
  })

  it('sets rates in the console, for existing products', async () => {
    await approved()
    expect(await inConsole('distributorRate', { prodId: '201', rate: '7.5' })).toBe(true)
    for (const form of [
      { prodId: '999999', rate: '5' },
      { prodId: '201', rate: '0' },
      { prodId: '201', rate: '51' },
    ])
      expect(await inConsole('distributorRate', form)).toBe(false)
    expect((await zhou.call('distributionProds', {})).answer.records).toMatchObject([
      { prodId: '201', awardProportion: 7.5 },
      { prodId: '101', awardProportion: 5 },
    ])
    expect(await inConsole('distributorRateEnd', { prodId: '201' })).toBe(true)
    expect((await zhou.call('distributionProds', { prodName: '6205' })).answer.records).toHaveLength(1)
  })

  it('withdraws from 10 yuan up to all settled commission, three times a day by China’s calendar, and names each problem', async () => {
    await approved()
    const had = await wallet()
    const settled = Number(had.settledAmount)
    const ask = async (amount: string | number) => {
      const { code, msg, data } = await zhou.call('withdrawCommission', { amount })
      if (code === '00000') return 'done'
      expect([code, data]).toEqual(['A00010', { field: 'amount' }])
      return msg
    }
    expect(settled).toBeGreaterThan(60)
    expect(await ask('abc')).toBe('Enter an amount with at most two decimals')
    expect(await ask('10.001')).toBe('Enter an amount with at most two decimals')
    expect(await ask('9.99')).toBe('Withdraw at least ¥10.00 at a time')
    expect(await ask('20000.01')).toBe('Withdraw at most ¥20000.00 at a time')
    expect(await ask((settled + 0.01).toFixed(2))).toBe(`You can withdraw at most ¥${settled.toFixed(2)}`)
    // A day in China begins at 16:00 of the day before in UTC.
    const day = Date.parse('2026-12-20T00:00+08:00')
    const at = async (now: number) => {
      mall.clock.now = now
      zhou = await new Visitor(mall.app, { locale: 'en' }).login('distributor')
    }
    await at(day)
    for (const amount of [10, '10.00', '10']) expect(await ask(amount)).toBe('done')
    expect((await wallet()).withdrawnToday).toBe(3)
    const left = (settled - 30).toFixed(2)
    await at(day + DAY - 1)
    expect(await ask('10')).toBe('At most 3 withdrawals a day; try again tomorrow')
    expect(await ask('9')).toBe('Withdraw at least ¥10.00 at a time')
    await at(day + DAY)
    expect((await wallet()).withdrawnToday).toBe(0)
    expect(await ask(left)).toBe('done')
    expect(await wallet()).toMatchObject({ settledAmount: '0.00', withdrawnToday: 1 })

    const page = async (input: object = {}) => (await zhou.call('commissionWithdrawals', input)).answer
    const { records, total } = await page({ size: 3 })
    expect([records.map(({ amount }) => amount), total > 3]).toEqual([[left, '10.00', '10.00'], true])
    const second = (await page({ size: 3, current: 2 })).records
    expect(second[0]).toMatchObject({ amount: '10.00', state: 0, bankName: person.bankName, bankAccount: '0000' })
    expect(second[0]!.decideTime).toBeUndefined()
    expect(await inConsole('withdrawalFail', { id: records[0]!.withdrawalId, reason: '账号已注销' })).toBe(true)
    expect(await inConsole('withdrawalFail', { id: records[0]!.withdrawalId, reason: '账号已注销' })).toBe(false)
    expect(await inConsole('withdrawalRefuse', { id: records[1]!.withdrawalId, reason: '姓名不符' })).toBe(true)
    expect(await inConsole('withdrawalPay', { id: records[2]!.withdrawalId })).toBe(true)
    expect((await page({ size: 3 })).records).toMatchObject([
      { state: 3, reason: '账号已注销', decideTime: '2026-12-21 00:00:00' },
      { state: 2, reason: '姓名不符' },
      { state: 1, reason: undefined },
    ])
    expect((await wallet()).settledAmount).toBe((Number(left) + 10).toFixed(2))
  })

  it('lists income by state, newest first, with what a return took and when the rest is settled', async () => {
    const card = await approved()
    mall.clock.now = Date.parse('2026-12-22T10:00+08:00')
    buyer = await new Visitor(mall.app).login()
    const first = await order(10, { card })
    mall.clock.now += 1000
    const second = await order(10, { card, paid: false, done: false })
    zhou = await new Visitor(mall.app).login('distributor')
    const page = async (input: object) => (await zhou.call('distributionIncome', input)).answer
    const { records, total } = await page({ size: 2 })
    expect(records.map(({ orderNumber }) => orderNumber)).toEqual([second, first])
    expect(records[1]).toMatchObject({
      incomeType: 1,
      incomeAmount: '8.40',
      state: 1,
      prodId: '101',
      prodName: '深沟球轴承 6205',
      awardProportion: 5,
      invalidAmount: '0.00',
      createTime: '2026-12-22 10:00:00',
      settleTime: '2026-12-29 10:00:00',
    })
    expect(records[0]!.settleTime).toBeUndefined()
    const states = await Promise.all(([-1, 0, 1, 2] as const).map((state) => page({ state, size: 100 })))
    expect(states.map((one) => one.records.length)).toEqual(states.map((one) => one.total))
    expect(states.reduce((sum, one) => sum + one.total, 0)).toBe(total)
    for (const [at, state] of [-1, 0, 1, 2].entries())
      expect(states[at]!.records.every((one) => one.state === state)).toBe(true)
    expect((await page({ size: 1, current: 2 })).records).toMatchObject([{ orderNumber: first }])
    const { unsettledAmount, settledAmount, withdrawingAmount, paidAmount, addupAmount, invalidAmount } = await wallet()
    const parts = [unsettledAmount, settledAmount, withdrawingAmount, paidAmount]
    expect(Number(addupAmount)).toBeCloseTo(
      parts.reduce((sum, part) => sum + Number(part), 0),
      2,
    )
    // The console ends the return window of a received order, and of no other.
    expect(await closeWindow({ db: mall.db, now: mall.clock.now }, second)).toBe(false)
    expect(await closeWindow({ db: mall.db, now: mall.clock.now }, first)).toBe(true)
    expect(await lines(first)).toMatchObject([{ state: 2 }])
    const after = await wallet()
    expect(Number(after.settledAmount) - Number(settledAmount)).toBeCloseTo(8.4, 2)
    expect(Number(unsettledAmount) - Number(after.unsettledAmount)).toBeCloseTo(8.4, 2)
    expect(after.invalidAmount).toBe(invalidAmount)
  })

  it('finds products to share by name and part number, without delisted products', async () => {
    await approved()
    await mall.db.query('insert into distribution_prod (prod_id, rate, created) values (201, 7.5, 0), (202, 9, 0)')
    const found = async (input: object) => {
      const { records, total } = (await zhou.call('distributionProds', input)).answer
      return [records.map(({ prodId }) => prodId), total]
    }
    expect(await found({})).toEqual([['201', '101'], 2])
    expect(await found({ size: 1, current: 2 })).toEqual([['101'], 2])
    expect(await found({ prodName: ' DEEP groove ' })).toEqual([['101'], 1])
    expect(await found({ prodName: 'm8X40-12' })).toEqual([['201'], 1])
    expect(await found({ prodName: '轴承' }), 'names in the other language').toEqual([[], 0])
    expect(await found({ prodName: '6205' })).toEqual([['101'], 1])
    const [bearings] = (await zhou.call('distributionProds', { prodName: '6205' })).answer.records
    // 5 % of 15.00, rounded down to the cent.
    expect(bearings).toMatchObject({ awardProportion: 5, awardNumbers: '0.75' })
    await mall.db.query('delete from distribution_prod where prod_id <> 101')
  })

  it('refuses a second application of a distributor, and records who invited an applicant with an own shop', async () => {
    const card = await approved()
    expect(await zhou.call('distributionRegister', { ...person, ...(await papers()) })).toMatchObject({
      code: 'A00001',
      msg: 'You are a distributor already',
    })
    const user = await userOf(zhou)
    expect(await inConsole('distributorResume', { user })).toBe(false)
    expect(await inConsole('distributorStop', { user, reason: '群发' })).toBe(true)
    expect(await inConsole('distributorStop', { user, reason: '再次' })).toBe(false)
    expect((await zhou.call('distributionRegister', { ...person, ...(await papers()) })).msg).toBe(
      'Your distributor account is stopped',
    )
    const owner = await new Visitor(mall.app, { locale: 'en' }).login('shopowner')
    const files = await papers(owner)
    const shop = {
      ...person,
      ...files,
      type: 2,
      userMobile: '13800000005',
      companyName: '湖南星沙机械',
      creditCode: '91350100M000100Y43',
      licensePic: await paper(owner),
      bankAccount: '12345678',
    } as const
    const register = (more: object = {}) => owner.call('distributionRegister', { ...shop, ...more })
    const ownerId = await userOf(owner)
    await mall.db.query(
      `insert into shop_owner (user_id, shop_id, audit_status, shop_status) values ($1, 1, 1, 2)
      on conflict (user_id) do update set audit_status = 1, shop_status = 2`,
      [ownerId],
    )
    expect((await register()).data, 'the shop is not open').toEqual({ field: 'type' })
    await mall.db.query('update shop_owner set shop_status = 1 where user_id = $1', [ownerId])
    expect(await register({ cardNoOfInviter: card })).toMatchObject({
      code: 'A00010',
      data: { field: 'cardNoOfInviter' },
    })
    await inConsole('distributorResume', { user })
    expect((await register({ licensePic: files.identityCardPicFront })).data).toEqual({ field: 'identityCardPicBack' })
    expect((await register({ cardNoOfInviter: card })).code).toBe('00000')
    expect((await owner.call('distributionUserInfo', {})).answer).toMatchObject({
      state: 0,
      type: 2,
      parent: { nickName: 'Zhou' },
      application: { companyName: '湖南星沙机械', creditCode: '91350100M000100Y43', cardNoOfInviter: card },
    })
    // A corrected application replaces the former one and releases its unused pictures.
    await inConsole('distributorRefuse', { user: ownerId, reason: '照片模糊' })
    expect((await owner.call('distributionUserInfo', {})).answer?.application).toMatchObject({
      userMobile: '13800000005',
      bankAccount: '12345678',
    })
    const licensePic = await paper(owner)
    expect((await register({ licensePic })).code).toBe('00000')
    const used = async (path: string) =>
      (await mall.db.query<{ used: boolean }>('select used from upload where upload_id = $1', [path.slice(6)]))[0]!.used
    expect([await used(shop.licensePic), await used(licensePic), await used(files.identityCardPicBack)]).toEqual([
      false,
      true,
      true,
    ])
    const { answer } = await owner.call('distributionUserInfo', {})
    expect([answer?.state, answer?.reason, answer?.parent, answer?.bindTime]).toEqual([
      0,
      undefined,
      undefined,
      undefined,
    ])
    expect(await inConsole('distributorApprove', { user: ownerId })).toBe(true)
    // Nobody invites themselves, not even after a refusal.
    const own = await cardOf(owner)
    await mall.db.query('update distributor set state = 3 where user_id = $1', [ownerId])
    expect((await register({ licensePic, cardNoOfInviter: own })).data).toEqual({ field: 'cardNoOfInviter' })
    await mall.db.query('update distributor set state = 1 where user_id = $1', [ownerId])
    expect((await owner.call('distributionUserInfo', {})).answer).toMatchObject({ bindTime: '2026-11-21 10:00:00' })
  })

  it('refuses strangers’ requests for documents, income, payouts or an application [R8.06]', async () => {
    const card = await approved()
    const user = await userOf(zhou)
    const own = (await zhou.call('distributionUserInfo', {})).answer!.application!
    const files = [own.identityCardPicFront, own.identityCardPicBack]
    const stranger = await new Visitor(mall.app).login('agreement')
    const nobody = new Visitor(mall.app)
    const secrets = ['11010519491231002X', '6222020000000000000', '周推广', card]
    const asks: ((who: Visitor, n: number) => Promise<Response>)[] = [
      (who, n) => who.raw('GET', `/${files[n % 2]}`),
      (who) => who.raw('GET', `/p/distribution/user/distributionUserInfo?userId=${user}&distributionUserId=${user}`),
      (who, n) => who.raw('GET', `/p/distribution/wallet?userId=${user}&n=${n}`),
      (who, n) => who.raw('GET', `/p/distribution/income/page?userId=${user}&cardNo=${card}&state=${(n % 4) - 1}`),
      (who) => who.raw('GET', `/p/distribution/withdraw/page?userId=${user}`),
      (who) => who.raw('GET', `/p/distribution/prod/page?cardNo=${card}`),
      (who, n) =>
        who.raw('POST', '/p/distribution/register', {
          body: JSON.stringify({
            ...person,
            userMobile: '13800000002',
            identityCardPicFront: files[n % 2],
            identityCardPicBack: files[(n + 1) % 2],
          }),
          headers: { 'content-type': 'application/json' },
        }),
      (who, n) =>
        who.raw('POST', '/p/distribution/withdraw', {
          body: JSON.stringify({ amount: '10', userId: user, cardNo: card, uuid: `stranger-${n}` }),
          headers: { 'content-type': 'application/json' },
        }),
    ]
    const before = await wallet()
    let answered = 0
    for (let n = 0; n < STRANGERS; n++) {
      const who = n % 3 ? stranger : nobody
      const response = await asks[n % asks.length]!(who, n)
      const said = await response.text()
      const path = n % asks.length
      const told = secrets.some((secret) => said.includes(secret))
      const given = path === 1 ? !/"data":null/.test(said) : response.status === 200 && said.includes('"code":"00000"')
      if (told || given || (path === 0 && response.status === 200)) answered++
    }
    expect(answered).toBe(0)
    expect(await wallet()).toEqual(before)
  }, 600_000)
})
