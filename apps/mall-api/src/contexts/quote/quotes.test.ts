import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { consoleActions } from '../../app/consoleSections.ts'
import { INQUIRY_LINE_LIMIT } from '@millwright/domain/quote/inquiryLimits'
import { bystandersInquiry, bystandersRows, leaveBystander } from '../../testing/bystander.ts'
import { samplePdf } from '../../testing/samplePdf.ts'
import { onDatabase } from '../../testing/databases.ts'
import { DAY, sendInquiry, sendQuote } from '../../testing/quoteHelpers.ts'
import { CONSOLE_KEY, START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { untilBlocked } from '../../testing/untilBlocked.ts'
import { Visitor } from '../../testing/visitor.ts'
import { extendQuote, quoteInquiry, refuseInquiry } from './answerInquiry.ts'
import { offerableOf, shopsFor } from './offerable.ts'
import { sweepInquiries } from './sweepInquiries.ts'

onDatabase((open) => {
  let mall: TestMall
  let before: string[]
  let buyer: Visitor
  let other: Visitor
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)
  beforeEach(async () => {
    mall.clock.now = START
    await mall.db
      .script(`delete from quote_use; delete from basket; delete from order_item; delete from orders; delete from confirm;
      delete from submission; delete from inquiry; delete from inquiry_draft; delete from attempt; update sku set stocks = 100 where sku_id in (1001, 1002)`)
    await bystandersInquiry(mall.db)
    before = await bystandersRows(mall.db)
    buyer = await new Visitor(mall.app).login()
    other = await new Visitor(mall.app).login('agreement')
  })

  afterEach(() => leaveBystander(mall.db, before))

  const lines = async (who = buyer) =>
    (await who.call('cartInfo', [])).answer.flatMap(({ shopCartItemDiscounts }) =>
      shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems),
    )
  const take = (
    quote: { quoteId: string; version: number; substituteIds?: number[] },
    itemIds: readonly number[],
    who = buyer,
  ) => who.call('acceptQuote', { quotes: [{ ...quote, itemIds: [...itemIds] }] })
  const order = async (basketIds: readonly string[]) => {
    const confirmed = await buyer.call('confirmOrder', { basketIds: [...basketIds] })
    if (confirmed.code !== '00000') return confirmed
    return buyer.call('submitOrder', { uuid: confirmed.answer.uuid!, orderShopParams: [] })
  }
  const addr = () =>
    mall.db.script(
      `insert into address (user_id, receiver, mobile, province_id, city_id, area_id, addr, common, created)
        select user_id, '张工', '13800000001', 310000, 310100, 310115, '科苑路 88 号', true, 0 from buyer b where account = 'buyer'
        and not exists (select 1 from address a where a.user_id = b.user_id)`,
    )

  it('puts a quoted line into the cart at its price until the quote expires, and then reports the expiry [R6.08]', async () => {
    const asked = await sendInquiry(mall, buyer, [1001, 1002])
    const quote = await sendQuote(mall, asked, {
      lines: [
        { skuId: 1001, price: '9.00' },
        { skuId: 1002, price: '8.00' },
      ],
    })
    expect((await buyer.call('waiting', {})).answer.inquiries).toBe(1)
    await mall.db.query('update quote_line set lead_days = 9')
    expect((await take(quote, [asked.itemIds[0]!])).code).toBe('00000')
    const [line] = await lines()
    expect(line).toMatchObject({
      skuId: '1001',
      prodCount: 5,
      leadDays: 9,
      price: '9.00',
      quote: { holds: true, left: 5 },
    })
    expect(line!.priceSteps.map(({ kind }) => kind)).toEqual(['list', 'quote'])
    expect((await buyer.call('inquiryInfo', { inquiryId: asked.inquiryId })).answer.status).toBe(1)
    expect((await buyer.call('waiting', {})).answer.inquiries).toBe(0)

    mall.clock.now = START + 8 * DAY
    await buyer.login()
    const [late] = await lines()
    expect(late!.leadDays).not.toBe(9)
    expect(late).toMatchObject({ price: '18.50', addedPrice: '9.00', quote: { holds: false, price: '9.00' } })
    expect((await take(quote, [asked.itemIds[1]!])).code).toBe('A03034')
    expect(
      await consoleActions
        .get('quoteExtend')!
        .act({ db: mall.db, now: mall.clock.now }, { inquiryId: String(asked.inquiryId), shopId: '1', days: '3' }),
    ).toBe(true)
    expect((await lines())[0]).toMatchObject({ price: '9.00', quote: { holds: true } })
    expect(mall.faults).toEqual([])
  })

  it('sells at most the quoted pieces at a quoted price, and closed orders return theirs [R6.08]', async () => {
    await addr()
    const asked = await sendInquiry(mall, buyer, [1001])
    const quote = await sendQuote(mall, asked, { lines: [{ skuId: 1001, price: '9.00' }] })
    const { basketIds } = (await take(quote, asked.itemIds)).answer
    const [line] = await lines()
    const more = { basketId: basketIds[0]!, prodId: 101, skuId: 1001, shopId: 1 }
    expect(await buyer.call('changeItem', { ...more, count: 1 })).toMatchObject({ code: 'A00001' })
    // Additional pieces form a separate line at the ordinary price.
    await buyer.call('changeItem', { prodId: 101, skuId: 1001, shopId: 1, count: 2 })
    expect((await lines()).map(({ prodCount, price }) => [prodCount, price])).toEqual([
      [2, '18.50'],
      [5, '9.00'],
    ])
    expect(line!.prodCount).toBe(5)
    expect((await buyer.call('changeItem', { ...more, count: -2 })).code).toBe('00000')
    const placed = await order(basketIds)
    expect(placed.code, placed.msg).toBe('00000')
    expect(await mall.db.query('select price::text as price, quantity from order_item')).toEqual([
      { price: '9.00', quantity: 3 },
    ])
    const again = (await take(quote, asked.itemIds)).answer
    expect((await lines()).find(({ basketId }) => basketId === again.basketIds[0])).toMatchObject({ prodCount: 2 })
    const { orderNumbers } = placed.answer as { orderNumbers: string }
    await buyer.call('cancelOrder', { orderNumber: orderNumbers })
    expect((await lines()).find(({ basketId }) => basketId === again.basketIds[0])?.quote?.left).toBe(5)
  })

  it('refuses an order whose quote expired after pricing, and two orders for the same pieces [R6.08]', async () => {
    await addr()
    const asked = await sendInquiry(mall, buyer, [1001])
    const quote = await sendQuote(mall, asked, { lines: [{ skuId: 1001, price: '9.00' }], days: 1 })
    const price = async () => {
      const { basketIds } = (await take(quote, asked.itemIds)).answer
      return (await buyer.call('confirmOrder', { basketIds })).answer.uuid!
    }
    const submit = (uuid: string) => buyer.call('submitOrder', { uuid, orderShopParams: [] })
    const first = await price()
    mall.clock.now = START + DAY
    expect((await submit(first)).code).toBe('A03002')
    mall.clock.now = START
    const [one, two] = [await price(), await price()]
    expect((await submit(one)).code).toBe('00000')
    await mall.db.query(
      "insert into basket (basket_id, user_id, sku_id, quantity, created, quote_line_id) overriding system value select (select (snapshot->'shops'->0->'lines'->0->>'basketId')::bigint from confirm where uuid = $1), u.user_id, 1001, 5, 0, l.quote_line_id from buyer u, quote_line l join quote using (quote_id) join inquiry i using (inquiry_id) where u.account = 'buyer' and i.user_id = u.user_id",
      [two],
    )
    expect((await submit(two)).code).toBe('A03002')
  })

  it('binds a shop to an accepted quote, and accepts only the version that the buyer saw [R6.08]', async () => {
    const asked = await sendInquiry(mall, buyer, [1001])
    const old = await sendQuote(mall, asked, { lines: [{ skuId: 1001, price: '9.00' }] })
    const fresh = await sendQuote(mall, asked, { lines: [{ skuId: 1001, price: '9.90' }] })
    expect(fresh.version).toBe(old.version + 1)
    expect((await take(old, asked.itemIds)).code).toBe('A03034')
    expect(await lines()).toEqual([])
    expect((await take(fresh, asked.itemIds)).code).toBe('00000')
    await expect(sendQuote(mall, asked, { lines: [{ skuId: 1001, price: '12.00' }] })).rejects.toThrow(
      'could not quote',
    )
    const inConsole = { inquiryId: String(asked.inquiryId), shopId: '1', note: '' }
    expect(await consoleActions.get('quoteRefuse')!.act({ db: mall.db, now: START }, inConsole)).toBe(false)
    expect((await lines())[0]).toMatchObject({ price: '9.90' })
  })

  it('accepts all lines or none, and replaces one shop’s line by a later accepted line of another [R6.08]', async () => {
    const asked = await sendInquiry(mall, buyer, [1001, 1002])
    const quote = await sendQuote(mall, asked, { lines: [{ skuId: 1001, price: '9.00' }] })
    expect((await take(quote, asked.itemIds)).code).toBe('A03000')
    expect(await lines()).toEqual([])
    const second = await sendQuote(mall, asked, { shopId: 2, lines: [{ skuId: 2001, price: '0.30' }] })
    await take(quote, [asked.itemIds[0]!])
    await take({ ...second, substituteIds: [asked.itemIds[0]!] }, [asked.itemIds[0]!])
    const [line, ...others] = await lines()
    expect([line!.skuId, line!.prodCount, others]).toEqual(['2001', 5, []])
    // The shop's minimum is a hundred in packs of fifty, but a quoted quantity is always orderable.
    expect(line).toMatchObject({ minOrderQty: 1, packQty: 1 })
    expect((await buyer.call('confirmOrder', { basketIds: [Number(line!.basketId)] })).code).toBe('00000')
  })

  it('closes an inquiry without quotes on time; a late quote reopens it, and closing by the buyer is final [R6.08]', async () => {
    const asked = await sendInquiry(mall, buyer, [1001])
    const at = async () => (await buyer.call('inquiryInfo', { inquiryId: asked.inquiryId })).answer.status
    const [row] = await mall.db.query<{ due: number }>('select due from inquiry where inquiry_id = $1', [
      asked.inquiryId,
    ])
    await sweepInquiries({ db: mall.db, now: row!.due - 1 })
    expect(await at()).toBe(0)
    await sweepInquiries({ db: mall.db, now: row!.due })
    mall.clock.now = START + 9 * DAY
    await buyer.login()
    expect(await at()).toBe(2)
    const quote = await sendQuote(mall, asked, { lines: [{ skuId: 1001, price: '9.00' }] })
    expect(await at()).toBe(0)
    await buyer.call('closeInquiry', { inquiryId: asked.inquiryId, reason: '项目推迟' })
    expect(await at()).toBe(3)
    expect((await take(quote, asked.itemIds)).code).toBe('A03034')
    await expect(sendQuote(mall, asked, { lines: [{ skuId: 1001, price: '9.00' }] })).rejects.toThrow('could not quote')
  })

  it('accepts a quote that comes while a sweep closes its inquiry, and leaves the inquiry open [R6.08]', async () => {
    const asked = await sendInquiry(mall, buyer, [1001])
    mall.clock.now = START + 9 * DAY
    let swept: Promise<void> | undefined
    await mall.db.tx(async (tx) => {
      const db = { ...tx, query: tx.query.bind(tx), tx: <T>(run: (db: typeof tx) => Promise<T>) => run(tx) }
      await sendQuote({ db, clock: mall.clock }, asked, { lines: [{ skuId: 1001, price: '9.00' }] })
      swept = sweepInquiries({ db: mall.db, now: mall.clock.now })
      await untilBlocked(tx)
    })
    await swept
    await buyer.login()
    expect((await buyer.call('inquiryInfo', { inquiryId: asked.inquiryId })).answer).toMatchObject({
      status: 0,
      openQuotes: 1,
    })
  })

  it('keeps the cart’s quantity of an accepted line when other lines are accepted later [R6.08]', async () => {
    const asked = await sendInquiry(mall, buyer, [1001, 1002])
    const quote = await sendQuote(mall, asked, {
      lines: [
        { skuId: 1001, price: '9.00' },
        { skuId: 1002, price: '8.00' },
      ],
    })
    await take(quote, [asked.itemIds[0]!])
    const [line] = await lines()
    const fewer = {
      basketId: line!.basketId,
      prodId: line!.prodId,
      skuId: line!.skuId,
      shopId: line!.shopId,
      count: -3,
    }
    expect((await buyer.call('changeItem', fewer)).code).toBe('00000')
    await take(quote, asked.itemIds)
    expect((await lines()).map(({ skuId, prodCount }) => [skuId, prodCount]).toSorted()).toEqual([
      ['1001', 2],
      ['1002', 5],
    ])
  })

  it('accepts no line of a delisted product, without pieces left or of an expired quote [R6.08]', async () => {
    await addr()
    const skus = [
      { skuId: 1001, price: '9.00' },
      { skuId: 1002, price: '8.00' },
    ]
    const asked = await sendInquiry(mall, buyer, [1001, 1002])
    const quote = await sendQuote(mall, asked, { lines: skus })
    const { basketIds } = (await take(quote, [asked.itemIds[0]!])).answer
    expect((await order(basketIds)).code).toBe('00000')
    expect(await take(quote, asked.itemIds)).toMatchObject({ code: 'A03034', msg: '该报价的数量已全部下单' })
    expect(await lines()).toEqual([])

    const again = await sendInquiry(mall, buyer, [1001, 1003])
    const other = await sendQuote(mall, again, { lines: [skus[0]!, { skuId: 1003, price: '8.00' }] })
    await mall.db.query('update product set status = 0 where prod_id = 102')
    expect((await take(other, again.itemIds)).msg).toBe('商品不存在或已下架')
    await mall.db.query('update product set status = 1 where prod_id = 102')
    mall.clock.now = START + 7 * DAY
    await buyer.login()
    expect((await take(other, again.itemIds)).code).toBe('A03034')
    mall.clock.now -= 1
    expect((await take(other, again.itemIds)).code).toBe('00000')
  })

  it('accepts no line of a withdrawn quote, in any version [R6.08]', async () => {
    const asked = await sendInquiry(mall, buyer, [1001])
    await sendQuote(mall, asked, { lines: [{ skuId: 1001, price: '9.00' }] })
    const inConsole = { inquiryId: String(asked.inquiryId), shopId: '1', note: '' }
    expect(await consoleActions.get('quoteRefuse')!.act({ db: mall.db, now: START }, inConsole)).toBe(true)
    const [refused] = await mall.db.query<{ quoteId: string; version: number }>(
      'select quote_id::text as "quoteId", version from quote where inquiry_id = $1',
      [asked.inquiryId],
    )
    expect((await take(refused!, asked.itemIds)).msg).toBe('报价已变更或过期，请刷新后按最新价格确认')
  })

  it('refuses a message to a shop that has not quoted, and shows it to no other shop [R6.08]', async () => {
    const asked = await sendInquiry(mall, buyer, [1001])
    await sendQuote(mall, asked, { lines: [{ skuId: 1001, price: '9.00' }] })
    const write = (shopId: number) =>
      buyer.call('sendInquiryMessage', { inquiryId: asked.inquiryId, shopId, content: '价格能再低吗？' })
    expect((await write(2)).code).toBe('A03000')
    expect((await write(1)).code).toBe('00000')
    const { messages } = (await buyer.call('inquiryInfo', { inquiryId: asked.inquiryId })).answer
    expect(messages.map(({ shopId }) => shopId)).toEqual(['1'])
  })

  it('reads one line more of a pasted list than an inquiry holds, to detect longer lists, and no further [R6.08]', async () => {
    const text = Array.from({ length: INQUIRY_LINE_LIMIT + 9 }, (_, n) => `Q${n} ${n + 1}`).join('\n')
    expect((await buyer.call('matchInquiry', { text })).answer).toHaveLength(INQUIRY_LINE_LIMIT + 1)
  })

  it('refuses a message without text and files [R6.08]', async () => {
    const { inquiryId } = await sendInquiry(mall, buyer, [1001])
    for (const files of ['', ',,,'])
      expect((await buyer.call('sendInquiryMessage', { inquiryId, content: ' ', files })).code).toBe('A00010')
    expect((await buyer.call('inquiryInfo', { inquiryId })).answer.messages).toEqual([])
  })

  it('shows the newest messages, however many came before [R6.08]', async () => {
    const asked = await sendInquiry(mall, buyer, [1001])
    await mall.db.query(
      "insert into inquiry_message (inquiry_id, by, words, files, created) select $1, 'shop', 'm' || n, '', n from generate_series(1, 201) n",
      [asked.inquiryId],
    )
    const { messages } = (await buyer.call('inquiryInfo', { inquiryId: asked.inquiryId })).answer
    expect([messages.length, messages[0]!.content, messages.at(-1)!.content]).toEqual([200, 'm2', 'm201'])
  })

  it('shows nobody another person’s inquiry, quote or draft [R8.02]', async () => {
    const asked = await sendInquiry(mall, buyer, [1001])
    const quote = await sendQuote(mall, asked, { lines: [{ skuId: 1001, price: '9.00' }] })
    await buyer.call('saveInquiryDraft', { content: '{"remark":"secret"}' })
    const { inquiryId } = asked
    expect(
      await Promise.all([
        other.call('inquiryInfo', { inquiryId }),
        other.call('closeInquiry', { inquiryId }),
        other.call('sendInquiryMessage', { inquiryId, content: 'x' }),
        take(quote, asked.itemIds, other),
      ]).then((replies) => replies.map(({ code }) => code)),
    ).toEqual(['A03000', 'A03000', 'A03000', 'A03000'])
    expect((await other.call('inquiryPage', {})).answer.records).toEqual([])
    expect((await other.call('inquiryDraft', {})).answer).toBeUndefined()
    expect((await buyer.call('inquiryDraft', {})).answer?.content).toContain('secret')
    await buyer.call('saveInquiryDraft', { content: '' })
    expect((await buyer.call('inquiryDraft', {})).answer).toBeUndefined()
  })

  it('stores a visitor’s inquiry with its lines but without files of others [R5.05]', async () => {
    const visitor = new Visitor(mall.app)
    const asked = { userPhone: '13800000009', remark: '', items: [{ skuId: '1001', prodName: '', quantity: 3 }] }
    expect(
      (await visitor.call('addInquiry', { ...asked, files: 'files/00000000-0000-4000-8000-000000000001' })).code,
    ).toBe('00000')
    const [kept] = await mall.db.query('select user_id as "user", files from inquiry where user_id is distinct from 9')
    expect(kept).toEqual({ user: null, files: '' })
    expect((await visitor.call('addInquiry', { userPhone: '138', remark: 'x' })).code).toBe('A00001')
    expect((await visitor.call('addInquiry', { userPhone: '13800000009', remark: ' ' })).code).toBe('A00010')
  })

  it('warns the seller only of files that a buyer has sent, in both languages [R6.08]', async () => {
    const warnings = {
      zh: /附件来自买家：[^<]*未经检查[^<]*不要启用宏/,
      en: /Files are from the buyer\.[^<]*not checked[^<]*no macros/,
    }
    const warned = async () => {
      const pages = await Promise.all(
        (['zh', 'en'] as const).map(async (lang) =>
          warnings[lang].test(await (await mall.app.request(`http://localhost/?lang=${lang}&section=all`)).text()),
        ),
      )
      return pages
    }
    const { inquiryId } = await sendInquiry(mall, buyer, [1001])
    const write = (by: 'buyer' | 'shop', files: string) =>
      mall.db.query('insert into inquiry_message (inquiry_id, by, words, files, created) values ($1, $2, $3, $4, 1)', [
        inquiryId,
        by,
        'x',
        files,
      ])
    await write('buyer', '')
    await write('shop', 'files/00000000-0000-4000-8000-000000000001')
    expect(await warned()).toEqual([false, false])
    await write('buyer', 'files/00000000-0000-4000-8000-000000000001')
    expect(await warned()).toEqual([true, true])
    await mall.db.query('delete from inquiry_message')
    expect(await warned()).toEqual([false, false])
    await mall.db.query(
      "update inquiry set files = 'files/00000000-0000-4000-8000-000000000001' where inquiry_id = $1",
      [inquiryId],
    )
    expect(await warned()).toEqual([true, true])
  })

  it('shows a shop’s files in quotes and messages only to this buyer, and accepts only documents [R6.08]', async () => {
    const asked = await sendInquiry(mall, buyer, [1001])
    const [itemId] = asked.itemIds
    const post = async (action: string, fields: Record<string, string>, files: readonly File[]) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ inquiryId: String(asked.inquiryId), shopId: '1', ...fields }))
        form.set(name, value)
      for (const file of files) form.append('files', file)
      const headers = { origin: 'http://localhost', host: 'localhost' }
      const answer = await mall.app.request(`http://localhost/console/${CONSOLE_KEY}/${action}`, {
        method: 'POST',
        body: form,
        headers,
      })
      return new URL(answer.headers.get('location')!, 'http://localhost').searchParams.get('said')
    }
    const page = new File(['<!doctype html><script>alert(1)</script>'], 'quotation.pdf')
    const [code] = await mall.db.query<{ code: string }>('select party_code as code from sku where sku_id = 1001')
    const line = {
      [`model.${itemId}`]: code!.code,
      [`price.${itemId}`]: '9.00',
      [`quantity.${itemId}`]: '5',
      days: '7',
    }
    const info = async () => (await buyer.call('inquiryInfo', { inquiryId: asked.inquiryId })).answer

    expect(await post('quoteOffer', line, [page])).toBe('failed')
    expect(await post('quoteMessage', { message: 'x' }, [samplePdf('a.pdf'), page])).toBe('failed')
    expect(await post('quoteMessage', { message: 'x', shopId: '99999' }, [])).toBe('failed')
    expect(await info()).toMatchObject({ quotes: [], messages: [] })
    expect(await mall.db.query("select 1 from upload where kind = 'attachment'")).toEqual([])

    expect(await post('quoteOffer', line, [samplePdf('quotation.pdf')])).toBe('done')
    const message = { message: '\0' }
    expect(await post('quoteMessage', message, [samplePdf('certificate.pdf'), samplePdf('drawing.pdf')])).toBe('done')
    const { quotes, messages } = await info()
    expect(quotes[0]!.attachments.map(({ fileName }) => fileName)).toEqual(['quotation.pdf'])
    expect(messages[0]!.files.map(({ fileName }) => fileName)).toEqual(['certificate.pdf', 'drawing.pdf'])
    const path = quotes[0]!.attachments[0]!.filePath
    expect((await buyer.raw('GET', `/${path}`)).status).toBe(200)
    expect((await other.raw('GET', `/${path}`)).status).toBe(404)
    expect((await new Visitor(mall.app).raw('GET', `/${path}`)).status).toBe(404)

    // A new quote replaces the earlier one and deletes its file.
    expect(await post('quoteOffer', line, [samplePdf('new.pdf')])).toBe('done')
    expect((await info()).quotes[0]!.attachments.map(({ fileName }) => fileName)).toEqual(['new.pdf'])
    const [former] = await mall.db.query<{ used: boolean }>('select used from upload where upload_id = $1', [
      path.slice('files/'.length),
    ])
    expect(former).toEqual({ used: false })
    const used = async () =>
      (
        await mall.db.query<{ name: string }>(
          "select name from upload where used and kind = 'attachment' order by name",
        )
      ).map(({ name }) => name)
    expect(await used()).toEqual(['certificate.pdf', 'drawing.pdf', 'new.pdf'])
    // Withdrawing a quote deletes its file too.
    expect(await post('quoteRefuse', { note: '' }, [])).toBe('done')
    expect((await info()).quotes[0]!.attachments).toEqual([])
    expect(await used()).toEqual(['certificate.pdf', 'drawing.pdf'])
  })

  const wanted = { userPhone: '13800000001', remark: '', items: [{ skuId: 1001, prodName: '', quantity: 5 }] }
  const info = async (inquiryId: string | number, locale = 'zh-CN') =>
    (await new Visitor(mall.app, { token: buyer.token!, locale }).call('inquiryInfo', { inquiryId })).answer

  it('refuses an inquiry without content or mobile number, with a wrong deadline, address or product, and names the field [R6.08]', async () => {
    const asked = async (more: object) => {
      const { code, data } = await buyer.call('addInquiryOfBuyer', { ...wanted, ...more })
      return [code, data]
    }
    expect(await asked({ userPhone: '1380000000' })).toEqual(['A00001', 'userPhone'])
    for (const empty of [{ items: [] }, { items: [{ prodName: ' ', quantity: 1 }], remark: '  ' }])
      expect(await asked(empty)).toEqual(['A00010', 'remark'])
    expect(await asked({ remark: 'x'.repeat(2001) })).toEqual(['A00010', 'remark'])
    for (const deadline of ['2026-02-30', '2026-11-20', '2027-11-23'])
      expect(await asked({ deadline })).toEqual(['A00001', 'deadline'])
    expect(await asked({ addrId: 999_999 })).toEqual(['A00001', 'addrId'])
    expect((await asked({ items: [...wanted.items, { skuId: 999_999, prodName: '', quantity: 1 }] }))[0]).toBe('A01000')
    const visitor = await new Visitor(mall.app).call('addInquiry', {
      ...wanted,
      items: [{ skuId: 999_999, prodName: '', quantity: 1 }],
    })
    expect(visitor.code).toBe('A00001')
    expect(await mall.db.query('select 1 from inquiry where user_id is distinct from 9')).toEqual([])
    const good = [{ deadline: '2026-11-21' }, { deadline: '2027-11-21' }, { items: [], remark: 'x'.repeat(2000) }]
    for (const more of good) expect((await asked(more))[0]).toBe('00000')
  })

  it('stores an inquiry as it was written: trimmed, with its lines in order, its deadline and its address [R6.08]', async () => {
    const addrId = Number(
      (
        await buyer.call('addAddress', {
          receiver: '李工',
          mobile: '13800000002',
          provinceId: 310000,
          cityId: 310100,
          areaId: 310115,
          addr: '科苑路 99 号',
        })
      ).answer,
    )
    await buyer.call('saveInquiryDraft', { content: 'x' })
    const { inquiryId, inquiryNumber } = (
      await buyer.call('addInquiryOfBuyer', {
        userPhone: '13800000001',
        remark: ' 急用 ',
        companyName: ' 张江精密 ',
        contact: ' 张工 ',
        deadline: '2026-11-30',
        needInvoice: 1,
        addrId,
        items: [
          {
            prodName: ' 轴承座 ',
            spec: ' UCP205 ',
            quantity: 3,
            unit: ' 个 ',
            targetPrice: '12.50',
            needBy: '2026-12-01',
          },
          { prodName: ' ', quantity: 9 },
          { skuId: 1001, prodName: '', quantity: 5, partyCode: 'ignored' },
          { prodName: '油封', partyCode: 'TC25', quantity: 2, targetPrice: '' },
        ],
      })
    ).answer!
    expect(inquiryNumber).toMatch(/^XJ\d+$/)
    const asked = await info(inquiryId)
    expect(asked).toMatchObject({
      inquiryNumber,
      status: 0,
      userPhone: '13800000001',
      remark: '急用',
      companyName: '张江精密',
      contact: '张工',
      needInvoice: 1,
      deadline: Date.parse('2026-11-30T23:59:59+08:00'),
      userAddr: { receiver: '李工', addr: '科苑路 99 号' },
      itemCount: 3,
      itemNames: ['轴承座 UCP205', '6205-2RS', 'TC25'],
      quoteCount: 0,
      openQuotes: 0,
      quotes: [],
      messages: [],
      basketIds: [],
      files: [],
    })
    expect(asked.items).toMatchObject([
      {
        prodName: '轴承座 UCP205',
        spec: '',
        partyCode: '',
        quantity: 3,
        unit: '个',
        targetPrice: '12.50',
        needBy: '2026-12-01',
      },
      {
        prodId: '101',
        skuId: '1001',
        prodName: '深沟球轴承 6205',
        spec: '6205-2RS',
        partyCode: '6205-2RS',
        quantity: 5,
        unit: '件',
      },
      { prodName: '油封', partyCode: 'TC25', quantity: 2 },
    ])
    expect(asked.items[2]!.targetPrice).toBeUndefined()
    expect((await buyer.call('inquiryDraft', {})).answer).toBeUndefined()
    const plain = (await buyer.call('addInquiryOfBuyer', wanted)).answer!
    expect(await info(plain.inquiryId)).toMatchObject({ deadline: START + 7 * DAY, needInvoice: 0 })
    expect((await info(plain.inquiryId)).userAddr ?? undefined).toBeUndefined()
  })

  it('shows quotes with their shop, terms and lines, the pieces left, and a standing that changes with time [R6.08]', async () => {
    const asked = await sendInquiry(mall, buyer, [1001, 2001])
    const quoteId = (
      await sendQuote(mall, asked, {
        lines: [
          { skuId: 1001, price: '9.00' },
          { skuId: 1002, price: '8.50', quantity: 7 },
        ],
        days: 3,
      }).catch(() => ({ quoteId: '' }))
    ).quoteId
    expect(quoteId).not.toBe('')
    await sendQuote(
      mall,
      { ...asked, itemIds: [asked.itemIds[1]!] },
      { shopId: 2, lines: [{ skuId: 2001, price: '0.25' }], days: 5 },
    )
    const seen = await info(asked.inquiryId, 'en')
    expect(seen).toMatchObject({ quoteCount: 2, openQuotes: 2, validUntil: START + 3 * DAY })
    expect(seen.quotes).toMatchObject([
      {
        shopId: '1',
        shopName: 'Axis direct',
        version: 1,
        validUntil: START + 3 * DAY,
        standing: 'open',
        items: [
          {
            skuId: '1001',
            prodName: 'Deep groove ball bearing 6205',
            unit: 'pc',
            price: '9.00',
            quantity: 5,
            left: 5,
            accepted: false,
            onShelf: true,
          },
          { skuId: '1002', partyCode: '6205', price: '8.50', quantity: 7, left: 7, accepted: false },
        ],
      },
      {
        shopId: '2',
        shopName: 'Fastener house',
        items: [{ skuId: '2001', price: '0.25', leadDays: 1, alternative: false }],
      },
    ])
    await mall.db.query('update quote_line set alternative = true where sku_id in (1001, 1002)')
    const other = (await info(asked.inquiryId)).quotes[0]!.items
    expect(other.map(({ alternative, alternativeProdId }) => [alternative, alternativeProdId])).toEqual([
      [true, undefined],
      [true, '101'],
    ])
    mall.clock.now = START + 3 * DAY
    await buyer.login()
    const later = await info(asked.inquiryId)
    expect([later.quoteCount, later.openQuotes, later.validUntil]).toEqual([2, 1, START + 5 * DAY])
    expect(later.quotes.map(({ standing }) => standing)).toEqual(['expired', 'open'])
  })

  it('lists inquiries by status and pages, counts them, and closes only open ones [R6.08]', async () => {
    const made: { inquiryId: number }[] = []
    for (let n = 0; n < 4; n += 1) {
      made.push(await sendInquiry(mall, buyer, [1001]))
      mall.clock.now += 1
    }
    const ids = made.map(({ inquiryId }) => String(inquiryId))
    await mall.db.query("update inquiry set state = 'failed' where inquiry_id = $1", [ids[1]!])
    const close = (inquiryId: string | number, reason = ' 项目推迟 ') =>
      buyer.call('closeInquiry', { inquiryId, reason })
    expect((await close(ids[2]!)).code).toBe('00000')
    expect((await close(ids[2]!, 'again')).code).toBe('00000')
    expect(await info(ids[2]!)).toMatchObject({ status: 3, closeReason: '项目推迟' })
    expect((await close(ids[1]!)).code).toBe('A03034')
    expect((await close(999_999)).code).toBe('A03000')
    await sendQuote(
      mall,
      { ...made[3]!, itemIds: (await info(ids[3]!)).items.map(({ itemId }) => Number(itemId)) },
      { lines: [{ skuId: 1001, price: '9.00' }], days: 1 },
    )
    const page = async (asked: object) => {
      const { records, total } = (await buyer.call('inquiryPage', asked)).answer
      return [records.map(({ inquiryId }) => inquiryId), total]
    }
    expect(await page({})).toEqual([ids.toReversed(), 4])
    expect(await page({ size: 3, current: 2 })).toEqual([[ids[0]], 4])
    expect(await page({ status: 0 })).toEqual([[ids[3], ids[0]], 2])
    expect(await page({ status: 2 })).toEqual([[ids[1]], 1])
    expect(await page({ status: 3 })).toEqual([[ids[2]], 1])
    const count = async () => (await buyer.call('inquiryCount', {})).answer
    expect(await count()).toEqual({ open: 2, completed: 0, failed: 1, closed: 1, answered: 1 })
    mall.clock.now += DAY
    await buyer.login()
    expect((await count()).answered).toBe(0)
  })

  it('accepts no empty, expired or foreign offer of a shop, and extends an open quote only to a later time [R6.08]', async () => {
    const asked = await sendInquiry(mall, buyer, [1001, 1002])
    const foreign = await sendInquiry(mall, buyer, [1001])
    const line = { itemId: asked.itemIds[0]!, skuId: 1001, price: '9.00', quantity: 5, leadDays: 2, alternative: false }
    const offer = (more: object) =>
      quoteInquiry(
        { db: mall.db, now: START },
        { inquiryId: asked.inquiryId, shopId: 1, lines: [line], validUntil: START + DAY, remark: ' 含税 ', ...more },
      )
    for (const wrong of [
      { lines: [] },
      { validUntil: START },
      { inquiryId: 999_999 },
      { lines: [{ ...line, itemId: foreign.itemIds[0]! }] },
      { lines: [line, line] },
      { lines: [{ ...line, skuId: 2001 }] },
      { shopId: 2 },
    ])
      expect([wrong, await offer(wrong)]).toEqual([wrong, false])
    await mall.db.query('update product set status = 0 where prod_id = 101')
    expect(await offer({})).toBe(false)
    await mall.db.query('update product set status = 1 where prod_id = 101')
    expect(await offer({})).toBe(true)
    expect((await info(asked.inquiryId)).quotes).toMatchObject([
      { remark: '含税', version: 1, items: [{ leadDays: 2 }] },
    ])
    const extend = (days: number, shopId = 1, now = START) =>
      extendQuote({ db: mall.db, now }, { inquiryId: asked.inquiryId, shopId }, START + days * DAY)
    expect([await extend(1), await extend(2, 2), await extend(2, 1, START + 2 * DAY), await extend(2)]).toEqual([
      false,
      false,
      false,
      true,
    ])
    expect((await info(asked.inquiryId)).validUntil).toBe(START + 2 * DAY)
    expect(await offer({ lines: [{ ...line, price: '8.00' }] })).toBe(true)
    expect((await info(asked.inquiryId)).quotes).toMatchObject([{ version: 2, items: [{ price: '8.00' }] }])
    const refuse = (shopId: number) =>
      refuseInquiry({ db: mall.db, now: START }, { inquiryId: asked.inquiryId, shopId }, ' 缺货 ')
    expect([await refuse(1), await refuse(2)]).toEqual([true, true])
    expect((await info(asked.inquiryId)).quotes).toMatchObject([
      { shopId: '1', standing: 'refused', remark: '缺货', version: 3 },
      { shopId: '2', standing: 'refused', version: 1 },
    ])
    expect(await extend(9)).toBe(false)
    await buyer.call('closeInquiry', { inquiryId: asked.inquiryId, reason: '' })
    expect([await refuse(1), await offer({})]).toEqual([false, false])
  })

  it('accepts lines of several quotes of one inquiry, and the later of two for the same line [R6.08]', async () => {
    const asked = await sendInquiry(mall, buyer, [1001, 1002])
    const foreign = await sendInquiry(mall, buyer, [1001])
    const one = await sendQuote(mall, asked, {
      lines: [
        { skuId: 1001, price: '9.00' },
        { skuId: 1002, price: '8.00' },
      ],
    })
    const two = await sendQuote(mall, asked, { shopId: 2, lines: [{ skuId: 2001, price: '0.25' }] })
    const three = await sendQuote(mall, foreign, { lines: [{ skuId: 1001, price: '7.00' }] })
    const accept = (...quotes: { quoteId: string; version: number; itemIds: number[]; substituteIds?: number[] }[]) =>
      buyer.call('acceptQuote', { quotes })
    const [first, second] = asked.itemIds as [number, number]
    expect((await accept({ ...one, itemIds: [first] }, { ...three, itemIds: foreign.itemIds })).code).toBe('A03000')
    expect((await accept({ ...one, itemIds: [first, foreign.itemIds[0]!] })).code).toBe('A03000')
    expect((await accept({ ...one, version: 2, itemIds: [first] })).code).toBe('A03034')
    expect(await lines()).toEqual([])
    expect(
      (await accept({ ...one, itemIds: [first, second, second] }, { ...two, itemIds: [first], substituteIds: [first] }))
        .code,
    ).toBe('00000')
    expect((await lines()).map(({ skuId, price }) => [skuId, price]).toSorted()).toEqual([
      ['1002', '8.00'],
      ['2001', '0.25'],
    ])
    // Accepting the other shop's line again replaces the line in the cart.
    expect((await accept({ ...one, itemIds: [first] })).code).toBe('00000')
    expect((await lines()).map(({ skuId }) => skuId).toSorted()).toEqual(['1001', '1002'])
    const accepted = (await info(asked.inquiryId)).quotes.map(({ items }) => items.map((item) => item.accepted))
    expect(accepted).toEqual([[true, true], [false]])
    expect((await info(asked.inquiryId)).basketIds).toHaveLength(2)
    expect((await info(asked.inquiryId)).status).toBe(1)
  })

  it('accepts another brand or model than requested only if the buyer accepts it on that line [R2.29] [R6.08]', async () => {
    const asked = await sendInquiry(mall, buyer, [1001, 1002])
    const [first, second] = asked.itemIds as [number, number]
    const quote = await sendQuote(mall, asked, {
      lines: [
        { skuId: 1003, price: '9.00' },
        { skuId: 1002, price: '8.00' },
      ],
    })
    const accept = (itemIds: number[], substituteIds: number[]) =>
      buyer.call('acceptQuote', { quotes: [{ ...quote, itemIds, substituteIds }] })
    const [line, same] = (await info(asked.inquiryId)).quotes[0]!.items
    expect([line, same]).toMatchObject([
      { brandName: '固美', partyCode: '6206-2RS', packQty: 1, otherBrand: true },
      { brandName: '中轴', otherBrand: false },
    ])
    for (const substituteIds of [[], [second]])
      expect(await accept([first, second], substituteIds)).toMatchObject({
        code: 'A03034',
        msg: '所选报价中有其他品牌或型号的商品，请先在该行勾选接受',
      })
    expect(await lines()).toEqual([])
    expect((await accept([second], [])).code).toBe('00000')
    expect((await accept([first], [first])).code).toBe('00000')
    expect((await lines()).map(({ skuId }) => skuId).toSorted()).toEqual(['1002', '1003'])
    // Another model of the requested brand needs the same acceptance.
    await mall.db.query('update quote_line set alternative = true where sku_id = 1002')
    expect((await accept([second], [])).code).toBe('A03034')
    expect((await accept([second], [second])).code).toBe('00000')
  })

  it('takes the brand from the buyer’s words, otherwise from the requested product, otherwise accepts any [R2.29]', async () => {
    const brandOf = async (item: { skuId?: number; prodName: string; spec?: string }) => {
      const { inquiryId } = (await buyer.call('addInquiryOfBuyer', { ...wanted, items: [{ ...item, quantity: 5 }] }))
        .answer!
      const itemIds = (await info(inquiryId)).items.map(({ itemId }) => Number(itemId))
      await sendQuote(mall, { inquiryId: Number(inquiryId), itemIds }, { lines: [{ skuId: 1001, price: '9.00' }] })
      const { items, quotes } = await info(inquiryId)
      return [items[0]!.brandName, quotes[0]!.items[0]!.otherBrand]
    }
    expect(await brandOf({ skuId: 1001, prodName: '' })).toEqual(['中轴', false])
    expect(await brandOf({ skuId: 1003, prodName: '' })).toEqual(['固美', true])
    expect(await brandOf({ skuId: 1001, prodName: '', spec: '固美 6205' })).toEqual(['固美', true])
    expect(await brandOf({ prodName: 'fixwell 6205-2RS' })).toEqual(['固美', true])
    expect(await brandOf({ prodName: '6205 (AXIS) or Fixwell' })).toEqual(['中轴 / 固美', false])
    expect(await brandOf({ prodName: 'Maxis fixwells 6205' })).toEqual([undefined, false])
  })

  it('shows beside every quote the shelf price and the buyer’s best price for its quantity, as the cart charges it [R2.07] [R2.29]', async () => {
    const seenBy = async (who: Visitor, quantity: number) => {
      const { inquiryId } = (
        await who.call('addInquiryOfBuyer', { ...wanted, items: [{ skuId: 1001, prodName: '', quantity }] })
      ).answer!
      const detail = async () => (await who.call('inquiryInfo', { inquiryId })).answer
      const itemIds = (await detail()).items.map(({ itemId }) => Number(itemId))
      await sendQuote(
        mall,
        { inquiryId: Number(inquiryId), itemIds },
        { lines: [{ skuId: 1001, price: '99.00', quantity }] },
      )
      const { items, quotes } = await detail()
      await who.call('changeItem', { prodId: 101, skuId: 1001, shopId: 1, count: quantity })
      const [line] = await lines(who)
      await mall.db.query('delete from basket where user_id <> 9')
      const { shelfPrice, ownPrice } = items[0]!
      expect(quotes[0]!.items[0]).toMatchObject({ shelfPrice, ownPrice })
      expect(line!.priceSteps.at(-1)!.unit).toBe(ownPrice)
      return [shelfPrice, ownPrice]
    }
    expect(await seenBy(buyer, 5)).toEqual(['18.50', '18.50'])
    expect(await seenBy(buyer, 10)).toEqual(['16.80', '16.80'])
    await mall.db
      .script(`insert into agreement_price (price_group_id, sku_id, price, min_qty) values (1, 1001, 14.00, 6);
      insert into member (user_id, growth) select user_id, 1000000 from buyer where account = 'buyer' on conflict (user_id) do update set growth = 1000000`)
    expect(await seenBy(other, 5)).toEqual(['18.50', '18.50'])
    expect(await seenBy(other, 6)).toEqual(['18.50', '14.00'])
    const percent = (await buyer.call('userInfo', {})).answer.memberPercent!
    expect(await seenBy(buyer, 10)).toEqual(['16.80', ((16.8 * percent) / 100).toFixed(2)])
    expect(percent).toBeLessThan(100)
    await mall.db.script(`delete from agreement_price where sku_id = 1001 and price = 14;
      delete from member where user_id = (select user_id from buyer where account = 'buyer')`)
  })

  it('keeps the unit that the buyer wrote, and takes the product’s if the buyer wrote none [R6.08]', async () => {
    const { inquiryId } = (
      await buyer.call('addInquiryOfBuyer', {
        ...wanted,
        items: [
          { skuId: 1001, prodName: '', quantity: 500, unit: '个' },
          { skuId: 1001, prodName: '', quantity: 5, unit: ' ' },
        ],
      })
    ).answer!
    expect((await info(inquiryId)).items.map(({ unit }) => unit)).toEqual(['个', '件'])
  })

  it('suggests to each shop the SKU asked for, or its own with the same designation, in stock and cheapest first', async () => {
    const asked = await sendInquiry(mall, buyer, [1001])
    const typed = (
      await buyer.call('addInquiryOfBuyer', {
        ...wanted,
        items: [
          { prodName: 'm8x40-12.9', quantity: 100 },
          { prodName: '不存在', quantity: 1 },
        ],
      })
    ).answer!
    const offered = await offerableOf(mall.db, [asked.inquiryId, Number(typed.inquiryId)])
    expect(
      offered.map(({ inquiryId, shopId, skuId, partyCode, price, same }) => [
        inquiryId,
        shopId,
        skuId,
        partyCode,
        price,
        same,
      ]),
    ).toEqual([
      [asked.inquiryId, 1, 1001, '6205-2RS', '18.50', true],
      [Number(typed.inquiryId), 2, 2001, 'M8x40-12.9', '0.35', null],
    ])
    await mall.db.query('update product set status = 0 where prod_id = 101')
    expect((await offerableOf(mall.db, [asked.inquiryId])).map(({ skuId }) => skuId)).toEqual([])
    await mall.db.query('update product set status = 1 where prod_id = 101')
    const rows = [
      [1, 5],
      [1, 7],
      [1, 7],
      [1, 6],
      [2, 9],
    ].map(([inquiryId, shopId]) => ({ ...offered[0]!, inquiryId: inquiryId!, shopId: shopId! }))
    expect([shopsFor(rows, 1, 2), shopsFor(rows, 1, 9), shopsFor(rows, 3, 9)]).toEqual([[7, 5], [7, 5, 6], []])
  })
})
