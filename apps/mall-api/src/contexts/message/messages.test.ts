import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { InputOf } from '@millwright/contract/contract'
import { tellBuyer } from '../../core/message/tellBuyer.ts'
import { BYSTANDER, bystandersMessageSettings, bystandersRows, leaveBystander } from '../../testing/bystander.ts'
import { eachDatabase } from '../../testing/databases.ts'
import { DAY, sendInquiry, sendQuote } from '../../testing/quoteHelpers.ts'
import { setUpPayingBuyer } from '../../testing/setUpPayingBuyer.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { sweepRefunds } from '../after-sale/applyRefundEvent.ts'
import { makeStatementOverdue } from '../credit/accounts.ts'
import { remindOfBills } from '../credit/remindOfBills.ts'
import { closeTypes, closeUnpaid } from '../order/orders.ts'
import { remindOfQuotes } from '../quote/remindOfQuotes.ts'
import { sweepInquiries } from '../quote/sweepInquiries.ts'

eachDatabase((open) => {
  let mall: TestMall
  let desk: Awaited<ReturnType<typeof setUpPayingBuyer>>
  let buyer: Visitor
  let before: string[]
  const at = () => ({ db: mall.db, now: mall.clock.now })
  const tell = (occurrence: string, { user = desk.user, event = 'orderTimedOut' as const, now = START } = {}) =>
    tellBuyer({ db: mall.db, now }, user, {
      event,
      occurrence,
      subject: occurrence,
      facts: { orderNumber: occurrence },
    })
  const inbox = async (which: InputOf<'messagePage'> = {}) => (await buyer.call('messagePage', which)).answer.records
  const titles = async (which: InputOf<'messagePage'> = {}) => (await inbox(which)).map(({ title }) => title)
  const mails = () => mall.db.query<{ subject: string }>('select subject from mail_outbox order by mail_id')

  beforeAll(async () => {
    mall = await testMall(open())
    desk = await setUpPayingBuyer(mall)
    buyer = desk.buyer
    await tell('bystander', { user: BYSTANDER })
  }, 60_000)
  beforeEach(async () => {
    await mall.db.query('delete from message where user_id <> $1', [BYSTANDER])
    await mall.db.script('delete from message_setting; delete from mail_outbox; delete from inquiry')
    await bystandersMessageSettings(mall.db)
    await desk.jump(START)
    before = await bystandersRows(mall.db)
  })
  afterEach(() => leaveBystander(mall.db, before))

  it('tells of an order that was shipped, delivered or not paid in time, and leads to it', async () => {
    const orderNumber = await desk.order()
    await desk.press('pay', { code: await desk.scan(orderNumber, 3) })
    await desk.press('ship', { orderNumber, company: 'sf', flowNumber: 'SF1234567890' })
    const [parcel] = await mall.db.query<{ id: number }>(
      'select order_delivery_id as id from delivery where order_number = $1',
      [orderNumber],
    )
    for (const _ of [1, 2]) await desk.press('trace', { id: parcel!.id, state: 3 })
    const unpaid = await desk.order()
    const cancelled = await desk.order()
    await closeUnpaid(at(), { orderNumber: cancelled, user: desk.user, closeType: closeTypes.cancelled })
    await desk.jump(START + DAY)
    for (const _ of [1, 2]) await closeUnpaid(at(), { closeType: closeTypes.timeout })
    const told = await inbox()
    expect(told.map(({ title }) => title).toSorted()).toEqual(
      [`订单 ${orderNumber} 已发货`, `订单 ${orderNumber} 的包裹已签收`, `订单 ${unpaid} 已取消`].toSorted(),
    )
    expect(told.find(({ title }) => title.includes('已发货'))).toMatchObject({
      kind: 'order',
      about: 'order',
      subjectId: orderNumber,
      goods: expect.stringMatching(/^6\d{3}/),
      otherLines: 0,
      createTime: START,
      read: false,
    })
  })

  it('tells of each answer to a return, with the reason and the amount', async () => {
    const orderNumber = await desk.order()
    await desk.press('pay', { code: await desk.scan(orderNumber, 3) })
    const asked = async () => {
      const { actualTotal } = await desk.detail(orderNumber)
      const { answer } = await buyer.call('applyRefund', {
        orderNumber,
        refundType: 1,
        applyType: 1,
        goodsNum: 2,
        refundAmount: actualTotal,
        buyerReason: 'reasonOther',
      })
      return answer
    }
    const first = await asked()
    await desk.press('refundRefuse', { refundSn: first, message: '已经备货。' })
    const second = await asked()
    await desk.jump(START + 3 * DAY)
    await sweepRefunds(at())
    await desk.press('refundPayBack', { refundSn: second })
    const told = await inbox({ kind: 'return' })
    expect(told.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^退款 ¥\d+\.\d\d 已退回$/),
      `商家已同意退换货 ${second}`,
      `商家拒绝了退换货 ${first}`,
    ])
    expect(told.at(-1)).toMatchObject({ about: 'return', subjectId: first, goods: expect.stringMatching(/^6\d{3}/) })
    expect(told.at(-1)!.content).toContain('理由：已经备货。如不认可')
  })

  it('tells of a quote, of its last day once, and of an inquiry that nobody quoted [R6.08]', async () => {
    const asked = await sendInquiry(mall, buyer, [1001])
    await sendQuote(mall, asked, { lines: [{ skuId: 1001, price: '9.00' }], days: 2 })
    await sendInquiry(mall, buyer, [1001])
    await remindOfQuotes(at())
    expect(await inbox({ kind: 'quote' })).toMatchObject([{ about: 'inquiry', subjectId: String(asked.inquiryId) }])
    await desk.jump(START + DAY)
    for (const _ of [1, 2]) await remindOfQuotes(at())
    expect(await titles({ kind: 'quote' })).toEqual([
      expect.stringContaining('的报价即将到期'),
      expect.stringContaining('已有报价'),
    ])
    await desk.jump(START + 2 * DAY)
    await remindOfQuotes(at())
    expect(await titles({ kind: 'quote' })).toHaveLength(2)
    await desk.jump(START + 30 * DAY)
    for (const _ of [1, 2]) await sweepInquiries(at())
    expect((await titles({ kind: 'quote' })).filter((title) => title.includes('没有报价'))).toHaveLength(2)
  })

  it('tells of a new statement, and once each before and after it is due, unless it is paid [R2.21]', async () => {
    await mall.db.query('insert into credit_account values ($1, 50000, 30, false, null, $2) on conflict do nothing', [
      desk.user,
      START,
    ])
    const orderNumbers = await desk.order()
    expect((await buyer.call('periodPay', { orderNumbers })).code).toBe('00000')
    await desk.press('creditBill', { user: desk.user })
    const [bill] = (await buyer.call('billPage', {})).answer.records
    const due = bill!.dueDate!
    await desk.jump(due - 4 * DAY)
    await remindOfBills(at())
    expect(await titles({ kind: 'bill' })).toEqual(['2026-11 账单已出'])
    await desk.jump(due - DAY)
    for (const _ of [1, 2]) await remindOfBills(at())
    await makeStatementOverdue(at(), desk.user)
    for (const _ of [1, 2]) await remindOfBills(at())
    expect(await titles({ kind: 'bill' })).toEqual([
      '2026-11 账单已逾期',
      expect.stringMatching(/^2026-11 账单 .* 到期$/),
      '2026-11 账单已出',
    ])
    await mall.db.query("delete from message where event = 'billOverdue'")
    await mall.db.query(
      `insert into credit_entry (user_id, kind, month, late, amount, created) values ($1, 'payment', '2026-11', true, -$2::numeric, $3)`,
      [desk.user, bill!.openAmount, mall.clock.now],
    )
    await remindOfBills(at())
    expect(await titles({ kind: 'bill' })).toHaveLength(2)
  })

  it('tells of an event once, even if it was deleted, and not if the event is rolled back', async () => {
    await mall.db.query("update buyer set mail = 'li.wei@buyer.test' where user_id = $1", [desk.user])
    for (const _ of [1, 2]) await tell('A1')
    expect(await mails()).toHaveLength(1)
    await mall.db.query('update buyer set mail = null where user_id = $1', [desk.user])
    const [message] = await inbox()
    expect(await inbox()).toHaveLength(1)
    await buyer.call('deleteMessage', { messageId: message!.messageId })
    await tell('A1')
    expect(await inbox()).toEqual([])
    await mall.db
      .tx(async (db) => {
        await tellBuyer({ db, now: START }, desk.user, {
          event: 'passwordChanged',
          occurrence: '1',
          subject: '',
          facts: {},
        })
        throw new Error('rolled back')
      })
      .catch(() => {})
    expect(await inbox()).toEqual([])
  })

  it('lists a page at a time, newest first, by kind and unread, in the language of the reader', async () => {
    for (const [hour, name] of ['A1', 'A2', 'A3'].entries()) await tell(name, { now: START + hour })
    await tellBuyer({ db: mall.db, now: START + 9 }, desk.user, {
      event: 'inquiryQuoted',
      occurrence: 'Q1',
      subject: '7',
      facts: { inquiryNumber: 'RFQ-1', shop: { zh: '恒峰', en: 'Hengfeng' }, until: '2026-12-01 10:00' },
    })
    const first = (await buyer.call('messagePage', { kind: 'order', size: 2 })).answer
    expect(first).toMatchObject({ total: 3, pages: 2 })
    expect(first.records.map(({ subjectId }) => subjectId)).toEqual(['A3', 'A2'])
    expect((await inbox({ kind: 'order', size: 2, current: 2 })).map(({ subjectId }) => subjectId)).toEqual(['A1'])
    await buyer.call('readMessages', { messageId: first.records[0]!.messageId })
    expect((await inbox({ kind: 'order', unread: 1 })).map(({ subjectId }) => subjectId)).toEqual(['A2', 'A1'])
    const english = new Visitor(mall.app, { token: buyer.token!, locale: 'en-US' })
    const [quoted] = (await english.call('messagePage', { kind: 'quote' })).answer.records
    expect(quoted).toMatchObject({ title: 'Inquiry RFQ-1 has been quoted' })
    expect(quoted!.content).toMatch(/^Hengfeng has quoted, valid until 2026-12-01 10:00\./)
  })

  it('counts unread messages by kind, in the header and in the menu, and marks those that the buyer saw', async () => {
    for (const [hour, name] of ['A1', 'A2', 'A3'].entries()) await tell(name, { now: START + hour })
    await tellBuyer({ db: mall.db, now: START }, desk.user, {
      event: 'billDue',
      occurrence: 'B',
      subject: 'B',
      facts: {},
    })
    const counts = async () => (await buyer.call('messageCount', {})).answer
    expect(await counts()).toEqual({
      unread: 4,
      kinds: [
        { kind: 'order', unread: 3 },
        { kind: 'return', unread: 0 },
        { kind: 'quote', unread: 0 },
        { kind: 'bill', unread: 1 },
        { kind: 'stock', unread: 0 },
        { kind: 'system', unread: 0 },
      ],
    })
    expect((await buyer.call('centerInfo', {})).answer.unreadInbox).toBe(4)
    expect((await buyer.call('waiting', {})).answer.messages).toBe(4)
    await buyer.call('readMessages', { kind: 'order', until: START + 1 })
    expect((await inbox({ unread: 1 })).map(({ subjectId }) => subjectId)).toEqual(['A3', 'B'])
    // Messages that the buyer read or deleted are not counted.
    const all = async () => [
      (await counts()).unread,
      (await buyer.call('centerInfo', {})).answer.unreadInbox,
      (await buyer.call('waiting', {})).answer.messages,
    ]
    expect(await all()).toEqual([2, 2, 2])
    const [newest] = await inbox({ unread: 1 })
    await buyer.call('deleteMessage', { messageId: newest!.messageId })
    expect(await all()).toEqual([1, 1, 1])
    expect((await inbox()).map(({ subjectId }) => subjectId)).toEqual(['A2', 'B', 'A1'])
    // The time of the first reading stays.
    mall.clock.now = START + 1000
    await buyer.call('readMessages', {})
    expect(await all()).toEqual([0, 0, 0])
    const times = await mall.db.query<{ read: number }>(
      'select read_at as read from message where user_id = $1 and not deleted order by created, message_id',
      [desk.user],
    )
    expect(times.map(({ read }) => read)).toEqual([START, START + 1000, START])
    mall.clock.now = START
  })

  it('tells in the inbox and by mail as the buyer chose, and always of the account in the inbox', async () => {
    await mall.db.query("update buyer set mail = 'li.wei@buyer.test' where user_id = $1", [desk.user])
    await tell('A1')
    expect([await titles(), await mails()]).toEqual([['订单 A1 已取消'], [{ subject: expect.stringContaining('A1') }]])
    const settings = [
      { kind: 'order', inbox: false, mail: true },
      { kind: 'bill', inbox: true, mail: false },
      { kind: 'system', inbox: false, mail: false },
    ] as const
    expect((await buyer.call('setMessageSettings', { settings: [...settings] })).code).toBe('00000')
    expect((await buyer.call('messageSettings', {})).answer).toEqual({
      mail: 'li.wei@buyer.test',
      settings: [
        { kind: 'order', inbox: false, mail: true },
        { kind: 'return', inbox: true, mail: true },
        { kind: 'quote', inbox: true, mail: true },
        { kind: 'bill', inbox: true, mail: false },
        { kind: 'stock', inbox: true, mail: true },
        { kind: 'system', inbox: true, mail: false },
      ],
    })
    await tell('A2')
    await tellBuyer({ db: mall.db, now: START }, desk.user, {
      event: 'billDue',
      occurrence: 'B',
      subject: 'B',
      facts: {},
    })
    await tellBuyer({ db: mall.db, now: START }, desk.user, {
      event: 'passwordChanged',
      occurrence: '1',
      subject: '',
      facts: {},
    })
    expect((await inbox()).map(({ subjectId, kind }) => [kind, subjectId])).toEqual([
      ['system', ''],
      ['bill', 'B'],
      ['order', 'A1'],
    ])
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('A1'),
      expect.stringContaining('A2'),
    ])
  })

  it('shows and changes only the buyer’s own messages', async () => {
    const [foreign] = await mall.db.query<{ id: number }>('select message_id as id from message where user_id = $1', [
      BYSTANDER,
    ])
    await buyer.call('readMessages', { messageId: foreign!.id })
    await buyer.call('deleteMessage', { messageId: foreign!.id })
    await buyer.call('readMessages', {})
    expect(await inbox()).toEqual([])
    const visitor = new Visitor(mall.app)
    expect((await visitor.call('messagePage', {})).code).toBe('A00004')
    expect((await visitor.call('setMessageSettings', { settings: [] })).code).toBe('A00004')
  })
})
