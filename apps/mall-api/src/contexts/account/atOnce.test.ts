import { beforeAll, beforeEach, it } from 'vitest'
import type { Db } from '../../db/db.ts'
import { saveComplaint } from '../content/complaints.ts'
import { saveFeedback } from '../content/feedback.ts'
import { applyForCredit } from '../credit/applications.ts'
import { decideDistributorApplication } from '../distribution/distributors.ts'
import { emptyApplication } from '@millwright/domain/shop/application'
import { onPostgres } from '../../testing/databases.ts'
import { samplePicture } from '../../testing/samplePicture.ts'
import { steppable } from '../../testing/inStep.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { giveProof } from '../../core/identity/proofs.ts'
import { openSession } from '../../core/identity/sessions.ts'

const buyerLock = /^select 1 from buyer/
const place = { receiver: '张工', mobile: '13800000001', provinceId: 310000, cityId: 310100, areaId: 310115 }
const title = { invoiceType: 1, headerType: 1, receiveMail: 'zhang@example.com' } as const
const codesOf = (said: unknown[]) => said.map((one) => (one as { code?: string }).code).toSorted()

onPostgres(() => {
  const steps = steppable()
  let mall: TestMall
  let buyer: Visitor
  let db: Db
  beforeAll(async () => {
    db = steps.db()
    mall = await testMall(db)
  }, 60_000)
  beforeEach(async () => {
    mall.clock.now = START
    await db.script('delete from attempt')
    buyer = await new Visitor(mall.app).login()
  })

  const addresses = (count: number) =>
    db.script(`delete from address where user_id = 1;
      insert into address (user_id, receiver, mobile, province_id, city_id, area_id, addr, common, created)
        select 1, 'a', '13800000001', 310000, 310100, 310115, 'street ' || n, n = 1, n from generate_series(1, ${count}) n`)
  const addressIds = async () =>
    (await db.query<{ id: number }>('select addr_id as id from address where user_id = 1 order by created')).map(
      ({ id }) => String(id),
    )
  const defaults = async () =>
    (await db.query<{ common: boolean }>('select common from address where user_id = 1')).map(({ common }) => common)

  it('adds only one of two concurrent addresses if the address book has room for one [R5.20]', () =>
    steps.guards({
      lock: buyerLock,
      begin: async () => {
        await addresses(19)
        return [1, 2].map((n) => () => buyer.call('addAddress', { ...place, addr: `科苑路 ${n} 号院` }))
      },
      seen: async () => (await addressIds()).length,
      wanted: 20,
    }))

  it('keeps exactly one default if two requests make different addresses the default concurrently [R5.20]', () =>
    steps.guards({
      lock: buyerLock,
      begin: async () => {
        await addresses(3)
        const [, two, three] = await addressIds()
        return [two!, three!].map((addrId) => () => buyer.call('defaultAddress', { addrId }))
      },
      seen: async (said) => [...codesOf(said), (await defaults()).filter(Boolean).length],
      wanted: ['00000', '00000', 1],
    }))

  it('keeps exactly one default if two concurrent changes of addresses make each the default [R5.20]', () =>
    steps.guards({
      lock: buyerLock,
      begin: async () => {
        await addresses(3)
        const [, two, three] = await addressIds()
        return [two!, three!].map(
          (addrId, n) => () =>
            buyer.call('updateAddress', { ...place, addr: `科苑路 ${n} 号院`, addrId, commonAddr: 1 }),
        )
      },
      seen: async (said) => [...codesOf(said), (await defaults()).filter(Boolean).length],
      wanted: ['00000', '00000', 1],
    }))

  it('keeps a default if one request makes an address the default while another deletes the address [R5.20]', () =>
    steps.guards({
      lock: buyerLock,
      begin: async () => {
        await addresses(3)
        const [, two] = await addressIds()
        return [
          () => buyer.call('deleteAddress', { addrId: two! }),
          () => buyer.call('defaultAddress', { addrId: two! }),
        ]
      },
      seen: async () => (await defaults()).filter(Boolean).length,
      wanted: 1,
    }))

  const titles = (count: number) =>
    db.script(`delete from invoice_title where user_id = 1;
      insert into invoice_title (user_id, title, common, created)
        select 1, jsonb_build_object('invoiceType', 1, 'headerType', 1, 'invoiceContext', 1, 'headerName', 'n' || n), n = 1, n from generate_series(1, ${count}) n`)
  const titleRows = () =>
    db.query<{ id: number; common: boolean }>(
      'select invoice_title_id as id, common from invoice_title where user_id = 1 order by created',
    )

  it('adds only one of two concurrent invoice titles if the title book has room for one', () =>
    steps.guards({
      lock: buyerLock,
      begin: async () => {
        await titles(19)
        return ['甲', '乙'].map((headerName) => () => buyer.call('addInvoiceTitle', { ...title, headerName }))
      },
      seen: async () => (await titleRows()).length,
      wanted: 20,
    }))

  it('keeps exactly one default invoice title if concurrent requests choose, change or delete titles', async () => {
    for (const change of [
      (invoiceTitleId: string) => buyer.call('defaultInvoiceTitle', { invoiceTitleId }),
      (invoiceTitleId: string) =>
        buyer.call('changeInvoiceTitle', { ...title, headerName: `x${invoiceTitleId}`, invoiceTitleId, isDefault: 1 }),
    ])
      await steps.guards({
        lock: buyerLock,
        begin: async () => {
          await titles(3)
          const [, two, three] = await titleRows()
          return [two!, three!].map(
            ({ id }) =>
              () =>
                change(String(id)),
          )
        },
        seen: async (said) => [...codesOf(said), (await titleRows()).filter(({ common }) => common).length],
        wanted: ['00000', '00000', 1],
      })
    await steps.guards({
      lock: buyerLock,
      begin: async () => {
        await titles(3)
        const [one, two] = (await titleRows()).map(({ id }) => String(id))
        return [
          () => buyer.call('deleteInvoiceTitle', { invoiceTitleId: one! }),
          () => buyer.call('defaultInvoiceTitle', { invoiceTitleId: two! }),
        ]
      },
      seen: async (said) => [...codesOf(said), (await titleRows()).filter(({ common }) => common).length],
      wanted: ['00000', '00000', 1],
    })
  })

  it('stores one complaint and one piece of feedback if a request is sent twice', async () => {
    const [complaint, feedback] = [
      { claimant: '甲', rightType: 1, rightNumber: '1', content: 'c', proofs: '', contactName: 'n' },
      { type: 1, content: 'f', contact: '', imgs: '' },
    ]
    const context = { db, locale: 'zh', now: START } as const
    const input = { ...complaint, contactMobile: '13800000001', contactMail: '', prodIds: [101] } as never
    await steps.guards({
      lock: buyerLock,
      begin: async () => {
        await db.script('delete from complaint_prod; delete from complaint')
        return [1, 2].map(() => () => saveComplaint(context, 1, input))
      },
      seen: async () => (await db.query('select 1 from complaint')).length,
      wanted: 1,
    })
    await steps.guards({
      lock: buyerLock,
      begin: async () => {
        await db.script('delete from feedback')
        return [1, 2].map(() => () => saveFeedback(context, 1, feedback as never))
      },
      seen: async () => (await db.query('select 1 from feedback')).length,
      wanted: 1,
    })
  })

  it('sends one code for two concurrent requests, and at most thirty codes an hour for one IP address [R6.03]', async () => {
    const ask = (mobile: string) => () =>
      new Visitor(mall.app).raw('POST', '/sms/sendLoginCode', {
        body: JSON.stringify({ mobile }),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
      })
    const sent = async () => (await db.query('select 1 from sms_sent')).length
    await steps.guards({
      lock: /pg_advisory_xact_lock/,
      begin: async () => {
        await db.script('delete from sms_sent; delete from sms_code')
        return [1, 2].map(() => ask('13900000001'))
      },
      seen: sent,
      wanted: 1,
    })
    await steps.guards({
      lock: /pg_advisory_xact_lock/,
      begin: async () => {
        await db.script(`delete from sms_sent; delete from sms_code;
          insert into sms_sent (mobile, ip, sent) select 'm' || n, '203.0.113.7', ${START - 1} from generate_series(1, 29) n`)
        return [ask('13900000001'), ask('13900000002')]
      },
      seen: sent,
      wanted: 30,
    })
  })

  it('gives an account name to only one of two accounts that request the name concurrently [R5.06]', () =>
    steps.guards({
      lock: /pg_advisory_xact_lock/,
      begin: async () => {
        await db.script("delete from buyer where mobile in ('13900000001', '13900000002')")
        const mobiles = ['13900000001', '13900000002']
        const proofs = await Promise.all(mobiles.map((mobile) => giveProof({ db, now: START }, mobile, 'register')))
        return mobiles.map(
          (mobile, n) => () =>
            new Visitor(mall.app).call('register', {
              mobile,
              userName: ['Same_Name', 'same_name'][n]!,
              password: 'Mall2026!',
              checkRegisterSmsFlag: proofs[n]!,
            }),
        )
      },
      seen: codesOf,
      wanted: ['00000', 'A00001'],
    }))

  it('opens one application if a buyer sends two concurrent applications for an account period', async () => {
    const licence = (await buyer.call('uploadFile', { file: await samplePicture(), kind: 'licence' })).answer.filePath
    await steps.guards({
      lock: buyerLock,
      begin: async () => {
        await db.script(`delete from credit_application where user_id = 1;
          insert into credit_application (user_id, company, credit_code, licence, contact, mobile, credit_limit, days, remark, created, state)
            values (1, '甲', '91310000MA1K3XXX0X', '${licence}', 'c', '13800000001', 1000, 30, '', 0, -1)`)
        const given = {
          company: '甲',
          creditCode: '91310000MA1K3XXX0X',
          licence,
          contact: 'c',
          mobile: '13800000001',
          limit: 1000,
          days: 30,
          remark: '',
        }
        return [1, 2].map(() => () => applyForCredit({ db, now: START, locale: 'zh' }, 1, given as never))
      },
      seen: (outcomes) => outcomes.map((one) => Object.keys(one as object)[0]).toSorted(),
      wanted: ['id', 'problem'],
    })
  })

  it('decides a distributor’s application once', () =>
    steps.guards({
      lock: buyerLock,
      begin: async () => {
        await db.script(`delete from distributor where user_id = 1;
          insert into distributor (user_id, state, type, real_name, identity_number, identity_front, identity_back, mobile, bank_name, bank_branch, bank_account, applied)
            values (1, 0, 1, 'n', 'i', 'f', 'b', '13800000001', 'b', 'b', '1', 0)`)
        return [1, 2].map(() => () => decideDistributorApplication({ db, now: START }, 1, 'approve'))
      },
      seen: (outcomes) => outcomes.filter((one) => one === true).length,
      wanted: 1,
    }))

  it('keeps the input of both steps of a shop’s application if they are saved concurrently', () =>
    steps.guards({
      lock: buyerLock,
      begin: async () => {
        await db.script(`delete from shop_owner where user_id = 1; delete from shop_application where user_id = 1;
          insert into shop_application (user_id, draft, draft_saved) values (1, '${JSON.stringify(emptyApplication)}', 0)`)
        return [
          () => buyer.call('saveShopDraft', { step: 'company', firmName: '甲公司' }),
          () => buyer.call('saveShopDraft', { step: 'bank', bankName: '乙银行' }),
        ]
      },
      seen: async () =>
        (
          await db.query(
            "select draft->>'firmName' as firm, draft->>'bankName' as bank from shop_application where user_id = 1",
          )
        )[0],
      wanted: { firm: '甲公司', bank: '乙银行' },
    }))

  it('does not close an account that places an order at the same moment', () =>
    steps.guards({
      lock: buyerLock,
      begin: async () => {
        await db.script(`delete from order_item; delete from orders; delete from buyer where mobile in ('13900000009') or closed is not null;
          insert into buyer (mobile, nick_name, created) values ('13900000009', '{"zh":"","en":""}', 0)`)
        const [{ user } = { user: 0 }] = await db.query<{ user: number }>(
          "select user_id as user from buyer where mobile = '13900000009'",
        )
        await db.query(
          `insert into address (user_id, receiver, mobile, province_id, city_id, area_id, addr, common, created)
          values ($1, 'a', '13800000001', 310000, 310100, 310115, 'street', true, 0)`,
          [user],
        )
        const own = new Visitor(mall.app, { token: (await openSession(db, user, START)).accessToken })
        const flag = await giveProof({ db, now: START }, '13900000009', 'close')
        const { answer } = await own.call('confirmOrder', {
          orderItem: { prodId: 101, skuId: 1001, shopId: 1, prodCount: 1 },
        })
        return [
          () => own.call('destroyUser', { flag }),
          () => own.call('submitOrder', { uuid: answer.uuid!, orderShopParams: [] }),
        ]
      },
      seen: async () =>
        (await db.query('select 1 from orders join buyer using (user_id) where closed is not null and status = 1'))
          .length,
      wanted: 0,
    }))
})
