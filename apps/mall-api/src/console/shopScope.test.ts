import { beforeAll, expect, it } from 'vitest'
import { createMall } from '../app/app.ts'
import { consoleParts } from '../app/consoleSections.ts'
import { onDatabase } from '../testing/databases.ts'
import { addRecordsOfShop } from '../testing/recordsOfShop.ts'
import type { RecordsOfShop } from '../testing/recordsOfShop.ts'
import { CONSOLE_KEY, START, testMall } from '../testing/testMall.ts'
import { inviteAdministrator, inviteSeller } from './administrators.ts'
import { mayReadFile } from './mayReadFile.ts'

const { groups, actions } = consoleParts({ staff: true })
const sections = groups.flatMap((group) => group.sections)
const ofShops = sections.filter(({ shopActions }) => shopActions)
const OWN = 'OWNSHOP'
const OTHER = 'OTHERSHOP'

/** The fields by which each action of a shop names its record. An action without an entry fails the test. */
const fieldsOf = (record: RecordsOfShop): Record<string, Record<string, string | number>> => ({
  ship: { orderNumber: record.orderNumber },
  trace: { id: record.parcel },
  ...Object.fromEntries(
    ['Accept', 'Refuse', 'Receive', 'PayBack', 'OfferMoney', 'SendExchange'].map((name) => [
      `refund${name}`,
      { refundSn: record.refundSn },
    ]),
  ),
  invoiceIssue: { id: record.invoice },
  invoiceFail: { id: record.invoice },
  commentReply: { prodCommId: record.comment },
  quoteOffer: { inquiryId: record.inquiry, shopId: record.shop },
  quoteExtend: { inquiryId: record.inquiry, shopId: record.shop },
  quoteRefuse: { inquiryId: record.inquiry, shopId: record.shop },
  quoteMessage: { inquiryId: record.inquiry, shopId: record.shop },
  sku: { skuId: record.skuId },
  shelf: { prodId: record.prodId },
  agreementMake: { skuId: record.skuId },
  agreementEnd: { skuId: record.skuId },
  couponMake: { shopId: record.shop },
  couponStart: { id: record.coupon },
  couponEnd: { id: record.coupon },
  discountMake: { shopId: record.shop },
  discountStart: { id: record.discount },
  discountEnd: { id: record.discount },
  saleStart: { seckillId: record.sale },
  saleEnd: { seckillId: record.sale },
  saleChange: { seckillId: record.sale },
  saleMake: { skuId: record.skuId },
  groupStart: { groupActivityId: record.deal },
  groupEnd: { groupActivityId: record.deal },
})

onDatabase((open) => {
  let app: ReturnType<typeof createMall>
  let seller = ''
  let mallPerson = ''
  let own: RecordsOfShop
  let other: RecordsOfShop
  beforeAll(async () => {
    const mall = await testMall(open())
    const given = { db: open(), files: mall.files, sandbox: false, staffConsole: true, consoleKey: CONSOLE_KEY }
    app = createMall({ ...given, clock: () => START })
    own = await addRecordsOfShop(open(), { shop: 1, mark: OWN, user: 8, prodId: 101, skuId: 1001, now: START })
    other = await addRecordsOfShop(open(), { shop: 2, mark: OTHER, user: 9, prodId: 201, skuId: 2001, now: START })
    await open().query(
      `insert into coupon (name, coupon_type, cash_condition, reduce_amount, valid_time_type, end_time, release_time, total, stocks)
      values ('{"zh":"${OTHER}","en":"${OTHER}"}', 1, 1, 1, 1, ${START + 1000}, ${START}, 5, 5)`,
    )
    seller = await signedIn('seller', await inviteSeller(open(), 'seller', [1], START))
    mallPerson = await signedIn('mall', await inviteAdministrator(open(), 'mall', START))
  }, 60_000)

  const request = (path: string, cookie = '', fields?: Record<string, string | number>) =>
    app.request(`http://localhost${path}`, {
      headers: { host: 'localhost', cookie, origin: 'http://localhost' },
      ...(fields && {
        method: 'POST',
        body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
      }),
    })
  const text = async (path: string, cookie: string) => (await request(path, cookie)).text()
  const act = async (action: string, cookie: string, fields: Record<string, string | number>) =>
    (await request(`/console/${CONSOLE_KEY}/${action}`, cookie, fields)).status
  const signedIn = async (name: string, given: string) => {
    const response = await request('/sign-in', '', { name, password: given })
    const cookie = /console_session=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? ''
    await request('/password', cookie, { password: `the own password of ${name}` })
    return cookie
  }

  it('shows a seller the records of their shops only, in every section, filter, page and search', async () => {
    const others = [`&find=${OTHER}`, `&find=${other.orderNumber}`, `&find=${other.refundSn}`, '&shop=2', '&page=2', '']
    for (const { name, states } of [...sections, { name: 'all', states: [] }, { name: '', states: [] }])
      for (const query of [...others, ...states.map((state) => `&state=${state}`)])
        for (const lang of ['zh', 'en']) {
          const page = await text(`/?lang=${lang}&section=${name}${query}`, seller)
          // The search field repeats what was typed.
          const shown = page.replace(/value="[^"]*"|find=[^"&]*/g, '')
          expect(shown, `${name}${query}`).not.toMatch(new RegExp(`${OTHER}|${other.orderNumber}|${other.refundSn}`))
        }
  })

  it('shows a seller no section of the mall, and every section of a shop with its own record', async () => {
    const menu = await text('/?lang=en', seller)
    for (const { name, shopActions } of sections)
      expect(menu.includes(`section=${name}"`), name).toBe(shopActions !== undefined)
    for (const { name } of ofShops) {
      expect(await text(`/?lang=en&section=${name}`, seller), name).toContain(OWN)
      // Otherwise the test above would prove nothing about this section.
      expect(await text(`/?lang=en&section=${name}`, mallPerson), name).toContain(OTHER)
      // The choice of shops names all shops.
      const chosen = await text(`/?lang=en&section=${name}&shop=1`, mallPerson)
      expect(chosen.replace(/<option[^>]*>[^<]*/g, ''), name).not.toContain(OTHER)
    }
  })

  it('counts only the waiting records of the shops', async () => {
    for (const { name, waiting } of ofShops) {
      const count = (scope: 'all' | number[]) => waiting({ db: open(), scope })
      expect((await count([1])) + (await count([2])), name).toBe(await count('all'))
      expect(await count([]), name).toBe(0)
    }
    expect(await ofShops.find(({ name }) => name === 'orders')!.waiting({ db: open(), scope: [1] })).toBe(1)
  })

  it('refuses every action of a seller on another shop’s record, and every action of the mall', async () => {
    const before = await open().query('select count(*)::int as n from audit_entry')
    for (const [action, { shopsOf }] of actions) {
      const foreign = { ...fieldsOf(other)[action] }
      expect(await act(action, seller, shopsOf ? foreign : (fieldsOf(own)[action] ?? { id: 1, user: 1 })), action).toBe(
        403,
      )
      if (!shopsOf) continue
      expect(Object.keys(foreign).length, `fields of ${action}`).toBeGreaterThan(0)
      for (const missing of [{}, ...Object.keys(foreign).map((name) => ({ ...fieldsOf(own)[action], [name]: 'x' }))])
        expect(await act(action, seller, missing), action).toBe(403)
    }
    expect(await open().query('select count(*)::int as n from audit_entry')).toEqual(before)
    // A shop cannot answer in the name of another, nor an inquiry about goods that it does not have.
    expect(await act('quoteMessage', seller, { inquiryId: own.inquiry, shopId: 2, message: 'x' })).toBe(403)
    expect(await act('quoteMessage', seller, { inquiryId: other.inquiry, shopId: 1, message: 'x' })).toBe(403)
    expect(await act('couponMake', seller, { shopId: '', name: 'x', from: 1, off: 1, total: 1, limit: 1 })).toBe(403)
  })

  it('refuses a seller the goods that a complaint took off', async () => {
    await open().query(
      `insert into complaint (user_id, claimant, right_type, right_number, content, proofs, contact_name, contact_mobile, contact_mail, created, state, handled_at)
      values (1, 'x', 1, 'x', 'x', '', 'x', 'x', 'x', 1, 1, 1)`,
    )
    await open().query(
      'insert into complaint_prod (complaint_id, prod_id, seq) select max(complaint_id), 102, 1 from complaint',
    )
    expect(await act('shelf', seller, { prodId: 102, status: 1 })).toBe(403)
    expect(await act('shelf', mallPerson, { prodId: 102, status: 1 })).toBe(303)
  })

  it('opens only the conversations and files of the seller’s shops', async () => {
    for (const path of ['', '/messages']) {
      expect((await request(`/chats/${own.channel}${path}`, seller)).status).toBe(200)
      expect((await request(`/chats/${other.channel}${path}`, seller)).status).toBe(404)
      expect((await request(`/chats/${other.channel}${path}`, mallPerson)).status).toBe(200)
    }
    expect((await request(`/chats/${other.channel}/${CONSOLE_KEY}`, seller, { content: 'x' })).status).toBe(404)
    for (const query of ['', '?shop=2']) expect(await text(`/chats${query}`, seller)).not.toContain(OTHER)
    expect(await text('/chats', mallPerson)).toContain(OTHER)
    for (const kind of ['refund', 'comment', 'chat', 'inquiry', 'message'] as const) {
      expect(await mayReadFile(open(), [1], own.files[kind]), kind).toBe(true)
      expect(await mayReadFile(open(), [1], other.files[kind]), kind).toBe(false)
      expect(await mayReadFile(open(), 'all', other.files[kind]), kind).toBe(true)
      expect((await request(`/console/files/${other.files[kind]}`, seller)).status).toBe(404)
    }
    // A buyer of the shop has further files, such as the licence of an application.
    expect(await mayReadFile(open(), [1], own.files.stranger)).toBe(false)
    expect(await mayReadFile(open(), [1], '%')).toBe(false)
  })

  it('lets a seller act on the records of their own shop', async () => {
    for (const [action, { shopsOf }] of actions)
      if (shopsOf) expect(await act(action, seller, { ...fieldsOf(own)[action], message: 'x' }), action).toBe(303)
  })

  it('gives a seller no reach without a shop, and no shop that does not exist', async () => {
    await expect(inviteSeller(open(), 'nobody', [], START)).rejects.toThrow(/do not all exist/)
    await expect(inviteSeller(open(), 'nobody', [1, 99], START)).rejects.toThrow(/do not all exist/)
    await expect(inviteSeller(open(), 'mall', [1], START)).rejects.toThrow(/administrator/)
    await expect(inviteAdministrator(open(), 'seller', START)).rejects.toThrow(/seller/)
    expect(await open().query("select 1 from seller where name = 'nobody'")).toEqual([])
    await open().query('delete from seller_shop')
    expect(await text('/?lang=en&section=all', seller)).not.toMatch(new RegExp(`${OWN}|${OTHER}`))
  })
})
