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
import { updateCommissions, createCommissions } from './commissions.ts'

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
    expect((await zhou.call('userInfo', {})).answer.isFxs).toBe(1)
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
