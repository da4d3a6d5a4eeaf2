import type { Money } from '@millwright/domain/money/money'
import { beforeAll, beforeEach, it } from 'vitest'
import { openSession } from '../../core/identity/sessions.ts'
import { applyForRefund } from '../after-sale/applyForRefund.ts'
import { issueInvoice } from '../after-sale/invoiceSteps.ts'
import type { Db } from '../../db/db.ts'
import { markPaid } from '../payment/payments.ts'
import { claimCoupon } from '../../core/promotion/coupons.ts'
import { failTeams } from '../promotion/teams.ts'
import { acceptQuotes } from '../quote/acceptQuote.ts'
import { quoteInquiry, refuseInquiry } from '../quote/answerInquiry.ts'
import { sweepInquiries } from '../quote/sweepInquiries.ts'
import { onPostgres } from '../../testing/databases.ts'
import { steppable } from '../../testing/inStep.ts'
import { DAY, sendInquiry, sendQuote } from '../../testing/quoteHelpers.ts'
import { START, stockOf, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { closeTypes, closeUnpaid } from './orders.ts'

const HOUR = 3_600_000
const buyerLock = /^select 1 from buyer/
const bearing = { prodId: 101, skuId: 1001, shopId: 1 }
const codesOf = (said: unknown[]) => said.map((one) => (one as { code?: string }).code).toSorted()
const yes = (said: unknown[]) => said.filter((one) => one === true).length

onPostgres(() => {
  const steps = steppable()
  let mall: TestMall
  let db: Db
  let buyer: Visitor
  let other: Visitor
  beforeAll(async () => {
    db = steps.db()
    mall = await testMall(db)
  }, 60_000)
  beforeEach(async () => {
    mall.clock.now = START
    await clear()
    ;[buyer, other] = [await new Visitor(mall.app).login(), await new Visitor(mall.app).login('agreement')]
  })

  const clear = () =>
    db.script(`delete from quote_use; delete from inquiry; delete from refund; delete from order_invoice; delete from coupon_order;
      delete from coupon_user; delete from coupon; delete from repayment; delete from comment where order_item_id is not null;
      delete from order_item; delete from orders; delete from group_team; delete from group_activity; delete from seckill; delete from submission;
      delete from confirm; delete from basket; delete from attempt; update sku set stocks = 100 where sku_id in (1001, 1002);
      insert into address (user_id, receiver, mobile, province_id, city_id, area_id, addr, common, created)
        select user_id, 'a', '13800000001', 310000, 310100, 310115, 'street', true, 0 from buyer b where account in ('buyer', 'agreement')
        and not exists (select 1 from address a where a.user_id = b.user_id)`)
  const priced = async (prodCount = 1, who = buyer, skuId = 1001) =>
    (await who.call('confirmOrder', { orderItem: { ...bearing, skuId, prodCount } })).answer.uuid!
  const submit = (uuid: string, who = buyer) => who.call('submitOrder', { uuid, orderShopParams: [] })
  const order = async (prodCount = 1) => (await submit(await priced(prodCount))).answer.orderNumbers
  const paid = async () => {
    const orderNumber = await order()
    await db.tx((tx) => markPaid(tx, [orderNumber], 3, START))
    return orderNumber
  }
  const rows = async <T>(sql: string) => db.query<T>(sql)

  it('gives a buyer who requests a coupon twice at once only one [R2.07]', () =>
    steps.guards({
      lock: buyerLock,
      begin: async () => {
        await clear()
        await db.script(`insert into coupon (coupon_id, name, coupon_type, cash_condition, reduce_amount, valid_time_type, end_time, release_time, total, stocks)
          values (1, '{"zh":"","en":""}', 1, 0, 10, 1, ${START + DAY}, 0, 10, 10)`)
        return [1, 2].map(() => () => claimCoupon({ db, now: START }, 1, 1))
      },
      seen: async (said) => [said.toSorted(), (await rows('select 1 from coupon_user')).length],
      wanted: [['couponLimit', undefined], 1],
    }))

  it('uses a coupon for only one of two orders placed at once [R2.07]', () =>
    steps.guards({
      lock: /from coupon_user where coupon_user_id = any|^select 1 from buyer/,
      begin: async () => {
        await clear()
        await db.script(`insert into coupon (coupon_id, name, coupon_type, cash_condition, reduce_amount, valid_time_type, end_time, release_time, total, stocks)
          values (1, '{"zh":"","en":""}', 1, 0, 10, 1, ${START + DAY}, 0, 10, 10)`)
        await claimCoupon({ db, now: START }, 1, 1)
        return [await priced(), await priced(1, buyer, 1002)].map((uuid) => () => submit(uuid))
      },
      seen: async (said) => [codesOf(said), (await rows('select 1 from coupon_order')).length],
      wanted: [['00000', 'A03002'], 1],
    }))

  it('sells the last piece once [R8.06]', () =>
    steps.guards({
      lock: /from sku k/,
      begin: async () => {
        await clear()
        await db.script('update sku set stocks = 1 where sku_id = 1001')
        const uuids = [await priced(), await priced(1, other)]
        return uuids.map((uuid, n) => () => submit(uuid, [buyer, other][n]))
      },
      seen: async (said) => [codesOf(said), await stockOf(db, 1001)],
      wanted: [['00000', 'A03010'], 0],
    }))

  it('places one flash sale order if the button is pressed twice [R2.12]', () =>
    steps.guards({
      lock: buyerLock,
      begin: async () => {
        await clear()
        await db.script(`insert into seckill (seckill_id, prod_id, sku_id, price, stocks, origin, limit_each, start_time, end_time)
          values (71, 101, 1001, 9.90, 20, 20, 2, ${START - HOUR}, ${START + HOUR})`)
        const path = (await buyer.call('seckillPath', { prodId: 101, seckillId: 71 })).answer
        const { answer } = await buyer.call('seckillConfirm', { path, seckillSkuId: 71, prodCount: 1 })
        return [1, 2].map(
          () => () =>
            buyer.call('seckillSubmit', { path, uuid: answer.uuid!, orderShopParams: [{ shopId: 1, remarks: '' }] }),
        )
      },
      seen: async (said) => [
        codesOf(said),
        (await rows('select 1 from orders')).length,
        (await rows<{ stocks: number }>('select stocks from seckill'))[0]!.stocks,
      ],
      wanted: [['00000', '00000'], 1, 19],
    }))

  it('sells no buyer more than the flash sale’s limit in two orders at once [R2.12]', () =>
    steps.guards({
      lock: buyerLock,
      begin: async () => {
        await clear()
        await db.script(`insert into seckill (seckill_id, prod_id, sku_id, price, stocks, origin, limit_each, start_time, end_time)
          values (71, 101, 1001, 9.90, 20, 20, 2, ${START - HOUR}, ${START + HOUR})`)
        const path = (await buyer.call('seckillPath', { prodId: 101, seckillId: 71 })).answer
        const uuids: string[] = []
        for (let n = 0; n < 2; n++)
          uuids.push((await buyer.call('seckillConfirm', { path, seckillSkuId: 71, prodCount: 2 })).answer.uuid!)
        return uuids.map(
          (uuid) => () => buyer.call('seckillSubmit', { path, uuid, orderShopParams: [{ shopId: 1, remarks: '' }] }),
        )
      },
      seen: async () => (await rows('select 1 from orders')).length,
      wanted: 1,
    }))

  const group = async (people: number) => {
    await clear()
    await db.script(`insert into group_activity (group_activity_id, prod_id, sku_id, price, leader_price, people, valid_minutes, limit_each, start_time, end_time)
      values (31, 101, 1001, 15, 14, ${people}, 60, 10, ${START - HOUR}, ${START + 24 * HOUR})`)
  }
  const inGroup = async (who: Visitor, groupTeamId: number | string = 0) => {
    const { answer } = await who.call('groupConfirm', { groupSkuId: 31, groupTeamId, prodCount: 1 })
    return () => who.call('groupSubmit', { uuid: answer.uuid!, orderShopParams: [{ shopId: 1, remarks: '' }] })
  }
  const opened = async () => {
    const { answer } = await (await inGroup(buyer))()
    await db.tx((tx) => markPaid(tx, [answer.orderNumbers], 3, START))
    return (await rows<{ id: number }>('select group_team_id as id from group_team'))[0]!.id
  }
  const stranger = async () => {
    const [row] = await db.query<{ user: number }>(
      `insert into buyer (mobile, nick_name, created) values ('1391' || (select count(*) from buyer), '{"zh":"","en":""}', 0) returning user_id as user`,
    )
    await db.query(
      `insert into address (user_id, receiver, mobile, province_id, city_id, area_id, addr, common, created)
      values ($1, 'a', '13800000001', 310000, 310100, 310115, 'street', true, 0)`,
      [row!.user],
    )
    return new Visitor(mall.app, { token: (await openSession(db, row!.user, START)).accessToken })
  }

  it('gives the last seat of a team to only one of two buyers [R2.13]', () =>
    steps.guards({
      lock: /from group_team where group_team_id = \$1/,
      begin: async () => {
        await group(2)
        const team = await opened()
        return [await inGroup(other, team), await inGroup(await stranger(), team)]
      },
      seen: codesOf,
      wanted: ['00000', 'A00001'],
    }))

  it('ships a team whose last two seats are paid at once [R2.13]', () =>
    steps.guards({
      lock: /from group_team\s+where group_team_id in/,
      begin: async () => {
        await group(3)
        const team = await opened()
        const numbers: string[] = []
        for (const who of [other, await stranger()])
          numbers.push((await (await inGroup(who, team))()).answer.orderNumbers)
        return numbers.map((number) => () => db.tx((tx) => markPaid(tx, [number], 3, START)))
      },
      seen: async () => (await rows<{ status: number }>('select status from orders')).map(({ status }) => status),
      wanted: [2, 2, 2],
    }))

  it('refunds a failed team once, even if two sweeps run at once [R2.13]', () =>
    steps.guards({
      lock: /from group_team where group_team_id = \$1|from orders where group_team_id = \$1/,
      begin: async () => {
        await group(2)
        await opened()
        return [1, 2].map(() => () => failTeams({ db, now: START + 2 * HOUR }))
      },
      seen: async () => [await stockOf(db, 1001), (await rows('select 1 from repayment')).length],
      wanted: [100, 1],
    }))

  it('restores the stock of an order once if it is cancelled twice at once [R6.06]', () =>
    steps.guards({
      lock: /from orders where status = 1/,
      begin: async () => {
        await clear()
        const orderNumber = await order(3)
        return [1, 2].map(() => () => closeUnpaid({ db, now: START }, { orderNumber, closeType: closeTypes.cancelled }))
      },
      seen: () => stockOf(db, 1001),
      wanted: 100,
    }))

  it('pays or cancels an order, never both [R6.06]', () =>
    steps.guards({
      lock: /from orders where (order_number = any|status = 1)/,
      begin: async () => {
        await clear()
        const orderNumber = await order(3)
        return [
          () => closeUnpaid({ db, now: START }, { orderNumber, closeType: closeTypes.cancelled }),
          () => db.tx((tx) => markPaid(tx, [orderNumber], 3, START)),
        ]
      },
      seen: async ([, isPaid]) => {
        const isClosed = (await rows<{ status: number }>('select status from orders'))[0]!.status === 6
        return [isClosed !== isPaid, isClosed === ((await stockOf(db, 1001)) === 100)]
      },
      wanted: [true, true],
    }))

  it('accepts only one of two applications to refund the same money', () =>
    steps.guards({
      lock: /from orders\s+where order_number = \$1/,
      begin: async () => {
        await clear()
        const orderNumber = await paid()
        const [{ amount } = { amount: '' }] = await rows<{ amount: string }>(
          'select actual_total as amount from orders',
        )
        const application = {
          orderNumber,
          wish: { kind: 'money', pieces: 1, amount: amount as Money },
          reason: 'reasonOther',
          description: '',
          mobile: '',
          received: false,
          photos: [],
        } as const
        return [1, 2].map(() => () => applyForRefund({ db, now: START, locale: 'zh' }, 1, application))
      },
      seen: async () => (await rows('select 1 from refund')).length,
      wanted: 1,
    }))

  it('issues an invoice and changes its request one after the other', () =>
    steps.guards({
      lock: /from order_invoice/,
      begin: async () => {
        await clear()
        const orderNumber = await paid()
        const person = { invoiceType: 1, headerType: 1, headerName: '张工', receiveMail: 'zhang@example.com' } as const
        const { answer: id } = await buyer.call('applyInvoice', { orderNumber, ...person })
        return [1, 2].map(() => () => issueInvoice({ db, now: START }, Number(id)))
      },
      seen: yes,
      wanted: 1,
    }))

  it('stores one comment on a line if it is submitted twice at once [R5.16]', () =>
    steps.guards({
      lock: /from order_item i/,
      begin: async () => {
        await clear()
        const orderNumber = await paid()
        await db.query('update orders set status = 5, finished_at = $2 where order_number = $1', [orderNumber, START])
        const [{ id } = { id: 0 }] = await rows<{ id: number }>('select order_item_id as id from order_item')
        const comment = { orderItemId: String(id), content: 'ok', score: 5, isAnonymous: 0, pics: '' } as const
        return [1, 2].map(() => () => buyer.call('writeComment', comment))
      },
      seen: async (said) => [
        codesOf(said),
        (await rows('select 1 from comment where order_item_id is not null')).length,
      ],
      wanted: [['00000', 'A00001'], 1],
    }))

  it('opens one bank transfer if the button is pressed twice', () =>
    steps.guards({
      lock: /^select 1 from buyer|from orders\s+where order_number = any\(\$1::text::text\[\]\) and \(/,
      begin: async () => {
        await db.script('delete from transfer')
        await clear()
        const orderNumbers = await order()
        return [1, 2].map(() => () => buyer.call('openTransfer', { orderNumbers }))
      },
      seen: async (said) => [codesOf(said), (await rows('select 1 from transfer')).length],
      wanted: [['00000', '00000'], 1],
    }))

  it('accepts a quoted line at the version the buyer saw, or not at all [R6.08]', () =>
    steps.guards({
      lock: /^select 1 from (inquiry|quote) where|from inquiry where inquiry_id = \$1/,
      begin: async () => {
        await clear()
        const asked = await sendInquiry(mall, buyer, [1001])
        const { quoteId, version } = await sendQuote(mall, asked, { lines: [{ skuId: 1001, price: '9.00' }] })
        return [
          () => acceptQuotes({ db, now: START }, 1, [{ quoteId: Number(quoteId), version, itemIds: asked.itemIds }]),
          () => refuseInquiry({ db, now: START }, { inquiryId: asked.inquiryId, shopId: 1 }, ''),
        ]
      },
      seen: async (said) => {
        const [quote] = await rows<{ state: string }>('select state from quote')
        return (quote!.state === 'refused') === !('basketIds' in (said[0] as object))
      },
      wanted: true,
    }))

  it('sells quoted pieces once in two orders at once [R6.08]', () =>
    steps.guards({
      lock: /^select 1 from quote where quote_id in|^select 1 from buyer|from sku k/,
      begin: async () => {
        await clear()
        const asked = await sendInquiry(mall, buyer, [1001])
        const { quoteId, version } = await sendQuote(mall, asked, { lines: [{ skuId: 1001, price: '9.00' }] })
        const take = async () => {
          const done = await acceptQuotes({ db, now: START }, 1, [
            { quoteId: Number(quoteId), version, itemIds: asked.itemIds },
          ])
          const { basketIds } = done as { basketIds: number[] }
          return (await buyer.call('confirmOrder', { basketIds: basketIds.map(String) })).answer.uuid!
        }
        const uuids = [await take(), await take()]
        // Simulates two orders that are placed from separate cart lines.
        await db.query(
          `update confirm set snapshot = jsonb_set(snapshot, '{shops,0,lines,0,basketId}', '0') where uuid = $1`,
          [uuids[1]!],
        )
        return uuids.map((uuid) => () => submit(uuid))
      },
      seen: async () => (await rows<{ n: number }>('select coalesce(sum(pieces), 0)::int as n from quote_use'))[0]!.n,
      wanted: 5,
    }))

  it('keeps an unanswered inquiry open if a shop quotes at the same moment [R6.08]', () =>
    steps.guards({
      lock: /from inquiry/,
      begin: async () => {
        await clear()
        const { inquiryId, itemIds } = await sendInquiry(mall, buyer, [1001])
        await db.query('update inquiry set due = $1', [START])
        const lines = [
          { skuId: 1001, price: '9.00', quantity: 5, itemId: itemIds[0]!, leadDays: 1, alternative: false },
        ]
        return [
          () => quoteInquiry({ db, now: START }, { inquiryId, shopId: 1, lines, validUntil: START + DAY, remark: '' }),
          () => sweepInquiries({ db, now: START }),
        ]
      },
      seen: async (said) =>
        said[0] !== true || (await rows<{ state: string }>('select state from inquiry'))[0]!.state !== 'failed',
      wanted: true,
    }))
})
