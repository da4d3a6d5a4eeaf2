import { COMPLAINT_MIN_LENGTH, complaintLimits } from '@millwright/domain/content/complaint'
import { feedbackLimits } from '@millwright/domain/content/feedback'
import { beforeAll, expect, it } from 'vitest'
import { importHistory } from '../../sample/history.ts'
import { consoleActions } from '../../app/consoleSections.ts'
import { onDatabase } from '../../testing/databases.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { findComplaints } from './complaints.ts'
import { homePage } from './pages/home.ts'
import { readShelves } from './shelves.ts'
import { regulationClasses } from './regulations/classes.ts'
import { regulationTexts } from './regulations/texts.ts'

/** The numbers of all rules that the footer must link to (R3.10). */
const inFooter = ['45', '54', '56', '55', '42', '43', '44', '52', '53', '27', '26', '9', '14']
const png = () =>
  new Blob(
    [
      Uint8Array.from(
        atob(
          'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQI12PoAAMGCAUALK4GYWP1ieEAAAAASUVORK5CYII=',
        ),
        (sign) => sign.charCodeAt(0),
      ),
    ],
    { type: 'image/png' },
  )

onDatabase((open) => {
  let mall: TestMall
  let buyer: Visitor
  let other: Visitor
  beforeAll(async () => {
    mall = await testMall(open())
    buyer = await new Visitor(mall.app, { locale: 'en' }).login()
    other = await new Visitor(mall.app, { locale: 'en' }).login('newcomer')
  }, 60_000)

  const inConsole = (action: string, form: Record<string, string>) =>
    consoleActions.get(action)!.act({ db: mall.db, now: mall.clock.now }, form)
  const upload = async (who: Visitor, kind: 'proof' | 'feedback' | 'voucher') =>
    (await who.call('uploadFile', { file: png(), kind })).answer.filePath

  it('names only products in stock on the home page’s ranking, in the order of their sales', async () => {
    const shelves = await readShelves(mall.db, [])
    const blocks = homePage(shelves, []) as { type: string; dataField: { goods?: { prodId: number }[] } }[]
    const ranked = blocks.find(({ type }) => type === 'goods_module6')!.dataField.goods!
    expect(ranked.length).toBeGreaterThan(0)
    const found = await mall.db.query<{ id: number; sold: number; there: boolean }>(
      'select prod_id as id, sold_num as sold, in_stock as there from search where status = 1',
    )
    const rows = ranked.map(({ prodId }) => found.find(({ id }) => id === prodId))
    expect(rows.every((row) => row?.there)).toBe(true)
    const sold = rows.map((row) => row!.sold)
    expect(sold).toEqual(sold.toSorted((one, other) => other - one))
  })

  it('has a rule for every number in the footer, in both languages, with its date [R3.10, R2.22]', async () => {
    for (const locale of ['zh-CN', 'en']) {
      const visitor = new Visitor(mall.app, { locale })
      for (const id of inFooter) {
        const { code, answer } = await visitor.call('regulationInfo', { id })
        expect([id, code]).toEqual([id, '00000'])
        expect(answer.content!.length).toBeGreaterThan(80)
        expect(/\p{Script=Han}/u.test(answer.title)).toBe(locale === 'zh-CN')
        expect(answer.updateTime).toMatch(/^2026-\d\d-\d\d 09:00:00$/)
      }
    }
    const classes = (await buyer.call('regulationList')).answer
    expect(classes).toHaveLength(regulationClasses.length)
    expect(classes.flatMap(({ regulations }) => regulations)).toHaveLength(regulationTexts.length)
  })

  it('finds rules that contain all words of a search, those with the words in the title first [R2.22]', async () => {
    const find = async (keyword: string, locale: string) =>
      (await new Visitor(mall.app, { locale }).call('regulationPage', { keyword, size: 20 })).answer
    const invoices = await find('发票', 'zh-CN')
    expect(invoices.records[0]).toMatchObject({ id: '56', title: '开具发票' })
    expect(invoices.total).toBeGreaterThan(1)
    expect(invoices.records.every(({ excerpt }) => excerpt!.includes('发票'))).toBe(true)
    expect((await find('Seven DAYS  terms', 'en')).records.map(({ id }) => id)).toEqual(['26'])
    for (const nothing of ['<li>', '%', '_', 'satellite', "'"]) expect((await find(nothing, 'zh-CN')).total).toBe(0)
    const ofClass = (await buyer.call('regulationPage', { categoryId: 2, size: 20 })).answer
    expect(ofClass.records.map(({ id }) => id)).toEqual(['42', '56'])
    expect((await buyer.call('regulationInfo', { id: '99999' })).code).toBe('A00001')
  })

  it('keeps former versions of rules and terms, each with its text and date [R2.28]', async () => {
    const now = (await buyer.call('regulationInfo', { id: '26' })).answer
    expect(now.versions.map(({ version }) => version)).toEqual([2, 1])
    const then = (await buyer.call('regulationInfo', { id: '26', version: 1 })).answer
    expect(then.content).not.toBe(now.content)
    for (const [sts, call] of [
      [0, 'serviceTerms'],
      [1, 'servicePolicy'],
    ] as const) {
      const holds = (await buyer.call(call)).answer
      const { versions } = (await buyer.call('termsVersions', { sts })).answer
      expect(versions.map(({ current }) => current)).toEqual([true, false])
      const former = (await buyer.call('termsVersions', { sts, version: 1 })).answer
      expect(former.content).toMatch(/^<h2>/)
      expect(former.content).not.toBe(holds)
    }
    expect((await buyer.call('termsVersions', { sts: 0, version: 9 })).code).toBe('A00001')
  })

  it('accepts feedback once, stores the reply of the console, and counts the reply until the buyer reads it [R2.10]', async () => {
    const imgs = await upload(buyer, 'feedback')
    const words = { type: 4, content: '  The cart is slow\nwith forty lines  ', contact: '13800000001', imgs }
    const id = (await buyer.call('sendFeedback', words)).answer
    expect((await buyer.call('sendFeedback', { ...words, imgs: '' })).answer).toBe(id)
    expect((await buyer.call('feedbackInfo', { id })).answer).toMatchObject({
      type: 4,
      content: 'The cart is slow\nwith forty lines',
      contact: '13800000001',
      imgs,
      status: 0,
      unread: 0,
    })
    expect(await inConsole('feedbackAnswer', { id, reply: ' ' })).toBe(false)
    expect(await inConsole('feedbackAnswer', { id, reply: 'Mended.' })).toBe(true)
    expect(await inConsole('feedbackAnswer', { id, reply: 'Again.' })).toBe(false)
    const waiting = async () => (await buyer.call('waiting')).answer.feedback
    // Another message waits for its reply: it is neither processed nor unread.
    await buyer.call('sendFeedback', { ...words, content: 'The search is slow', imgs: '' })
    expect([await waiting(), (await buyer.call('feedbackCount')).answer]).toEqual([
      1,
      { untreated: 1, processed: 1, unread: 1 },
    ])
    expect((await buyer.call('feedbackPage', { status: 1 })).answer.records).toMatchObject([
      { id, replyContent: 'Mended.', unread: 1 },
    ])
    await buyer.call('feedbackInfo', { id })
    expect(await waiting()).toBe(0)
    expect((await buyer.call('feedbackPage', { status: 0 })).answer.total).toBe(1)
    // The time of the first reading stays.
    mall.clock.now += 1000
    await buyer.call('feedbackInfo', { id })
    expect(await mall.db.query('select read_at as read from feedback where feedback_id = $1::bigint', [id])).toEqual([
      { read: START },
    ])
    mall.clock.now = START
    await mall.db.query('delete from feedback where reply is null')
  })

  it('refuses feedback that is too short or too long, or has another buyer’s files or files of another kind [R2.10]', async () => {
    const send = (content: string, imgs = '') => buyer.call('sendFeedback', { type: 1, content, imgs })
    for (const content of ['', '    ', '6205', 'x'.repeat(feedbackLimits.content + 1)])
      expect((await send(content)).code).toBe('A00010')
    expect((await send('x'.repeat(feedbackLimits.content))).code).toBe('00000')
    const paths = await Promise.all(Array.from({ length: 6 }, () => upload(buyer, 'feedback')))
    expect((await send('six pictures', paths.join(','))).code).toBe('A00010')
    expect((await send('of another', await upload(other, 'feedback'))).code).toBe('A00001')
    expect((await send('of another kind', await upload(buyer, 'voucher'))).code).toBe('A00001')
  })

  const complaint = {
    claimant: 'Xingsha Machinery',
    rightType: 1,
    rightNumber: '14728806',
    prodIds: '101,102',
    content: 'Pictures and title use our registered trade mark.',
    contactName: 'Zhang',
    contactMobile: '13800000001',
  }

  it('delists the products of an upheld complaint, and returns the reason for a refusal [R2.15]', async () => {
    const send = async (changes: object = {}) =>
      buyer.call('sendComplaint', { ...complaint, proofs: await upload(buyer, 'proof'), ...changes })
    const id = (await send()).answer
    expect((await send()).answer).toBe(id)
    expect((await buyer.call('complaintInfo', { id })).answer).toMatchObject({
      state: 0,
      goods: [
        { prodId: '101', onSale: 1 },
        { prodId: '102', onSale: 1 },
      ],
    })
    expect(await inConsole('complaintRefuse', { id, reason: ' ' })).toBe(false)
    expect(await inConsole('complaintAccept', { id, reason: 'Upheld.' })).toBe(true)
    expect(await inConsole('complaintRefuse', { id, reason: 'No.' })).toBe(false)
    const upheld = (await buyer.call('complaintInfo', { id })).answer
    expect([upheld.state, upheld.reason, upheld.goods.map(({ onSale }) => onSale)]).toEqual([1, 'Upheld.', [0, 0]])
    expect((await buyer.call('prodInfo', { prodId: 101 })).code).not.toBe('00000')
    const gone = await send({ content: 'The same goods are complained of once more.' })
    expect([gone.code, gone.msg]).toEqual(['A00001', 'These goods do not exist or are no longer on sale: 101, 102'])
    await mall.db.query('update product set status = 1 where prod_id in (101, 102)')
    const second = (await send({ content: 'The same goods are complained of once more.' })).answer
    expect(await inConsole('complaintRefuse', { id: second, reason: 'No proof.' })).toBe(true)
    expect((await buyer.call('complaintPage')).answer.records).toMatchObject([
      { id: second, state: 2, reason: 'No proof.', goods: [{ onSale: 1 }, { onSale: 1 }] },
      { id, state: 1 },
    ])
  })

  it('refuses complaints without a rights holder, products, reasons, contact details or proof [R2.15]', async () => {
    const proofs = await upload(buyer, 'proof')
    for (const changes of [
      { claimant: ' ' },
      { prodIds: '' },
      { prodIds: Array.from({ length: 21 }, (_, at) => at + 1).join(',') },
      { content: 'too short' },
      { contactName: '' },
      { contactMobile: '2380' },
      { contactMail: 'nobody' },
      { proofs: '' },
    ])
      expect([changes, (await buyer.call('sendComplaint', { ...complaint, proofs, ...changes })).code]).toEqual([
        changes,
        'A00010',
      ])
    const stolen = { ...complaint, content: 'Proved by what belongs to another.', proofs: await upload(other, 'proof') }
    expect((await buyer.call('sendComplaint', stolen)).code).toBe('A00001')
  })

  it('accepts complaints up to each limit, trims their fields, and lists them newest first [R2.15]', async () => {
    await mall.db.script('delete from complaint; delete from attempt')
    const send = async (changes: object = {}) =>
      buyer.call('sendComplaint', { ...complaint, proofs: await upload(buyer, 'proof'), ...changes })
    const least = 'x'.repeat(COMPLAINT_MIN_LENGTH)
    const proofs = await Promise.all(Array.from({ length: complaintLimits.proofs }, () => upload(buyer, 'proof')))
    const first = await send({
      claimant: ' Xingsha ',
      rightNumber: ' 14728806 ',
      content: ` ${least} `,
      contactName: ' Zhang ',
      contactMail: ' zhang@example.cn ',
      prodIds: '201,101',
      proofs: proofs.join(','),
    })
    expect(first.code).toBe('00000')
    const { answer: kept } = await buyer.call('complaintInfo', { id: first.answer })
    expect(kept).toMatchObject({
      claimant: 'Xingsha',
      rightType: 1,
      rightNumber: '14728806',
      content: least,
      contactName: 'Zhang',
      contactMobile: '13800000001',
      contactMail: 'zhang@example.cn',
      proofs: proofs.join(','),
      goods: [
        { prodId: '201', prodName: 'Socket head cap screw M8×40' },
        { prodId: '101', prodName: 'Deep groove ball bearing 6205' },
      ],
    })
    expect([kept.reason, kept.handleTime]).toEqual([undefined, undefined])
    for (const wrong of [
      { content: 'x'.repeat(COMPLAINT_MIN_LENGTH - 1) },
      { content: 'x'.repeat(complaintLimits.content + 1) },
    ])
      expect((await send(wrong)).code).toBe('A00010')
    const more = [...proofs, 'files/00000000-0000-4000-8000-000000000009'].join(',')
    expect(await send({ proofs: more })).toMatchObject({
      code: 'A00010',
      msg: expect.stringContaining(String(complaintLimits.proofs)),
    })
    const ids = Array.from({ length: complaintLimits.products }, (_, at) => at + 90_000)
    expect(await send({ prodIds: ids.join(',') })).toMatchObject({
      code: 'A00001',
      data: { prodIds: ids.map(String) },
    })
    // A character outside the basic plane counts as one.
    const longest = '😀'.repeat(complaintLimits.content)
    mall.clock.now += 1000
    const { answer: second } = await send({ content: longest, prodIds: '101' })
    // The same text by another claimant, by another buyer, or ten minutes later is another complaint.
    mall.clock.now += 1000
    const { answer: third } = await send({ content: longest, prodIds: '101', claimant: 'Other' })
    await other.call('sendComplaint', { ...complaint, content: longest, proofs: await upload(other, 'proof') })
    mall.clock.now += 10 * 60_000 - 1001
    expect((await send({ content: longest })).answer).toBe(second)
    mall.clock.now += 1
    const { answer: fourth } = await send({ content: longest })
    const page = async (paging: object = {}) => {
      const { records, total } = (await buyer.call('complaintPage', paging)).answer
      return [records.map(({ id }) => id), total]
    }
    expect(await page()).toEqual([[fourth, third, second, first.answer].map(String), 4])
    expect(await page({ size: 1, current: 2 })).toEqual([[String(third)], 4])
    expect(await inConsole('complaintRefuse', { id: fourth as string, reason: 'No proof.' })).toBe(true)
    expect(typeof (await buyer.call('complaintInfo', { id: fourth })).answer.handleTime).not.toBe('undefined')
    const found = (more: object) => findComplaints(mall.db, 'en', { find: '', state: '', from: 0, most: 9, ...more })
    expect((await found({ state: 'refused' })).map(({ id }) => String(id))).toEqual([fourth])
    expect((await found({ find: 'other', from: 0 })).map(({ id }) => String(id))).toEqual([third])
    expect(await found({ find: 'other', from: 1 })).toEqual([])
    expect((await found({ most: 3 })).map(({ state }) => state)).toEqual([0, 0, 0])
    expect((await found({})).at(-1)).toMatchObject({ state: 2, reason: 'No proof.' })
    expect((await buyer.call('complaintInfo', { id: 999_999 })).msg).toBe('There is no such complaint')
    // An accepted complaint delists only its own products that are on sale.
    expect(await inConsole('complaintAccept', { id: third as string, reason: 'Upheld.' })).toBe(true)
    expect(await mall.db.query('select prod_id from product where status = 0 order by prod_id')).toEqual([
      { prod_id: 101 },
      { prod_id: 202 },
    ])
    await mall.db.query('update product set status = 1 where prod_id = 101')
    // A product that is offline with its shop does not come back with the shop.
    const owner = (
      await mall.db.query<{ user: number }>('select user_id as user from shop_owner where shop_id = 2')
    )[0]!
    const shop = { user: String(owner.user) }
    expect(await inConsole('shopOffline', { ...shop, reason: 'Papers' })).toBe(true)
    expect(await inConsole('complaintAccept', { id: first.answer as string, reason: 'Upheld.' })).toBe(true)
    expect(await inConsole('shopOnline', shop)).toBe(true)
    expect(await mall.db.query('select status from product where prod_id in (101, 201)')).toEqual([
      { status: 0 },
      { status: 0 },
    ])
    await mall.db.query('update product set status = 1 where prod_id in (101, 201)')
    await mall.db.query("delete from complaint where user_id = (select user_id from buyer where account = 'newcomer')")
    mall.clock.now = START
  })

  it('limits an hour’s feedback and complaints of a buyer, and finds feedback by its reply, newest first', async () => {
    await mall.db.script('delete from feedback; delete from attempt')
    const ids: string[] = []
    for (let n = 0; n < 3; n++) {
      mall.clock.now += 1000
      ids.push(String((await buyer.call('sendFeedback', { type: 2, content: `number ${n}`, contact: ' 138 ' })).answer))
    }
    const page = async (input: object = {}) => {
      const { records, total } = (await buyer.call('feedbackPage', input)).answer
      return [records.map(({ id }) => id), total]
    }
    expect(await page()).toEqual([ids.toReversed(), 3])
    expect(await page({ size: 2, current: 2 })).toEqual([[ids[0]], 3])
    await inConsole('feedbackAnswer', { id: ids[1]!, reply: 'Mended.' })
    expect(await page({ status: 1 })).toEqual([[ids[1]], 1])
    expect(await page({ status: 0 })).toEqual([[ids[2], ids[0]], 2])
    const [read] = (await buyer.call('feedbackPage', { status: 1 })).answer.records
    expect(read).toMatchObject({ contact: '138', status: 1, replyContent: 'Mended.', unread: 1 })
    const untouched = (await buyer.call('feedbackInfo', { id: ids[0]! })).answer
    expect([untouched.replyContent, untouched.replyTime, untouched.unread]).toEqual([undefined, undefined, 0])
    await buyer.call('feedbackInfo', { id: ids[1]! })
    expect((await buyer.call('feedbackInfo', { id: ids[1]! })).answer.unread).toBe(0)
    expect((await buyer.call('feedbackInfo', { id: 999_999 })).code).toBe('A00001')
    // The same text again counts once within ten minutes, unless its kind differs.
    const send = async (type = 2, who = buyer) =>
      String((await who.call('sendFeedback', { type, content: 'number 2' })).answer)
    const others = await send(2, other)
    expect(ids).not.toContain(others)
    expect(await send()).toBe(ids[2])
    await mall.db.query('delete from feedback where feedback_id = $1::bigint', [others])
    expect(await send(1)).not.toBe(ids[2])
    mall.clock.now += 10 * 60_000
    expect(await send()).not.toBe(ids[2])
    mall.clock.now = START
    const full = (key: string) =>
      mall.db.query('insert into attempt (key, count, since) values ($1, 19, $2)', [key, START])
    await mall.db.script('delete from attempt')
    const user = (await buyer.call('userInfo', {})).answer.userId
    await full(`feedback ${user}`)
    await full(`complaint ${user}`)
    const texts = ['the twentieth of an hour', 'the twenty-first of an hour']
    const said = []
    for (const content of texts) {
      said.push(await buyer.call('sendFeedback', { type: 1, content }))
      said.push(await buyer.call('sendComplaint', { ...complaint, content, proofs: await upload(buyer, 'proof') }))
    }
    expect(said.map(({ code }) => code)).toEqual(['00000', '00000', 'A00001', 'A00001'])
    expect(said[2]!.msg).toContain('60 minutes')
    expect(said[3]!.msg).toContain('60 minutes')
    await mall.db.script('delete from attempt')
  })

  it('does not show another buyer’s feedback, complaints or files [R8.02]', async () => {
    const imgs = await upload(buyer, 'feedback')
    const id = (await buyer.call('sendFeedback', { type: 1, content: 'mine alone', imgs })).answer
    const [own] = (await buyer.call('complaintPage')).answer.records
    expect((await other.call('feedbackInfo', { id })).code).toBe('A00001')
    expect((await other.call('complaintInfo', { id: own!.id })).code).toBe('A00001')
    expect((await other.call('feedbackPage')).answer.total).toBe(0)
    expect((await other.call('complaintPage')).answer.total).toBe(0)
    for (const who of [other, new Visitor(mall.app)])
      expect((await who.raw('GET', `/${imgs}`)).status).toBeGreaterThanOrEqual(400)
    expect((await buyer.raw('GET', `/${imgs}`)).status).toBe(200)
    expect(mall.faults).toEqual([])
  })

  it('gives the sample buyer feedback with and without a reply and a complaint in each state, and `newcomer` none', async () => {
    await mall.db.script('delete from feedback; delete from complaint')
    mall.clock.now = START
    await importHistory(mall.db, START)
    const counts = (await buyer.call('feedbackCount')).answer
    expect([counts.untreated > 0, counts.processed > 0, counts.unread > 0]).toEqual([true, true, true])
    const states = (await buyer.call('complaintPage')).answer.records.map(({ state }) => state)
    expect(new Set(states)).toEqual(new Set([0, 1, 2]))
    expect((await other.call('feedbackCount')).answer).toEqual({ untreated: 0, processed: 0, unread: 0 })
  })
})
