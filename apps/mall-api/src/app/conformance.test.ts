import { contract } from '@millwright/contract/contract'
import type { CallName } from '@millwright/contract/contract'
import type { CallSpec } from '@millwright/contract/call'
import { ownInputOf, probes } from '@millwright/fixtures/probes'
import type { OwnersKnown } from '@millwright/fixtures/probes'
import { beforeAll, expect, it } from 'vitest'
import { giveProof } from '../core/identity/proofs.ts'
import { buyInGroup } from '../contexts/promotion/sampleBuyers.ts'
import { openAccount } from '../contexts/credit/applications.ts'
import { onDatabase } from '../testing/databases.ts'
import { issueInvoice } from '../contexts/after-sale/invoiceSteps.ts'
import { quoteInquiry } from '../contexts/quote/answerInquiry.ts'
import type { Db } from '../db/db.ts'
import { START, testMall } from '../testing/testMall.ts'
import type { TestMall } from '../testing/testMall.ts'
import { Visitor } from '../testing/visitor.ts'

const address = {
  receiver: '张工',
  mobile: '13800000001',
  provinceId: 310000,
  cityId: 310100,
  areaId: 310115,
  addr: '科苑路 88 号',
}
const title = { invoiceType: 1, headerType: 1, headerName: '张工', receiveMail: 'zhang@example.com' } as const
/** Existing ids of the tiny mall. */
const there = { prodId: '101', skuId: '1001', shopId: '1', categoryId: '111', noticeId: '1', count: 1 }
/** Calls whose correct answer here is a refusal: the order costs money and is not shipped, received or closed. */
const refused: Partial<Record<CallName, string>> = {
  normalPay: 'A03013',
  receiptOrder: 'A03008',
  deleteOrder: 'A03011',
  // The buyer has no price group.
  productPool: 'A00001',
  productPoolFacets: 'A00001',
  writeComment: 'A00001',
  followUpComment: 'A00001',
  deleteComment: 'A00001',
  commentOfItem: 'A00001',
  // No task is done, and the given number has nothing to redeem.
  scoreTask: 'A00001',
  scoreConfirm: 'A01000',
  feedbackInfo: 'A00001',
  // The product is not a favourite any more.
  watchPrice: 'A01000',
  sendComplaint: 'A00010',
  complaintInfo: 'A00001',
  // The application has no licence picture, and no voucher was uploaded.
  applyCredit: 'A00010',
  transferVoucher: 'A00001',
  // The return does not exist.
  submitRefundExpress: 'A03000',
  amendRefundExpress: 'A03000',
  confirmExchange: 'A03000',
  answerMoneyOffer: 'A03000',
  appealRefund: 'A03000',
  // The application is empty, and no shop was approved.
  applyShop: 'A00001',
  reapplyShop: 'A00001',
  renewLicence: 'A00001',
  setStorePassword: 'A00001',
  // The level and the payment do not exist.
  payLevel: 'A00001',
  memberPayInfo: 'A03000',
  // Proofs and session are invalid, and the buyer has open orders.
  sendNewMobileCode: 'A00001',
  updateMobile: 'A00001',
  updatePayPassword: 'A00001',
  endBuyerSession: 'A00001',
  destroyUser: 'A00001',
  // No list is given.
  saveOrderListLines: 'A03000',
  // The number has a wrong check digit, and the buyer is not a distributor.
  distributionRegister: 'A00010',
  distributionWallet: 'A03000',
  distributionIncome: 'A03000',
  distributionProds: 'A03000',
  withdrawCommission: 'A03000',
  commissionWithdrawals: 'A03000',
}

onDatabase((open) => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)

  it('answers every call of the contract in the contract’s shape, in both languages [R7.02] [R8.01]', async () => {
    for (const locale of ['zh-CN', 'en']) {
      const visitor = await new Visitor(mall.app, { locale }).login()
      await mall.db.script('delete from sms_code; delete from sms_sent')
      for (const name of Object.keys(probes) as CallName[]) {
        const known = {
          ...(await knownOf(mall, visitor)),
          ...(/seckill|group/i.test(name) && { deals: await dealsOf(mall, visitor) }),
          ...(/inquiry|quote/i.test(name) && (await quotesOf(mall.db, visitor))),
        }
        const { code, msg } = await visitor.call(name, ownInputOf(name, known))
        expect(`${name} ${code}`, msg).toBe(`${name} ${refused[name] ?? '00000'}`)
        if (name === 'logOut' || name === 'endSession') await visitor.login()
      }
    }
    expect(mall.faults).toEqual([])
  }, 180_000)

  it('refuses every buyer’s call without a token, or with a wrong or expired one [R8.02]', async () => {
    const ended = await new Visitor(mall.app).login()
    await ended.call('logOut', {})
    for (const [name, spec] of Object.entries(contract) as [CallName, CallSpec][]) {
      if (spec.auth !== 'user') continue
      for (const token of [undefined, 'nonsense', ended.token]) {
        const { code } = await new Visitor(mall.app, { token }).call(
          name,
          ownInputOf(name, {
            ...there,
            orderNumber: '1',
            uuid: '12345678',
            code: '1',
            addrId: '1',
            basketId: '1',
            proof: '1',
            passwordProof: '1',
            orderInvoiceId: '1',
            invoiceTitleId: '1',
            paidOrder: '1',
            refundSn: '1',
            inquiryId: '1',
            quoteId: '1',
            quoteItemId: '1',
            openInquiryId: '1',
            billNumber: '1',
            applicationId: '1',
            listId: '1',
          }),
        )
        expect(`${name} ${code}`).toBe(`${name} A00004`)
      }
    }
  }, 60_000)

  it('reports wrong fields, unknown calls and invalid JSON, and survives hostile bodies [R8.05]', async () => {
    const visitor = await new Visitor(mall.app).login()
    const post = async (path: string, body: string) =>
      (await (await visitor.raw('POST', path, { body, headers: { 'content-type': 'application/json' } })).json()) as {
        code: string
        data: { field: string }
      }
    expect(await post('/p/shopCart/changeItem', '{"prodId":101,"skuId":"x","shopId":1,"count":1}')).toMatchObject({
      code: 'A00014',
      data: { field: 'skuId' },
    })
    for (const body of ['{', '', 'null', '[[]]', '{"__proto__":1}', '"text"', `{"prodId":1e400}`, '{"prodId":-1}'])
      expect((await post('/p/shopCart/changeItem', body)).code).toBe('A00014')
    const named = async (id: string) =>
      (await visitor.raw('GET', '/search/hotSearch', { headers: { 'x-request-id': id } })).headers.get('x-request-id')
    expect([await named('of-the-client-7'), await named('<script>'), await named('x'.repeat(65))]).toEqual([
      'of-the-client-7',
      null,
      null,
    ])
    const unknown = await visitor.raw('GET', '/p/nothing')
    expect([unknown.status, ((await unknown.json()) as { code: string }).code]).toEqual([404, 'A00013'])
    for (const keyword of [
      "'; drop table sku; --",
      '%_\\',
      '\u0000',
      '🔩',
      'a'.repeat(200),
      '{"}',
      '×'.repeat(50),
      '(((',
      '轴'.repeat(200),
    ]) {
      expect((await visitor.call('searchWithFacets', { keyword })).code).toBe('00000')
      expect((await visitor.call('suggest', { keyword })).code).toBe('00000')
    }
    for (const query of [
      { attrIds: '1_2^x_1' },
      { attrIds: '1_99999999999999999999' },
      { attrRanges: '1_a~' },
      { brandIds: 'a,1,-2' },
    ])
      expect((await visitor.call('searchProd', query)).code).toBe('A00014')
    expect(
      (await visitor.call('searchProd', { attrIds: '1_2^^', brandIds: '1, 2,', categoryId: 9_007_199_254_740_991 }))
        .code,
    ).toBe('00000')
    expect((await visitor.call('addInquiry', { userPhone: '13800000009', remark: 'a\u0000b\ud800' })).code).toBe(
      '00000',
    )
    expect(
      (await visitor.call('confirmOrder', { orderItem: { prodId: 101, skuId: 1001, shopId: 1, prodCount: -5 } })).msg,
    ).toBe('最少 1 件起订')
    expect(
      (
        await visitor.raw('POST', '/login', {
          body: 'x'.repeat(2_000_000),
          headers: { 'content-type': 'application/json', 'content-length': '2000000' },
        })
      ).status,
    ).toBe(413)
    expect(mall.faults).toEqual([])
  })
})

async function knownOf({ db, clock }: TestMall, visitor: Visitor): Promise<OwnersKnown> {
  await visitor.call('changeItem', { prodId: 101, skuId: 1002, shopId: 1, count: 1 })
  const [shop] = (await visitor.call('cartInfo', [])).answer
  const { uuid } = (
    await visitor.call('confirmOrder', { orderItem: { prodId: 101, skuId: 1001, shopId: 1, prodCount: 1 } })
  ).answer
  const orderNumber = (await visitor.call('submitOrder', { orderShopParams: [], uuid: uuid! })).answer.orderNumbers
  const fresh = (
    await visitor.call('confirmOrder', { orderItem: { prodId: 101, skuId: 1001, shopId: 1, prodCount: 1 } })
  ).answer.uuid!
  await db.query('update sku set stocks = 100 where prod_id = 101')
  await db.query('update orders set status = 6 where status = 1 and order_number <> $1', [orderNumber])
  const { couponId, couponUserId, discountId } = await couponsOf(db, clock.now)
  for (const [mobile, purpose] of [
    ['13900000002', 'login'],
    ['13900000003', 'login'],
    ['13900000004', 'register'],
    ['13900000002', 'password'],
    ['13800000001', 'pay'],
  ] as const) {
    await db.query(
      "insert into sms_code (mobile, purpose, code, sent, expires) values ($1, $2, '123456', 0, $3) on conflict (mobile, purpose, asker) do update set code = '123456', expires = $3, tries = 0",
      [mobile, purpose, clock.now + 60_000],
    )
  }
  await db.query("delete from buyer where mobile = '13900000005'")
  const proof = await giveProof({ db, now: clock.now }, '13900000005', 'register')
  const passwordProof = await giveProof({ db, now: clock.now }, '13900000002', 'password')
  const [held] = (await visitor.call('addressList', {})).answer.filter(({ commonAddr }) => !commonAddr)
  const addrId = held?.addrId ?? String((await visitor.call('addAddress', address)).answer)
  const { paidOrder, orderInvoiceId } = await invoicesOf(db, visitor)
  const refundSn = await refundOf(db, visitor)
  const credit = await creditOf(db)
  const { answer: invoiceTitleId } = await visitor.call('addInvoiceTitle', title)
  return {
    ...there,
    paidOrder,
    refundSn,
    inquiryId: '0',
    quoteId: '0',
    quoteItemId: '0',
    openInquiryId: '0',
    ...credit,
    listId: await listOf(visitor),
    orderInvoiceId,
    invoiceTitleId,
    orderNumber,
    uuid: fresh,
    code: '123456',
    addrId,
    couponId,
    couponUserId,
    discountId,
    basketId: shop!.shopCartItemDiscounts[0]!.shopCartItems[0]!.basketId,
    proof,
    passwordProof,
  }
}

/** Returns an order list, which is created the first time. */
async function listOf(visitor: Visitor): Promise<string> {
  const [list] = (await visitor.call('orderListPage', {})).answer.records
  if (list) return list.listId
  return (await visitor.call('createOrderList', { name: 'x', lines: [{ skuId: there.skuId, quantity: 1 }] })).answer
    .listId
}

/** Creates a paid order, and an issued invoice of another order. */
async function invoicesOf(db: Db, visitor: Visitor) {
  const paid = async () => {
    const orderItem = { prodId: 101, skuId: 1001, shopId: 1, prodCount: 1 }
    const { uuid } = (await visitor.call('confirmOrder', { orderItem })).answer
    const { orderNumbers } = (await visitor.call('submitOrder', { orderShopParams: [], uuid: uuid! })).answer
    await db.query('update orders set status = 2, paid_at = created where order_number = $1', [orderNumbers])
    return orderNumbers
  }
  const { answer: orderInvoiceId } = await visitor.call('applyInvoice', { orderNumber: await paid(), ...title })
  await issueInvoice({ db, now: START }, Number(orderInvoiceId))
  return { paidOrder: await paid(), orderInvoiceId }
}

/** Creates an account period with an open statement, and its application. */
async function creditOf(db: Db) {
  const [{ user }] = (await db.query<{ user: number }>(
    "select user_id as user from buyer where account = 'buyer'",
  )) as [{ user: number }]
  await openAccount(db, user, { limit: 100_000, days: 30 }, START)
  await db.query(
    `insert into bill (bill_number, user_id, month, amount, issued, due) values ('ST202610-000001', $1, '2026-10', 10, 0, $2) on conflict do nothing`,
    [user, START + 86_400_000],
  )
  await db.query(
    `insert into credit_entry (user_id, kind, month, late, amount, created) select $1, 'order', '2026-10', false, 10, 0
    where not exists (select 1 from credit_entry where user_id = $1 and month = '2026-10')`,
    [user],
  )
  const [application] = await db.query<{ id: string }>(
    `insert into credit_application (user_id, state, company, credit_code, licence, contact, mobile, credit_limit, days, remark, created)
    values ($1, 1, '', '', '', '', '', 1, 30, '', 0) returning application_id::text as id`,
    [user],
  )
  return { billNumber: 'ST202610-000001', applicationId: application!.id }
}

/** Creates a return that was just requested. */
async function refundOf(db: Db, visitor: Visitor): Promise<string> {
  const orderItem = { prodId: 101, skuId: 1001, shopId: 1, prodCount: 1 }
  const { uuid } = (await visitor.call('confirmOrder', { orderItem })).answer
  const { orderNumbers: orderNumber } = (await visitor.call('submitOrder', { orderShopParams: [], uuid: uuid! })).answer
  await db.query('update orders set status = 2, paid_at = created where order_number = $1', [orderNumber])
  return (await visitor.call('applyRefund', ownInputOf('applyRefund', { paidOrder: orderNumber } as OwnersKnown)))
    .answer
}

/** Creates an inquiry with a quote, and an inquiry without a quote. */
async function quotesOf(db: Db, visitor: Visitor) {
  await db.script("delete from attempt where key like 'own inquiry%'")
  const ask = async () => {
    const { answer } = await visitor.call('addInquiryOfBuyer', {
      userPhone: '13800000001',
      remark: '',
      items: [{ skuId: '1001', prodName: '', quantity: 5 }],
    })
    return String(answer!.inquiryId)
  }
  const [inquiryId, openInquiryId] = [await ask(), await ask()]
  const [item] = await db.query<{ id: number }>(
    'select item_id as id from inquiry_item where inquiry_id = $1::bigint',
    [inquiryId],
  )
  await quoteInquiry(
    { db, now: START },
    {
      inquiryId: Number(inquiryId),
      shopId: 1,
      lines: [{ itemId: item!.id, skuId: 1001, price: '9.00', quantity: 5, leadDays: 1, alternative: false }],
      validUntil: START + 86_400_000,
      remark: '',
    },
  )
  const [quote] = await db.query<{ id: number }>('select quote_id as id from quote where inquiry_id = $1::bigint', [
    inquiryId,
  ])
  return { inquiryId, openInquiryId, quoteId: String(quote!.id), quoteItemId: String(item!.id) }
}

/** Creates a coupon, an expired copy of the coupon that the buyer holds, and a future discount. */
async function couponsOf(db: TestMall['db'], now: number) {
  await db.query(
    `insert into coupon (coupon_id, name, coupon_type, cash_condition, reduce_amount, valid_time_type, end_time, release_time, total, stocks, limit_num)
    values (1, '{"zh":"券","en":"Coupon"}', 1, 900000, 10, 1, $1, 0, 1000, 1000, 0) on conflict do nothing`,
    [now + 86_400_000],
  )
  const [held] = await db.query<{ id: number }>(
    `insert into coupon_user (coupon_id, user_id, receive_time, end_time) select 1, user_id, 0, 1 from buyer where account = 'buyer' returning coupon_user_id as id`,
  )
  await db.query(
    `insert into discount (discount_id, shop_id, name, discount_rule, start_time, end_time, items)
    values (1, 1, '{"zh":"满减","en":"Money off"}', 0, $1, $1, '[]') on conflict do nothing`,
    [now + 86_400_000],
  )
  return { couponId: '1', couponUserId: String(held!.id), discountId: '1' }
}

/** Creates a running sale and a running group deal, each with a priced order, and a paid team. */
async function dealsOf({ db, clock: { now } }: TestMall, visitor: Visitor): Promise<OwnersKnown['deals']> {
  await db.query(
    `insert into seckill (seckill_id, prod_id, sku_id, price, stocks, origin, start_time, end_time) values (71, 101, 1001, 9, 500, 500, 0, $1)
    on conflict (seckill_id) do update set end_time = excluded.end_time`,
    [now + 3_600_000],
  )
  await db.query(
    `insert into group_activity (group_activity_id, prod_id, sku_id, price, people, start_time, end_time) values (71, 101, 1001, 15, 2, 0, $1)
    on conflict (group_activity_id) do update set end_time = excluded.end_time`,
    [now + 3_600_000],
  )
  await db.query('update orders set status = 6 where group_team_id is not null')
  await buyInGroup(db, { groupActivityId: 71, now })
  const [team] = await db.query<{ id: number }>('select max(group_team_id) as id from group_team')
  const path = (await visitor.call('seckillPath', { prodId: 101, seckillId: 71 })).answer
  const sale = await visitor.call('seckillConfirm', { path, seckillSkuId: 71, prodCount: 1 })
  const group = await visitor.call('groupConfirm', { groupSkuId: 71, prodCount: 1 })
  return {
    seckillId: '71',
    path,
    saleUuid: sale.answer.uuid!,
    groupSkuId: '71',
    groupUuid: group.answer.uuid!,
    groupTeamId: String(team!.id),
  }
}
