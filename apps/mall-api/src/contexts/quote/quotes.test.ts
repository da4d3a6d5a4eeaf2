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
  const take = (quote: { quoteId: string; version: number }, itemIds: readonly number[], who = buyer) =>
    who.call('acceptQuote', { quotes: [{ ...quote, itemIds: [...itemIds] }] })
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
    expect((await take(quote, [asked.itemIds[0]!])).code).toBe('00000')
    const [line] = await lines()
    expect(line).toMatchObject({ skuId: '1001', prodCount: 5, price: '9.00', quote: { holds: true, left: 5 } })
    expect(line!.priceSteps.map(({ kind }) => kind)).toEqual(['list', 'quote'])
    expect((await buyer.call('inquiryInfo', { inquiryId: asked.inquiryId })).answer.status).toBe(1)
    expect((await buyer.call('waiting', {})).answer.inquiries).toBe(0)

    mall.clock.now = START + 8 * DAY
    await buyer.login()
    const [late] = await lines()
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
    await take(second, [asked.itemIds[0]!])
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
})
