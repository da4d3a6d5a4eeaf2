import { sum } from '@millwright/domain/money/money'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { bystandersInvoice, bystandersOrders, bystandersRows, leaveBystander } from '../../testing/bystander.ts'
import { onDatabase } from '../../testing/databases.ts'
import { START, testMall } from '../../testing/testMall.ts'
import type { TestMall } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { consoleActions } from '../../app/consoleSections.ts'

/** The number of random orders that are invoiced and read back. `INVOICE_ORDERS=200` is the full run. */
const ORDERS = Number(process.env.INVOICE_ORDERS ?? 24)
/** The number of requests for other people's invoices and their files. */
const GUESSES = 1000

const person = { invoiceType: 1, headerType: 1, headerName: '张工', receiveMail: 'zhang@example.com' } as const
const company = {
  invoiceType: 2,
  headerType: 2,
  headerName: '湖南星沙机械有限公司',
  invoiceTaxNumber: '91350100M000100Y43',
  registerAddress: '湖南省长沙县漓湘路 98 号',
  registerPhone: '0731-88880000',
  bankName: '长沙银行星沙支行',
  bankAccount: '800123456789012',
  receiveMail: 'caiwu@example.com',
} as const

onDatabase((open) => {
  let mall: TestMall
  let before: string[]
  let buyer: Visitor
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)
  beforeEach(async () => {
    mall.clock.now = START
    await mall.db
      .script(`delete from invoice_title; delete from order_invoice; delete from delivery; delete from order_item;
      delete from orders; delete from submission; delete from confirm; delete from basket; update sku set stocks = 100000 where sku_id in (1001, 1002, 2001)`)
    await bystandersOrders(mall.db)
    await bystandersInvoice(mall.db)
    before = await bystandersRows(mall.db)
    buyer = await new Visitor(mall.app).login()
  })
  afterEach(() => leaveBystander(mall.db, before))

  const order = async (
    items: { prodId: number; skuId: number; shopId: number; prodCount: number },
    { paid = true, who = buyer, ...more }: { paid?: boolean; who?: Visitor; invoiceParams?: never[] } = {},
  ) => {
    const { uuid } = (await who.call('confirmOrder', { orderItem: items })).answer
    const submitted = await who.call('submitOrder', { orderShopParams: [], uuid: uuid!, ...more })
    const orderNumber = submitted.answer.orderNumbers
    if (paid) await pay(orderNumber)
    return orderNumber
  }
  const pay = (orderNumber: string) =>
    mall.db.query('update orders set status = 2, paid_at = $2::bigint where order_number = $1', [
      orderNumber,
      mall.clock.now,
    ])
  const bearing = (prodCount = 1) => ({ prodId: 101, skuId: 1001, shopId: 1, prodCount })
  const inConsole = (action: string, form: Record<string, string>) =>
    consoleActions.get(action)!.act({ db: mall.db, now: mall.clock.now }, form)
  const textOf = async (file: unknown) => {
    const pdf = await getDocumentProxy(new Uint8Array(await (file as Blob).arrayBuffer()))
    return (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ')
  }

  it('is requested and issued, with lines, sums and both parties on a PDF [R5.18] [R6.08]', async () => {
    const orderNumber = await order(bearing(10))
    const { answer: orderInvoiceId } = await buyer.call('applyInvoice', { orderNumber, ...company })
    expect((await buyer.call('orderInvoiceInfo', { orderInvoiceId })).answer).toMatchObject({
      invoiceState: 1,
      amount: '180.00',
      headerName: company.headerName,
      orderNumbers: [orderNumber],
    })
    expect((await buyer.call('invoiceFile', { orderInvoiceId })).code).toBe('A03000')
    expect(await inConsole('invoiceIssue', { id: orderInvoiceId })).toBe(true)
    expect(await inConsole('invoiceIssue', { id: orderInvoiceId })).toBe(false)
    const { answer } = await buyer.call('orderInvoiceInfo', { orderInvoiceId })
    expect(answer).toMatchObject({ invoiceState: 2, amount: '180.00', formerNumber: undefined })
    expect(answer.invoiceNumber).toMatch(/^26312\d{15}$/)
    const text = await textOf((await buyer.call('invoiceFile', { orderInvoiceId })).answer)
    for (const said of [
      answer.invoiceNumber!,
      '2026-11-21',
      company.headerName,
      company.invoiceTaxNumber,
      company.bankAccount,
      '168.00',
      '12.00',
      '¥180.00',
      '壹佰捌拾圆整',
      orderNumber,
    ])
      expect(text).toContain(said)
    const english = new Visitor(mall.app, { token: buyer.token, locale: 'en' })
    expect(await textOf((await english.call('invoiceFile', { orderInvoiceId })).answer)).toContain('Taxpayer number')
    expect((await buyer.call('orderDetail', { orderNumber })).answer.invoice).toMatchObject({ invoiceState: 2 })
  })

  it('is requested once for paid orders of one shop, even by two concurrent requests [R5.18]', async () => {
    const [first, second, unpaid] = [
      await order(bearing()),
      await order(bearing()),
      await order(bearing(), { paid: false }),
    ]
    const other = await order({ prodId: 201, skuId: 2001, shopId: 2, prodCount: 100 })
    const apply = (orderNumber: string) => buyer.call('applyInvoice', { orderNumber, ...person })
    expect(await apply(unpaid)).toMatchObject({ code: 'A03012', msg: '订单付款后才能申请发票' })
    expect(await apply(`${first},${other}`)).toMatchObject({ code: 'A00001', msg: '只能合并同一店铺的订单开票' })
    expect((await apply(`${first},0000`)).code).toBe('A03000')
    const replies = await Promise.all(Array.from({ length: 6 }, () => apply(`${first},${second}`)))
    expect(replies.filter(({ code }) => code === '00000')).toHaveLength(1)
    expect(new Set(replies.filter(({ code }) => code !== '00000').map(({ msg }) => msg))).toEqual(
      new Set(['订单已申请过发票，请勿重复申请']),
    )
    expect((await buyer.call('orderInvoiceCount', {})).answer).toEqual({ none: 1, applying: 1, issued: 0, failed: 0 })
    expect((await buyer.call('orderInvoiceByOrder', { orderNumber: second })).answer?.orderNumbers.toSorted()).toEqual(
      [first, second].toSorted(),
    )
    expect(mall.faults).toEqual([])
  })

  it('is refused by the server if it breaks a rule of the form [R5.18]', async () => {
    const orderNumber = await order(bearing())
    for (const wrong of [
      { invoiceTaxNumber: '91350100M000100Y44' },
      { invoiceTaxNumber: '' },
      { headerName: ' ' },
      { bankAccount: '12' },
      { receiveMail: 'caiwu@' },
    ]) {
      expect((await buyer.call('applyInvoice', { orderNumber, ...company, ...wrong })).code).toBe('A00010')
      expect((await buyer.call('addInvoiceTitle', { ...company, ...wrong })).code).toBe('A00010')
    }
    expect((await buyer.call('orderInvoicePage', {})).answer.total).toBe(0)
  })

  it('covers the amount paid less refunds, and is refused if everything was refunded [R5.18]', async () => {
    const orderNumber = await order(bearing(10))
    const refund = (amount: string) =>
      mall.db.query('update orders set refunded = $2::text::numeric where order_number = $1', [orderNumber, amount])
    await refund('50.40')
    const { answer: orderInvoiceId } = await buyer.call('applyInvoice', { orderNumber, ...company })
    await inConsole('invoiceIssue', { id: orderInvoiceId })
    const text = await textOf((await buyer.call('invoiceFile', { orderInvoiceId })).answer)
    expect(text).toContain('-50.40')
    expect(text).toContain('¥129.60')
    // Refunds after the issue reduce the amount of the replacement.
    const read = async () => (await buyer.call('orderInvoiceInfo', { orderInvoiceId })).answer
    expect((await read()).amountNow).toBeUndefined()
    await refund('80.00')
    expect(await read()).toMatchObject({ amount: '129.60', amountNow: '100.00' })
    await refund('180.00')
    expect(await read()).toMatchObject({ amount: '129.60', amountNow: '0.00' })
    const nothing = { code: 'A00001', msg: '订单金额已全部退回，没有可开票金额' }
    expect(await buyer.call('changeInvoice', { orderInvoiceId, ...company })).toMatchObject(nothing)
    const late = await order(bearing(10))
    await mall.db.query('update orders set refunded = actual_total where order_number = $1', [late])
    expect(await buyer.call('applyInvoice', { orderNumber: late, ...person })).toMatchObject(nothing)
  })

  it('can no longer be requested once its orders are refunded completely [R5.18] [R6.08]', async () => {
    const [first, second] = [await order(bearing()), await order(bearing())]
    const { answer: orderInvoiceId } = await buyer.call('applyInvoice', {
      orderNumber: `${first},${second}`,
      ...person,
    })
    const allBack = (orderNumber: string) =>
      mall.db.query('update orders set status = 6, close_type = 2, refunded = actual_total where order_number = $1', [
        orderNumber,
      ])
    const counts = async () => (await buyer.call('orderInvoiceCount', {})).answer
    const invoiceOf = async (orderNumber: string) => (await buyer.call('orderDetail', { orderNumber })).answer.invoice
    const isAtConsole = async () =>
      (await (await mall.app.request('/?section=invoices')).text()).includes(`data-invoice="${orderInvoiceId}"`)
    await allBack(first)
    expect(await counts()).toMatchObject({ applying: 1 })
    expect(await isAtConsole()).toBe(true)
    expect([await invoiceOf(first), (await invoiceOf(second))?.invoiceState]).toEqual([undefined, 1])
    await allBack(second)
    expect(await counts()).toEqual({ none: 0, applying: 0, issued: 0, failed: 0 })
    expect(await isAtConsole()).toBe(false)
    expect((await buyer.call('orderInvoicePage', {})).answer.total).toBe(0)
    expect((await buyer.call('orderInvoiceInfo', { orderInvoiceId })).code).toBe('A03000')
    expect(await invoiceOf(second)).toBeUndefined()
    expect(await inConsole('invoiceIssue', { id: orderInvoiceId })).toBe(false)
  })

  it('fails with a reason, is corrected, and its replacement names the number of the replaced invoice [R6.08]', async () => {
    const orderNumber = await order(bearing())
    const { answer: orderInvoiceId } = await buyer.call('applyInvoice', { orderNumber, ...person })
    expect(await inConsole('invoiceFail', { id: orderInvoiceId, reason: ' ' })).toBe(false)
    expect(await inConsole('invoiceFail', { id: orderInvoiceId, reason: '抬头有误' })).toBe(true)
    const read = async () => (await buyer.call('orderInvoiceInfo', { orderInvoiceId })).answer
    expect(await read()).toMatchObject({ invoiceState: 3, reason: '抬头有误' })
    expect((await buyer.call('waiting', {})).answer.invoices).toBe(1)
    await buyer.call('changeInvoice', { orderInvoiceId, ...company })
    expect(await read()).toMatchObject({ invoiceState: 1, reason: undefined, headerName: company.headerName })
    await inConsole('invoiceIssue', { id: orderInvoiceId })
    const first = (await read()).invoiceNumber!
    await buyer.call('changeInvoice', { orderInvoiceId, ...person })
    // The former invoice stays valid until the replacement is issued.
    expect(await read()).toMatchObject({ invoiceState: 1, invoiceNumber: first, formerNumber: first })
    expect(await textOf((await buyer.call('invoiceFile', { orderInvoiceId })).answer)).toContain(company.headerName)
    await inConsole('invoiceIssue', { id: orderInvoiceId })
    const again = await read()
    expect(again).toMatchObject({ invoiceState: 2, formerNumber: first, headerName: '张工' })
    expect(again.invoiceNumber).not.toBe(first)
    expect(await textOf((await buyer.call('invoiceFile', { orderInvoiceId })).answer)).toContain(first)
  })

  it('is requested at checkout for each shop, and reaches the seller once the order is paid [R5.18]', async () => {
    const { answer: invoiceTitleId } = await buyer.call('addInvoiceTitle', company)
    const confirm = async () => (await buyer.call('confirmOrder', { orderItem: bearing() })).answer.uuid!
    const wrong = await buyer.call('submitOrder', {
      orderShopParams: [],
      uuid: await confirm(),
      invoiceParams: [{ shopId: 1, invoiceTitleId: Number(invoiceTitleId) + 1000 }],
    })
    expect([wrong.code, wrong.data]).toEqual(['A00014', { field: 'invoiceParams' }])
    const submit = async (invoiceParams: object[]) =>
      (
        await buyer.call('submitOrder', {
          orderShopParams: [],
          uuid: await confirm(),
          invoiceParams: invoiceParams as never,
        })
      ).answer.orderNumbers
    const fromBook = await submit([{ shopId: 1, invoiceTitleId }])
    const fresh = await submit([{ shopId: 1, ...person, keepTitle: 1 }])
    const { answer: asked } = await buyer.call('orderInvoiceByOrder', { orderNumber: fromBook })
    expect(asked).toMatchObject({ headerName: company.headerName, waitsForPay: true, invoiceState: 1 })
    expect(await inConsole('invoiceIssue', { id: asked!.orderInvoiceId })).toBe(false)
    await pay(fromBook)
    expect(await inConsole('invoiceIssue', { id: asked!.orderInvoiceId })).toBe(true)
    expect((await buyer.call('invoiceTitles', {})).answer.map(({ headerName }) => headerName)).toEqual([
      company.headerName,
      '张工',
    ])
    // An order that was never paid leaves no invoice.
    await buyer.call('cancelOrder', { orderNumber: fresh })
    expect((await buyer.call('orderInvoicePage', {})).answer.records.map((one) => one.orderNumbers)).toEqual([
      [fromBook],
    ])
    expect((await buyer.call('orderDetail', { orderNumber: fresh })).answer.invoice).toBeUndefined()
  })

  it('keeps at most 20 different titles, with exactly one default [R5.18]', async () => {
    const add = (headerName: string, isDefault: 0 | 1 = 0) =>
      buyer.call('addInvoiceTitle', { ...person, headerName, isDefault })
    const { answer: first } = await add('甲')
    expect((await add('甲')).answer).toBe(first)
    for (let n = 1; n < 20; n++) await add(`抬头 ${n}`)
    expect(await add('第二十一个')).toMatchObject({ code: 'A00001', msg: '最多保存 20 个抬头' })
    const titles = async () => (await buyer.call('invoiceTitles', {})).answer
    expect(await titles()).toHaveLength(20)
    expect((await titles())[0]).toMatchObject({ invoiceTitleId: first, isDefault: 1 })
    const other = (await titles())[3]!.invoiceTitleId
    await buyer.call('defaultInvoiceTitle', { invoiceTitleId: other })
    await buyer.call('deleteInvoiceTitle', { invoiceTitleId: other })
    const { answer: latest } = await add('新抬头', 1)
    expect((await titles())[0]).toMatchObject({ invoiceTitleId: latest, isDefault: 1 })
    expect((await titles()).filter(({ isDefault }) => isDefault === 1)).toHaveLength(1)
    const stranger = await new Visitor(mall.app).login('agreement')
    const gone = { code: 'A00001', msg: '发票抬头不存在' }
    for (const call of ['deleteInvoiceTitle', 'defaultInvoiceTitle'] as const)
      expect(await stranger.call(call, { invoiceTitleId: first })).toMatchObject(gone)
    expect(await stranger.call('changeInvoiceTitle', { invoiceTitleId: first, ...company })).toMatchObject(gone)
    expect((await stranger.call('invoiceTitles', {})).answer).toEqual([])
    expect(await titles()).toHaveLength(20)
  })

  it('lists the paid orders that can still be invoiced, by shop with the newest order first [R5.18]', async () => {
    const screws = { prodId: 201, skuId: 2001, shopId: 2, prodCount: 100 }
    const later = async (items: typeof screws, more: { paid?: boolean; who?: Visitor } = {}) => {
      mall.clock.now += 1000
      return order(items, more)
    }
    const [first, other, second] = [await later(bearing(10)), await later(screws), await later(bearing())]
    await later(bearing(), { paid: false })
    await later(bearing(), { who: await new Visitor(mall.app).login('agreement') })
    const set = async (change: string) =>
      mall.db.query(`update orders set ${change} where order_number = $1`, [await later(bearing())])
    await set('refunded = actual_total')
    await set('status = 7')
    await set('hidden = true')
    await buyer.call('applyInvoice', { orderNumber: await later(bearing()), ...person })
    await mall.db.query('update orders set refunded = 30 where order_number = $1', [first])
    const page = async (input: object = {}) => {
      const { records, total } = (await buyer.call('invoiceableOrders', input)).answer
      return [records.map(({ shopId, orders }) => [shopId, ...orders.map(({ orderNumber }) => orderNumber)]), total]
    }
    expect(await page()).toEqual([
      [
        ['1', second, first],
        ['2', other],
      ],
      2,
    ])
    expect(await page({ size: 1 })).toEqual([[['1', second, first]], 2])
    expect(await page({ size: 1, current: 2 })).toEqual([[['2', other]], 2])
    expect(await page({ orderNumber: ` ${first}, ,${other}` })).toEqual([
      [
        ['2', other],
        ['1', first],
      ],
      2,
    ])
    const [{ shopName, orders } = { shopName: '', orders: [] }] = (
      await buyer.call('invoiceableOrders', { orderNumber: first })
    ).answer.records
    expect(shopName).toBeTruthy()
    expect(orders).toEqual([
      {
        orderNumber: first,
        createTime: '2026-11-21 10:00:01',
        productNums: 10,
        poNumber: '',
        amount: '150.00',
        prodNameList: ['深沟球轴承 6205'],
      },
    ])
    expect((await buyer.call('orderInvoiceCount', {})).answer.none).toBe(3)
  })

  it('is refused for no order, for another shop than the orders’, and before a group is complete [R5.18]', async () => {
    const orderNumber = await order(bearing())
    const apply = (input: object) => buyer.call('applyInvoice', { orderNumber, ...person, ...input })
    expect((await apply({ orderNumber: ' , ' })).code).toBe('A03000')
    expect(await apply({ shopId: 2 })).toMatchObject({ code: 'A00001', msg: '只能合并同一店铺的订单开票' })
    await mall.db.query('update orders set status = 7 where order_number = $1', [orderNumber])
    expect((await apply({})).code).toBe('A03012')
    await mall.db.query('update orders set status = 2 where order_number = $1', [orderNumber])
    const { answer: orderInvoiceId, code } = await apply({ orderNumber: `${orderNumber},${orderNumber}`, shopId: 1 })
    expect(code).toBe('00000')
    expect((await buyer.call('orderInvoiceInfo', { orderInvoiceId })).answer.orderNumbers).toEqual([orderNumber])
    const wrong = { ...company, headerName: '' }
    expect((await buyer.call('changeInvoice', { orderInvoiceId, ...wrong })).code).toBe('A00010')
    expect((await buyer.call('changeInvoice', { orderInvoiceId: 999_999, ...company })).code).toBe('A03000')
    // A later payment of a part of two orders does not issue their invoice.
    const [one, two] = [await order(bearing()), await order(bearing())]
    const { answer: both } = await apply({ orderNumber: `${one},${two}` })
    await mall.db.query('update orders set paid_at = null where order_number = $1', [two])
    expect(await inConsole('invoiceIssue', { id: both })).toBe(false)
    await pay(two)
    expect(await inConsole('invoiceIssue', { id: both })).toBe(true)
    expect(await inConsole('invoiceFail', { id: both, reason: '晚了' })).toBe(false)
  })

  it('is listed by state, newest first, and a failure keeps at most 200 characters of its reason [R6.08]', async () => {
    const ids: string[] = []
    for (let n = 0; n < 4; n++) {
      mall.clock.now += 1000
      const { answer } = await buyer.call('applyInvoice', { orderNumber: await order(bearing()), ...person })
      ids.push(String(answer))
    }
    const [applying, failed, issued, changed] = ids as [string, string, string, string]
    await inConsole('invoiceFail', { id: failed, reason: ` ${'长'.repeat(300)} ` })
    await inConsole('invoiceIssue', { id: issued })
    await inConsole('invoiceIssue', { id: changed })
    const page = async (input: object) => {
      const { records, total } = (await buyer.call('orderInvoicePage', input)).answer
      return [records.map(({ orderInvoiceId }) => orderInvoiceId), total]
    }
    expect(await page({})).toEqual([[changed, issued, failed, applying], 4])
    expect(await page({ invoiceState: 1 })).toEqual([[applying], 1])
    expect(await page({ invoiceState: 2 })).toEqual([[changed, issued], 2])
    expect(await page({ invoiceState: 2, size: 1, current: 2 })).toEqual([[issued], 2])
    expect(await page({ invoiceState: 3 })).toEqual([[failed], 1])
    expect((await buyer.call('orderInvoiceInfo', { orderInvoiceId: failed })).answer).toMatchObject({
      reason: '长'.repeat(200),
      applyTime: '2026-11-21 10:00:02',
      shopId: '1',
    })
    // A replacement counts as a new request.
    mall.clock.now += 1000
    await buyer.call('changeInvoice', { orderInvoiceId: issued, ...company })
    expect(await page({})).toEqual([[issued, changed, failed, applying], 4])
    expect((await buyer.call('orderInvoiceInfo', { orderInvoiceId: issued })).answer).toMatchObject({
      applyTime: '2026-11-21 10:00:05',
      issueTime: '2026-11-21 10:00:04',
    })
    expect((await buyer.call('orderInvoiceCount', {})).answer).toEqual({ none: 0, applying: 2, issued: 1, failed: 1 })
  })

  it('is saved in the title book only on request, and a full book does not stop an order [R5.18]', async () => {
    const submit = async (invoiceParams: object[]) => {
      const uuid = (await buyer.call('confirmOrder', { orderItem: bearing() })).answer.uuid!
      return buyer.call('submitOrder', { orderShopParams: [], uuid, invoiceParams: invoiceParams as never })
    }
    const names = async () => (await buyer.call('invoiceTitles', {})).answer.map(({ headerName }) => headerName)
    await submit([{ shopId: 1, ...person }])
    expect(await names()).toEqual([])
    // The invoice of a shop without an order in this checkout is not requested.
    const { orderNumbers } = (await submit([{ shopId: 2, ...person, keepTitle: 1 }])).answer
    expect([(await buyer.call('orderInvoiceByOrder', { orderNumber: orderNumbers })).answer, await names()]).toEqual([
      undefined,
      [],
    ])
    expect(await submit([{ shopId: 1, ...person, receiveMail: 'no mail' }])).toMatchObject({
      code: 'A00014',
      data: { field: 'invoiceParams' },
    })
    for (let n = 0; n < 20; n++) await buyer.call('addInvoiceTitle', { ...person, headerName: `抬头 ${n}` })
    const full = await submit([{ shopId: 1, ...company, keepTitle: 1 }])
    expect(full.code).toBe('00000')
    const { answer: asked } = await buyer.call('orderInvoiceByOrder', { orderNumber: full.answer.orderNumbers })
    expect(asked?.headerName).toBe(company.headerName)
    expect(await names()).toHaveLength(20)
  })

  it('has titles that differ in kind, name or number; the default title is replaced when it is deleted [R5.18]', async () => {
    const add = async (title: object) => String((await buyer.call('addInvoiceTitle', title as typeof company)).answer)
    const { invoiceTaxNumber, ...plain } = { ...company, invoiceType: 1 as const }
    const titles = [
      company,
      { ...company, invoiceType: 1 },
      { ...company, headerName: '湖南星沙重工有限公司' },
      { ...company, invoiceTaxNumber: '91110000100000009X' },
      { ...plain, headerType: 1, headerName: company.headerName },
    ]
    const ids: string[] = []
    for (const title of titles) {
      mall.clock.now += 1000
      ids.push(await add(title))
    }
    expect(new Set(ids).size).toBe(5)
    expect(invoiceTaxNumber).toBe(company.invoiceTaxNumber)
    // The same title again changes the rest of it, and may make it the default.
    const mail = 'neu@example.com'
    expect(await add({ ...company, receiveMail: mail })).toBe(ids[0])
    const held = async () => (await buyer.call('invoiceTitles', {})).answer
    expect((await held())[0]).toMatchObject({ invoiceTitleId: ids[0], isDefault: 1, receiveMail: mail })
    await add({ ...titles[2], isDefault: 1 })
    const defaults = async () =>
      (await held()).filter(({ isDefault }) => isDefault === 1).map(({ invoiceTitleId }) => invoiceTitleId)
    expect(await defaults()).toEqual([ids[2]])
    await buyer.call('changeInvoiceTitle', { invoiceTitleId: ids[1]!, ...person, isDefault: 0 })
    expect(await defaults()).toEqual([ids[2]])
    await buyer.call('changeInvoiceTitle', { invoiceTitleId: ids[1]!, ...person, headerName: '新', isDefault: 1 })
    expect((await held())[0]).toMatchObject({ invoiceTitleId: ids[1], headerName: '新', isDefault: 1 })
    expect((await buyer.call('changeInvoiceTitle', { invoiceTitleId: ids[1]!, ...company, headerName: '' })).code).toBe(
      'A00010',
    )
    await buyer.call('deleteInvoiceTitle', { invoiceTitleId: ids[3]! })
    expect(await defaults()).toEqual([ids[1]])
    await buyer.call('deleteInvoiceTitle', { invoiceTitleId: ids[1]! })
    expect(await defaults()).toEqual([ids[4]])
  })

  it(`refuses ${GUESSES} requests for other people's invoices and files [R8.02]`, async () => {
    const mine = []
    for (let n = 0; n < 10; n++) {
      const { answer } = await buyer.call('applyInvoice', { orderNumber: await order(bearing()), ...person })
      if (n % 2) await inConsole('invoiceIssue', { id: answer })
      mine.push(answer)
    }
    const stranger = await new Visitor(mall.app).login('agreement')
    const lowest = Math.min(...mine.map(Number))
    let answered = 0
    for (let n = 0; n < GUESSES / 2; n++) {
      const orderInvoiceId = lowest - 20 + (n % 60)
      for (const call of ['orderInvoiceInfo', 'invoiceFile'] as const)
        if ((await stranger.call(call, { orderInvoiceId: Math.max(1, orderInvoiceId) })).code !== 'A03000') answered++
    }
    expect(answered).toBe(0)
    for (const orderInvoiceId of mine)
      expect((await stranger.call('changeInvoice', { orderInvoiceId, ...company })).code).toBe('A03000')
    expect((await stranger.call('orderInvoicePage', {})).answer.total).toBe(0)
    const [{ orderNumbers } = { orderNumbers: [''] }] = (await buyer.call('orderInvoicePage', {})).answer.records
    expect((await stranger.call('orderInvoiceByOrder', { orderNumber: orderNumbers[0]! })).code).toBe('A03000')
    expect((await buyer.call('orderInvoicePage', {})).answer.total).toBe(10)
  }, 60_000)

  it('is requested for a paid membership as for an order, in the list, the console and the PDF [R5.18] [R2.32]', async () => {
    const [{ user } = { user: 0 }] = await mall.db.query<{ user: number }>(
      "select user_id as user from buyer where account = 'buyer'",
    )
    const pays = (
      number: string,
      kind: 'level' | 'topup',
      more: { paid?: boolean; toBalance?: boolean; of?: number } = {},
    ) =>
      mall.db.query(
        `insert into member_payment (pay_number, user_id, kind, title, amount, created, expires, paid_at, to_balance)
        values ($1, $2, $3, '{"zh": "企业月卡", "en": "Business Monthly"}', 106, $4::bigint, $4::bigint, $5::bigint, $6)`,
        [
          number,
          more.of ?? user,
          kind,
          mall.clock.now,
          more.paid === false ? null : mall.clock.now,
          more.toBalance ?? false,
        ],
      )
    await mall.db.script('delete from member_payment')
    const none = (await buyer.call('orderInvoiceCount', {})).answer.none
    await pays('V1', 'level')
    await pays('V2', 'level', { paid: false })
    await pays('V3', 'level', { toBalance: true })
    await pays('T4', 'topup')
    const [{ other } = { other: 0 }] = await mall.db.query<{ other: number }>(
      'select user_id as other from buyer where user_id <> $1 order by user_id limit 1',
      [user],
    )
    await pays('V5', 'level', { of: other })
    const { records } = (await buyer.call('invoiceableOrders', {})).answer
    expect(records[0]!.orders).toMatchObject([{ orderNumber: 'V1', amount: '106.00', prodNameList: ['企业月卡'] }])
    expect((await buyer.call('orderInvoiceCount', {})).answer.none).toBe(none + 1)
    expect((await buyer.call('orderInvoiceByOrder', { orderNumber: 'V1' })).answer).toBeUndefined()
    for (const number of ['V2', 'V3', 'V5'])
      expect((await buyer.call('applyInvoice', { orderNumber: number, ...person })).code).toBe('A03000')
    expect((await buyer.call('applyInvoice', { orderNumber: 'T4', ...person })).code).toBe('A03000')
    expect((await buyer.call('applyInvoice', { orderNumber: `V1,${await order(bearing())}`, ...person })).code).toBe(
      'A00001',
    )
    const { answer: orderInvoiceId } = await buyer.call('applyInvoice', { orderNumber: 'V1', ...company })
    expect((await buyer.call('applyInvoice', { orderNumber: 'V1', ...company })).code).toBe('A00001')
    const asked = { orderInvoiceId, amount: '106.00', orderNumbers: ['V1'], invoiceState: 1 }
    expect((await buyer.call('orderInvoiceByOrder', { orderNumber: 'V1' })).answer).toMatchObject(asked)
    expect((await buyer.call('orderInvoicePage', {})).answer.records).toMatchObject([asked])
    expect((await buyer.call('orderInvoiceCount', {})).answer).toMatchObject({ none: none + 1, applying: 1 })
    const queue = (await mall.app.request('http://localhost/?section=invoices&lang=en')).text()
    expect(await queue).toMatch(new RegExp(`data-invoice="${orderInvoiceId}"[\\s\\S]*?V1[\\s\\S]*?¥106.00`))
    expect(await (await mall.app.request('http://localhost/?section=invoices&lang=en&shop=1')).text()).not.toContain(
      `data-invoice="${orderInvoiceId}"`,
    )
    expect(await inConsole('invoiceIssue', { id: orderInvoiceId })).toBe(true)
    const text = await textOf((await buyer.call('invoiceFile', { orderInvoiceId })).answer)
    expect(text).toMatch(/企业月卡 1 106\.00 106\.00 100\.00 6% 6\.00/)
    expect((await buyer.call('orderInvoiceInfo', { orderInvoiceId })).answer).toMatchObject({
      invoiceState: 2,
      amount: '106.00',
    })
    await mall.db.script(
      'delete from order_invoice where order_invoice_id in (select order_invoice_id from order_invoice_payment); delete from member_payment',
    )
  })

  it(`prints the exact cost of ${ORDERS} random orders, to the cent [R5.18]`, async () => {
    let seed = 20261121
    const random = (most: number) => (seed = (seed * 48271) % 2147483647) % most
    const [{ user } = { user: 0 }] = await mall.db.query<{ user: number }>(
      "select user_id as user from buyer where account = 'buyer'",
    )
    for (let n = 0; n < ORDERS; n++) {
      const orderNumber = `9${String(n).padStart(21, '0')}`
      const items = Array.from({ length: 1 + random(n % 20 ? 6 : 60) }, () => {
        const [price, quantity] = [1 + random(2_000_000), 1 + random(500)]
        return { price, quantity, amount: price * quantity }
      })
      const freight = random(3) * 1200
      const goods = items.reduce((cents, { amount }) => cents + amount, 0)
      const off = random(2) ? random(goods) : 0
      const refunded = random(3) ? 0 : random(goods - off + freight)
      const yuan = (cents: number) => (cents / 100).toFixed(2)
      await mall.db.query(
        `insert into orders (order_number, user_id, shop_id, status, total, freight, actual_total, product_nums, address, created, expires, paid_at, refunded)
        values ($1, $2, 1, 5, $3::text::numeric, $4::text::numeric, $5::text::numeric, 1, '{}', $6, $6, $6, $7::text::numeric)`,
        [orderNumber, user, yuan(goods), yuan(freight), yuan(goods + freight - off), START, yuan(refunded)],
      )
      for (const [at, { price, quantity, amount }] of items.entries())
        await mall.db.query(
          `insert into order_item (order_number, seq, prod_id, sku_id, prod_name, properties, unit, party_code, pic, quantity, price, amount)
          values ($1, $2, 101, 1001, '{"zh": "轴承", "en": "Bearing"}', '{"zh": "", "en": ""}', '{"zh": "只", "en": "pcs"}', $3, '', $4,
            $5::text::numeric, $6::text::numeric)`,
          [orderNumber, at, `M${n}-${at}`, quantity, yuan(price), yuan(amount)],
        )
      const { answer: orderInvoiceId } = await buyer.call('applyInvoice', { orderNumber, ...company })
      expect(await inConsole('invoiceIssue', { id: orderInvoiceId })).toBe(true)
      const text = (await textOf((await buyer.call('invoiceFile', { orderInvoiceId })).answer)).replaceAll(',', '')
      // Each line: model, quantity, price, amount, net, rate, tax.
      const lines = [...text.matchAll(/M\d+-(\d+) (\d+) 只 ([\d.]+) ([\d.]+) ([\d.]+) 13% ([\d.]+)/g)].map(
        ([, at, quantity, price, amount, net, tax]) => {
          expect(sum([net!, tax!])).toBe(amount)
          return { at: Number(at), quantity: Number(quantity), price, amount }
        },
      )
      expect(lines).toEqual(
        items.map(({ price, quantity, amount }, at) => ({ at, quantity, price: yuan(price), amount: yuan(amount) })),
      )
      const [, total, net, tax] = /合计 ¥([\d.]+) ¥([\d.]+) ¥([\d.]+)/.exec(text)!
      expect(total).toBe(yuan(goods + freight - off - refunded))
      expect(sum([net!, tax!])).toBe(total)
      const rest = [...text.matchAll(/(?:运费|优惠折扣|已退款) (-?[\d.]+)/g)].map(([, amount]) => amount!)
      expect(sum([...lines.map(({ amount }) => amount!), ...rest])).toBe(total)
    }
    expect(mall.faults).toEqual([])
  }, 240_000)
})
