import { beforeAll, beforeEach, expect, it } from 'vitest'
import { openSession } from '../../core/identity/sessions.ts'
import { applyForRefund } from '../after-sale/applyForRefund.ts'
import { addGrowth } from '../member/growth.ts'
import { closeTypes, closeUnpaid } from '../order/orders.ts'
import { markPaid } from '../payment/payments.ts'
import { consoleActions } from '../../app/consoleSections.ts'
import { onDatabase } from '../../testing/databases.ts'
import { START, stockOf, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { createSampleBuyers } from './crowd.ts'
import { failTeams } from './teams.ts'

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
      .script(`delete from repayment; delete from order_item; delete from orders; delete from group_team; delete from submission; delete from confirm;
      delete from group_activity; update sku set stocks = 100 where sku_id = 1001;
      insert into group_activity (group_activity_id, prod_id, sku_id, price, leader_price, people, valid_minutes, limit_each, start_time, end_time)
        values (31, 101, 1001, 15, 14, 3, 60, 10, ${START - HOUR}, ${START + 24 * HOUR})`)
    buyer = await new Visitor(mall.app).login()
  })

  const order = async (groupTeamId: string | number, who: Visitor, prodCount = 1) => {
    const priced = await who.call('groupConfirm', { groupSkuId: 31, groupTeamId, prodCount })
    if (priced.code !== '00000') return priced
    return who.call('groupSubmit', { uuid: priced.answer.uuid!, orderShopParams: [{ shopId: 1, remarks: '' }] })
  }
  const pay = (orderNumber: string) => mall.db.tx((tx) => markPaid(tx, [orderNumber], 3, mall.clock.now))
  const opened = async () => {
    const { answer } = (await order(0, buyer)) as { answer: { orderNumbers: string } }
    expect(await pay(answer.orderNumbers)).toBe(true)
    return buyer.call('myGroupTeam', { orderNumber: answer.orderNumbers })
  }
  const press = (name: string, form: Record<string, string>) =>
    consoleActions.get(name)!.act({ db: mall.db, now: mall.clock.now }, form)
  const crowd = async (size: number) =>
    Promise.all(
      (await createSampleBuyers(mall.db, size, mall.clock.now)).map(
        async (user) =>
          new Visitor(mall.app, { token: (await openSession(mall.db, user, mall.clock.now)).accessToken }),
      ),
    )

  it('opens a team at the leader’s price once it is paid, and waits for members [R6.06]', async () => {
    const { answer: priced } = await buyer.call('groupConfirm', { groupSkuId: 31, prodCount: 2 })
    expect(priced.total).toBe('28.00')
    const { answer: team } = await opened()
    expect(team).toMatchObject({ status: 1, joinNum: 1, groupNumber: 3, endTime: START + HOUR, orderStatus: 7 })
    const { answer: seen } = await buyer.call('orderDetail', { orderNumber: team.orderNumber! })
    expect(seen).toMatchObject({ status: 7, orderType: 1, groupTeamId: team.groupTeamId })
    expect((await buyer.call('orderCount', {})).answer.grouping).toBe(1)
    expect((await buyer.call('isPay', { orderNumbers: team.orderNumber! })).answer).toBe(true)
    const visitor = new Visitor(mall.app)
    expect((await visitor.call('joinGroupList', { groupActivityId: 31 })).answer).toMatchObject([
      { groupTeamId: team.groupTeamId, users: [{ nickName: '张***', identityType: 'leader' }] },
    ])
    expect((await visitor.call('groupTeam', { groupTeamId: team.groupTeamId })).answer.orderNumber).toBeUndefined()
  })

  it('lets nobody join before the leader has paid, and closes the team with the leader’s unpaid order [R6.06]', async () => {
    await order(0, buyer)
    const [{ id } = { id: 0 }] = await mall.db.query<{ id: number }>('select group_team_id as id from group_team')
    const other = await new Visitor(mall.app).login('agreement')
    expect((await order(id, other)).msg).toBe('团长尚未付款，暂时不能参团')
    mall.clock.now += HOUR
    await closeUnpaid({ db: mall.db, now: mall.clock.now }, { closeType: closeTypes.timeout })
    expect((await buyer.call('groupTeam', { groupTeamId: id })).answer.status).toBe(3)
  })

  it('becomes ready to ship when its last seat is paid, with one open order per buyer [R2.13]', async () => {
    const { answer: team } = await opened()
    expect((await order(team.groupTeamId, buyer)).msg).toBe('您在该活动中已有进行中的订单')
    expect((await order(0, buyer)).msg).toBe('您在该活动中已有进行中的订单')
    expect(await press('groupFill', { groupTeamId: team.groupTeamId })).toBe(true)
    expect(await press('groupFill', { groupTeamId: team.groupTeamId })).toBe(false)
    const { answer: full } = await buyer.call('myGroupTeam', { groupTeamId: team.groupTeamId })
    expect(full).toMatchObject({ status: 2, joinNum: 3, orderStatus: 2 })
    expect(await stockOf(mall.db, 1001)).toBe(97)
    const other = await new Visitor(mall.app).login('agreement')
    expect((await order(team.groupTeamId, other)).msg).toBe('该团人数已满，可以另开一团')
    expect((await order(0, buyer)).code).toBe('00000')
  })

  it('accepts no payment for a seat of a closed team, although the order could still be paid [R2.13]', async () => {
    const { answer: team } = await opened()
    const other = await new Visitor(mall.app).login('agreement')
    const { answer } = (await order(team.groupTeamId, other)) as { answer: { orderNumbers: string } }
    for (const status of [2, 3]) {
      await mall.db.query('update group_team set status = $1', [status])
      expect(await pay(answer.orderNumbers)).toBe(false)
    }
    expect(
      await mall.db.query('select status, paid_at from orders where order_number = $1', [answer.orderNumbers]),
    ).toEqual([{ status: 1, paid_at: null }])
  })

  it('refunds everybody when the team’s time is over, and restores the stock once [R2.13]', async () => {
    const { answer: team } = await opened()
    await press('groupJoin', { groupTeamId: team.groupTeamId })
    const [other] = await crowd(60).then((people) => people.slice(-1))
    const late = (await order(team.groupTeamId, other!)) as { answer: { orderNumbers: string } }
    expect(await stockOf(mall.db, 1001)).toBe(97)
    mall.clock.now += HOUR
    expect(await failTeams({ db: mall.db, now: mall.clock.now })).toBe(1)
    expect(await failTeams({ db: mall.db, now: mall.clock.now })).toBe(0)
    const { answer: over } = await buyer.call('myGroupTeam', { groupTeamId: team.groupTeamId })
    expect(over).toMatchObject({ status: 3, refunded: true, orderStatus: 6 })
    expect(
      await mall.db.query('select 1 from orders where paid_at is not null and status = 6 and refunded <> actual_total'),
    ).toEqual([])
    expect((await buyer.call('invoiceableOrders', {})).answer.records).toEqual([])
    const back = await mall.db.query('select amount from repayment order by amount')
    expect(back).toEqual([{ amount: '26.00' }, { amount: '27.00' }])
    expect(await pay(late.answer.orderNumbers)).toBe(false)
    await closeUnpaid({ db: mall.db, now: mall.clock.now }, { closeType: closeTypes.timeout })
    expect(await stockOf(mall.db, 1001)).toBe(100)
  })

  it('accepts no refund application while the team forms, so that nothing is refunded twice [R2.13] [R6.07]', async () => {
    const { answer: team } = await opened()
    const [{ user } = { user: 0 }] = await mall.db.query<{ user: number }>('select user_id as "user" from orders')
    const asked = await applyForRefund({ db: mall.db, now: mall.clock.now, locale: 'zh' }, user, {
      orderNumber: team.orderNumber!,
      wish: { kind: 'money', pieces: 1, amount: '14.00' as never },
      reason: 'reasonOther',
      description: '',
      mobile: '',
      received: false,
      photos: [],
    })
    expect(asked).toMatchObject({ problem: 'grouping' })
    expect((await buyer.call('orderDetail', { orderNumber: team.orderNumber! })).answer.canRefund).toBeFalsy()
    mall.clock.now += HOUR
    await failTeams({ db: mall.db, now: mall.clock.now })
    const paidBack = await mall.db.query('select sum(amount) as amount, count(*)::int as n from repayment')
    expect(paidBack).toEqual([{ amount: '26.00', n: 1 }])
    await expect(mall.db.query('update orders set refunded = actual_total + 0.01')).rejects.toThrow(/refunded_at_most/)
  })

  it('charges a member exactly the team’s price [R2.13] [R2.32]', async () => {
    const [{ user } = { user: 0 }] = await mall.db.query<{ user: number }>(
      'select user_id as "user" from buyer where account = $1',
      ['buyer'],
    )
    const now = mall.clock.now
    await mall.db.tx((tx) => addGrowth(tx, { user, source: 'platform', change: 5000, cause: 'test', now }))
    expect((await buyer.call('userInfo', {})).answer.memberPercent).toBe(98)
    expect((await buyer.call('groupConfirm', { groupSkuId: 31, prodCount: 2 })).answer.total).toBe('28.00')
    await mall.db.script('delete from growth_log; delete from member')
  })

  it('never has too many members, whoever joins and pays at once [R2.13]', async () => {
    const { answer: team } = await opened()
    const people = await crowd(40)
    const replies = await Promise.all(people.map((who) => order(team.groupTeamId, who)))
    const placed = replies.filter(({ code }) => code === '00000') as { answer: { orderNumbers: string } }[]
    expect(placed).toHaveLength(2)
    expect(await Promise.all(placed.map(({ answer }) => pay(answer.orderNumbers)))).toEqual([true, true])
    expect((await buyer.call('groupTeam', { groupTeamId: team.groupTeamId })).answer).toMatchObject({
      status: 2,
      joinNum: 3,
    })
    expect(await mall.db.query('select 1 from orders where status = 7')).toEqual([])
    expect(mall.faults).toEqual([])
  }, 60_000)

  it('reports an unknown team as missing, and shows a member’s order only to the member', async () => {
    expect((await buyer.call('groupTeam', { groupTeamId: 999_999 })).code).toBe('A03000')
    const { answer: team } = await opened()
    const other = await new Visitor(mall.app).login('agreement')
    expect((await other.call('myGroupTeam', { orderNumber: team.orderNumber! })).code).toBe('A03000')
    expect((await other.call('myGroupTeam', { groupTeamId: team.groupTeamId })).answer.orderNumber).toBeUndefined()
  })

  it('gives the reason for a refusal: not begun, ended, limit, another deal’s team, its time, its seats [R8.06]', async () => {
    const other = await new Visitor(mall.app).login('agreement')
    const refusal = async (groupTeamId: string | number, prodCount = 1, groupSkuId = 31) => {
      const { code, data } = await other.call('groupConfirm', { groupSkuId, groupTeamId, prodCount })
      return [code, (data as { reason?: string } | null)?.reason]
    }
    expect(await refusal(0, 1, 99)).toEqual(['A01000', undefined])
    expect([await refusal(0, 11), (await refusal(0, 10))[0]]).toEqual([['A00001', 'limit'], '00000'])
    const { answer: team } = await opened()
    expect(await refusal(999_999)).toEqual(['A01000', undefined])
    await mall.db
      .script(`insert into group_activity (group_activity_id, prod_id, sku_id, price, people, valid_minutes, limit_each, start_time, end_time)
      values (32, 101, 1001, 15, 3, 60, 0, ${START - HOUR}, ${START + 24 * HOUR})`)
    expect(await refusal(team.groupTeamId, 1, 32)).toEqual(['A01000', undefined])
    // A deal without a limit sells any quantity, and without a leader's price the leader pays the team's price.
    const free = await other.call('groupConfirm', { groupSkuId: 32, prodCount: 50 })
    expect(free.answer.total).toBe('750.00')
    expect(
      (await other.call('groupConfirm', { groupSkuId: 31, groupTeamId: team.groupTeamId, prodCount: 2 })).answer.total,
    ).toBe('30.00')
    const people = await crowd(62)
    for (const who of people.slice(-2)) expect((await order(team.groupTeamId, who)).code).toBe('00000')
    expect(await refusal(team.groupTeamId)).toEqual(['A00001', 'held'])
    mall.clock.now = START + HOUR
    expect(await refusal(team.groupTeamId)).toEqual(['A00001', 'over'])
    await mall.db.query('update group_team set status = 3, end_time = $1', [START + 9 * HOUR])
    expect(await refusal(team.groupTeamId)).toEqual(['A00001', 'over'])
    await mall.db.query('update group_activity set start_time = $1::bigint + 1', [mall.clock.now])
    expect(await refusal(0)).toEqual(['A00001', 'notStarted'])
    await mall.db.query('update group_activity set start_time = 0, end_time = $1', [mall.clock.now])
    expect(await refusal(0)).toEqual(['A00001', 'ended'])
  })

  it('checks the deal and the team again when the order is submitted [R2.13]', async () => {
    const { answer: team } = await opened()
    const other = await new Visitor(mall.app).login('agreement')
    const priced = async (groupTeamId: string | number) =>
      (await other.call('groupConfirm', { groupSkuId: 31, groupTeamId, prodCount: 2 })).answer.uuid!
    const send = async (uuid: string) => (await other.call('groupSubmit', { uuid, orderShopParams: [] })).data
    const [late, tooMany, closed, good] = [
      await priced(0),
      await priced(0),
      await priced(team.groupTeamId),
      await priced(0),
    ]
    await mall.db.query('update group_activity set end_time = $1', [START])
    expect(await send(late)).toMatchObject({ reason: 'ended' })
    await mall.db.query('update group_activity set end_time = $1, limit_each = 1', [START + HOUR])
    expect(await send(tooMany)).toMatchObject({ reason: 'limit' })
    await mall.db.query('update group_activity set limit_each = 0')
    await mall.db.query('update group_team set status = 2')
    expect(await send(closed)).toMatchObject({ reason: 'full' })
    await mall.db.query('update group_team set status = 1')
    await mall.db.query('update sku set stocks = 1 where sku_id = 1001')
    expect((await other.call('groupSubmit', { uuid: good, orderShopParams: [] })).code).toBe('A03010')
    await mall.db.query('update sku set stocks = 100 where sku_id = 1001')
    expect(await send(good)).toMatchObject({ duplicateError: 0 })
    expect(await send(good)).toMatchObject({ duplicateError: 1 })
    expect(await send(await priced(0).catch(() => 'refused-uuid'))).toBeNull()
    expect((await order(0, other)).data).toMatchObject({ reason: 'openOrder', orderNumber: expect.any(String) })
  })

  it('holds an unpaid seat no longer than its team, and a new team’s first order for half an hour [R2.13]', async () => {
    const first = (await order(0, buyer)) as { answer: { orderNumbers: string } }
    const end = async (orderNumber: string, who: Visitor) =>
      (await who.call('orderDetail', { orderNumber })).answer.endTime
    expect(await end(first.answer.orderNumbers, buyer)).toBe(START + 30 * MINUTE)
    await pay(first.answer.orderNumbers)
    const other = await new Visitor(mall.app).login('agreement')
    const { answer: team } = await buyer.call('myGroupTeam', { orderNumber: first.answer.orderNumbers })
    mall.clock.now = START + 40 * MINUTE
    await other.login('agreement')
    const seat = (await order(team.groupTeamId, other)) as { answer: { orderNumbers: string } }
    expect(await end(seat.answer.orderNumbers, other)).toBe(START + HOUR)
  })

  it('opens a team until the deal ends, but for a minute at least [R2.13]', async () => {
    await mall.db.query('update group_activity set end_time = $1', [START + 20 * MINUTE])
    const { answer: team } = await opened()
    expect(team.endTime).toBe(START + 20 * MINUTE)
    const other = await new Visitor(mall.app).login('agreement')
    const late = (await order(0, other)) as { answer: { orderNumbers: string } }
    mall.clock.now = START + 20 * MINUTE
    expect(await pay(late.answer.orderNumbers)).toBe(true)
    expect((await other.call('myGroupTeam', { orderNumber: late.answer.orderNumbers })).answer.endTime).toBe(
      START + 21 * MINUTE,
    )
  })

  it('shows a team’s goods, prices, members and unpaid seats, and lists open teams, the fullest first [R2.13]', async () => {
    const { answer: team } = await opened()
    const other = await new Visitor(mall.app).login('agreement')
    const second = (await order(0, other, 2)) as { answer: { orderNumbers: string } }
    const visitor = new Visitor(mall.app, { locale: 'en' })
    const listed = async (showSize = 10) =>
      (await visitor.call('joinGroupList', { groupActivityId: 31, showSize })).answer.map(
        ({ groupTeamId }) => groupTeamId,
      )
    expect(await listed()).toEqual([team.groupTeamId])
    await pay(second.answer.orderNumbers)
    const two = (await other.call('myGroupTeam', { orderNumber: second.answer.orderNumbers })).answer
    mall.clock.now += 1
    await press('groupJoin', { groupTeamId: two.groupTeamId })
    expect(await listed()).toEqual([two.groupTeamId, team.groupTeamId])
    expect(await listed(1)).toEqual([two.groupTeamId])
    const [newcomer] = await crowd(63).then((people) => people.slice(-1))
    const waiting = (await order(two.groupTeamId, newcomer!)) as { answer: { orderNumbers: string } }
    // The last seat is held by an unpaid order, so nobody else can join.
    expect(await listed()).toEqual([team.groupTeamId])
    const seen = (await visitor.call('groupTeam', { groupTeamId: two.groupTeamId })).answer
    expect(seen).toMatchObject({
      groupActivityId: '31',
      prodId: '101',
      skuId: '1001',
      prodName: 'Deep groove ball bearing 6205',
      partyCode: '6205-2RS',
      unit: 'pc',
      actPrice: '15.00',
      price: '18.50',
      status: 1,
      groupNumber: 3,
      joinNum: 2,
      unpaidNum: 1,
      users: [{ identityType: 'leader' }, { identityType: 'member' }],
    })
    expect([seen.orderNumber, seen.orderStatus, seen.refunded]).toEqual([undefined, undefined, undefined])
    expect((await newcomer!.call('myGroupTeam', { groupTeamId: two.groupTeamId })).answer).toMatchObject({
      orderNumber: waiting.answer.orderNumbers,
      orderStatus: 1,
      refunded: false,
    })
    await newcomer!.call('cancelOrder', { orderNumber: waiting.answer.orderNumbers })
    expect((await newcomer!.call('myGroupTeam', { groupTeamId: two.groupTeamId })).answer.orderNumber).toBeUndefined()
    expect(await listed()).toEqual([two.groupTeamId, team.groupTeamId])
    mall.clock.now = START + HOUR
    expect(await listed()).toEqual([])
    // A team whose time is over fails when it is shown, and no other team with it.
    expect((await visitor.call('groupTeam', { groupTeamId: two.groupTeamId })).answer.status).toBe(3)
    expect(await mall.db.query('select status from group_team where group_team_id = $1', [team.groupTeamId])).toEqual([
      { status: 1 },
    ])
  })

  it('counts the sold pieces and members of a deal, and takes the pieces back when a team fails [R2.13]', async () => {
    const count = async () =>
      (
        await mall.db.query(
          'select sold_num as sold, (select joined from group_activity where group_activity_id = 31) as joined from product where prod_id = 101',
        )
      )[0] as { sold: number; joined: number }
    const before = await count()
    const { answer: team } = await opened()
    await press('groupJoin', { groupTeamId: team.groupTeamId })
    expect(await count()).toEqual({ sold: before.sold + 2, joined: before.joined + 2 })
    expect(await failTeams({ db: mall.db, now: START + HOUR - 1 })).toBe(0)
    expect(await failTeams({ db: mall.db, now: START + HOUR }, Number(team.groupTeamId) + 1)).toBe(0)
    mall.clock.now = START + HOUR
    expect(await failTeams({ db: mall.db, now: mall.clock.now })).toBe(1)
    expect((await count()).sold).toBe(before.sold)
    const orders = await mall.db.query('select status, close_type, cancelled_at from orders group by 1, 2, 3')
    expect(orders).toEqual([{ status: 6, close_type: 2, cancelled_at: START + HOUR }])
  })
})
