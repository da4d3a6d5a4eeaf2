import { beforeAll, expect, it } from 'vitest'
import { createMall } from '../app/app.ts'
import { consoleParts } from '../app/consoleSections.ts'
import { onDatabase } from '../testing/databases.ts'
import { CONSOLE_KEY, stockOf, testMall } from '../testing/testMall.ts'
import type { TestMall } from '../testing/testMall.ts'
import { Visitor } from '../testing/visitor.ts'

/** Sections with a fixed list or a form, and the applications for shops. */
const withoutEmptyLists = new Set(['people', 'levels', 'jobs', 'site', 'mallAccount', 'shops'])

onDatabase((open) => {
  let mall: TestMall
  let buyer: Visitor
  beforeAll(async () => {
    mall = await testMall(open())
    buyer = await new Visitor(mall.app).login()
  }, 60_000)

  const page = async (query = '?section=all') => (await mall.app.request(`http://localhost/${query}`)).text()
  const act = (
    action: string,
    fields: Record<string, string>,
    headers: Record<string, string> = { origin: 'http://localhost' },
  ) =>
    mall.app.request(`http://localhost/console/${CONSOLE_KEY}/${action}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { host: 'localhost', ...headers },
    })
  const order = async () => {
    const { uuid } = (
      await buyer.call('confirmOrder', { orderItem: { prodId: 101, skuId: 1001, shopId: 1, prodCount: 2 } })
    ).answer
    return (await buyer.call('submitOrder', { orderShopParams: [], uuid: uuid! })).answer.orderNumbers
  }

  it('says in an empty list what comes there, and after a filter without a match how to see all records', async () => {
    const payments = await page('?section=payments&lang=en')
    expect(payments).toContain('Payments appear here when buyers choose to pay by QR code.')
    const nothing = await page('?section=orders&lang=en&find=nowhere&state=status2')
    expect(nothing).toContain('No record matches.')
    expect(nothing).toContain('href="/?lang=en&amp;section=orders">Show all</a>')
  })

  it('shows one action of a row, and the others in its menu', async () => {
    const points = await page('?section=points&lang=en&find=buyer')
    const row = /<tr data-points="buyer">.*?<\/tr>/s.exec(points)?.[0] ?? ''
    const [visible = '', menu = ''] = row.split('<details class="more">')
    expect(visible.match(/<button/g)).toHaveLength(1)
    expect(menu.match(/<button/g)).toHaveLength(2)
  })

  it('says for each section of a list what comes there, in both languages', () => {
    for (const staff of [true, false])
      for (const { name, empty } of consoleParts({ staff }).groups.flatMap(({ sections }) => sections)) {
        if (withoutEmptyLists.has(name)) continue
        expect(empty?.('zh'), name).toMatch(/。$/)
        expect(empty?.('en'), name).toMatch(/\.$/)
      }
  })

  it('shows a sent code, which works once', async () => {
    await buyer.call('sendLoginCode', { mobile: '13911112222' })
    const [, code = ''] = /data-mobile="13911112222">.*?<strong>(\d{6})<\/strong>/s.exec(await page()) ?? []
    expect((await buyer.call('smsLogin', { userName: '13911112222', passWord: code })).answer.accessToken).toMatch(
      /^.{20,}$/,
    )
    expect((await buyer.call('smsLogin', { userName: '13911112222', passWord: code })).code).toBe('A00006')
  })

  it('confirms a scanned payment once and ships the order, and the buyer sees where it is [R6.06]', async () => {
    const orderNumber = await order()
    expect((await buyer.call('pay', { orderNumbers: orderNumber, payType: 3 })).answer).toHaveProperty('code_url')
    expect((await buyer.call('isPay', { orderNumbers: orderNumber })).answer).toBe(false)
    const [, code = ''] =
      new RegExp(`data-order="${orderNumber}".*?name="code" value="(\\w+)"`, 's').exec(await page()) ?? []
    expect((await act('pay', { code })).headers.get('location')).toContain('said=done')
    expect((await act('pay', { code })).headers.get('location')).toContain('said=failed')
    expect((await buyer.call('isPay', { orderNumbers: orderNumber })).answer).toBe(true)
    expect((await buyer.call('pay', { orderNumbers: orderNumber, payType: 3 })).code).toBe('A03007')
    expect((await buyer.call('receiptOrder', { orderNumber })).code).toBe('A03008')
    expect(
      (await act('ship', { orderNumber, company: 'sf', flowNumber: 'SF1234567890' })).headers.get('location'),
    ).toContain('said=done')
    expect((await buyer.call('deliveryOfOrder', { orderNumber })).answer[0]!.deliveryDto).toMatchObject({
      companyName: '顺丰速运',
      dvyFlowId: 'SF1234567890',
      traces: [{ acceptStation: '包裹已揽收' }],
    })
    const [parcel] = (await buyer.call('deliveryOfOrder', { orderNumber })).answer
    await act('trace', { id: parcel!.orderDeliveryId!, state: '3', text: '' })
    expect((await buyer.call('receiptOrder', { orderNumber })).code).toBe('00000')
    expect((await buyer.call('orderDetail', { orderNumber })).answer.status).toBe(5)
    // A parcel that the carrier marked as signed for is not marked again.
    const [signed] = (await buyer.call('deliveryOfOrder', { orderNumber })).answer
    expect(signed!.deliveryDto?.traces.map(({ acceptStation }) => acceptStation)).toEqual(['快件已签收', '包裹已揽收'])
    expect((await buyer.call('deleteOrder', { orderNumber })).code).toBe('00000')
    expect((await buyer.call('orderDetail', { orderNumber })).code).toBe('A03000')
  })

  it('accepts the payment on the buyer’s own phone once', async () => {
    const orderNumber = await order()
    const { answer } = await buyer.call('pay', { orderNumbers: orderNumber, payType: 3 })
    const { pathname, search } = new URL((answer as { url: string }).url)
    const phone = async () => (await mall.app.request(`http://localhost${pathname}${search}`)).text()
    expect(await phone()).toContain('确认已付款')
    const code = pathname.slice('/pay/'.length)
    expect((await act('pay', { code, from: 'phone', lang: 'zh' })).headers.get('location')).toBe(`/pay/${code}?lang=zh`)
    expect(await phone()).toContain('付款成功')
    expect((await buyer.call('isPay', { orderNumbers: orderNumber })).answer).toBe(true)
    expect((await mall.app.request('http://localhost/pay/none')).status).toBe(404)
  })

  it('records money that arrives after the deadline as owed to the buyer, pays no order, and frees the stock [R6.06]', async () => {
    const before = await stockOf(mall.db, 1001)
    const orderNumber = await order()
    await buyer.call('pay', { orderNumbers: orderNumber, payType: 2 })
    const [, code = ''] =
      new RegExp(`data-order="${orderNumber}".*?name="code" value="(\\w+)"`, 's').exec(await page()) ?? []
    mall.clock.now += 30 * 60_000
    expect((await act('pay', { code })).headers.get('location')).toContain('said=done')
    const { status, actualTotal, owed } = (await buyer.call('orderDetail', { orderNumber })).answer
    expect({ status, owed }).toMatchObject({ status: 6, owed: [{ amount: actualTotal }] })
    expect(await stockOf(mall.db, 1001)).toBe(before)
  })

  it('moves the tier prices with the price', async () => {
    await act('sku', { skuId: '1001', price: '37.00', stocks: '100' })
    const { answer } = await buyer.call('prodInfo', { prodId: 101 })
    expect(answer.skuList.find(({ skuId }) => skuId === '1001')).toMatchObject({
      price: '37.00',
      priceTiers: [
        { minQty: 10, price: '33.60' },
        { minQty: 100, price: '30.40' },
      ],
    })
    await act('sku', { skuId: '1001', price: '18.50', stocks: '100' })
  })

  it('changes price, stock and sale status, and lists show the change immediately', async () => {
    await act('sku', { skuId: '1002', price: '11.20', stocks: '0' })
    await act('sku', { skuId: '1001', price: '13.00', stocks: '0' })
    const list = async () => (await buyer.call('searchProd', { keyword: '6205' })).answer.records
    expect(await list()).toMatchObject([{ prodId: '101', price: '11.20', totalStocks: 0 }])
    expect((await buyer.call('searchProd', { keyword: '6205', hasStock: true })).answer.total).toBe(0)
    expect((await act('sku', { skuId: '1002', price: '-1', stocks: '5' })).headers.get('location')).toContain(
      'said=failed',
    )
    await act('shelf', { prodId: '101', status: '0' })
    expect(await list()).toEqual([])
    expect((await buyer.call('prodInfo', { prodId: 101 })).code).toBe('A01000')
    await act('shelf', { prodId: '101', status: '1' })
    expect(await list()).toHaveLength(1)
  })

  it('closes and reopens a category, and lists show the change immediately', async () => {
    const total = async () => (await buyer.call('searchProd', { categoryId: 111 })).answer.total
    const before = await total()
    await act('category', { categoryId: '111', status: '0' })
    expect(await total()).toBe(0)
    expect(JSON.stringify((await buyer.call('categoryInfo', {})).answer)).not.toContain('"111"')
    await act('category', { categoryId: '111', status: '1' })
    expect([before > 0, await total()]).toEqual([true, before])
    expect((await act('category', { categoryId: '999', status: '0' })).headers.get('location')).toContain('said=failed')
  })

  it('shows one section per page, and the number of orders that wait to be shipped in the menu [R6.06]', async () => {
    await act('sku', { skuId: '1001', price: '18.50', stocks: '100' })
    const orderNumber = await order()
    const menu = async () => /section=orders"[^>]*>\s*Orders(?: <b[^>]*>(\d+)<\/b>)?/.exec(await page('?lang=en'))?.[1]
    const soldToday = async () =>
      Number(/Orders sold today <b>([\d,]+)<\/b> ¥/.exec(await page('?lang=en'))?.[1]?.replaceAll(',', ''))
    const before = Number((await menu()) ?? 0)
    const soldBefore = await soldToday()
    await buyer.call('pay', { orderNumbers: orderNumber, payType: 3 })
    const [, code = ''] =
      new RegExp(`data-order="${orderNumber}".*?name="code" value="(\\w+)"`, 's').exec(await page()) ?? []
    expect((await act('pay', { code, lang: 'en' })).headers.get('location')).toBe(
      '/?lang=en&section=payments&said=done',
    )
    expect(Number(await menu())).toBe(before + 1)
    expect(await soldToday()).toBe(soldBefore + 1)
    const orders = await page('?lang=en&section=orders')
    expect(orders).toContain(`data-order="${orderNumber}" data-status="2"`)
    expect(orders).toContain('aria-current="page"')
    expect(orders).not.toContain('id="refunds"')
    const found = await page(`?section=orders&find=${orderNumber}`)
    expect([...found.matchAll(/<tr data-order="(\d+)"/g)].map(([, one]) => one)).toEqual([orderNumber])
    expect(await page('?section=orders&page=2')).not.toContain(`data-order="${orderNumber}"`)
    expect(await page('?section=nothing')).toContain('短信验证码')
  })

  it('begins with the queues that wait, and finds and pages the records of each queue', async () => {
    const orderNumber = await order()
    await mall.db.query('update orders set status = 2, paid_at = created, expires = created where order_number = $1', [
      orderNumber,
    ])
    const { answer: refundSn } = await buyer.call('applyRefund', {
      orderNumber,
      refundType: 1,
      applyType: 1,
      goodsNum: 2,
      refundAmount: (await buyer.call('orderDetail', { orderNumber })).answer.actualTotal,
      buyerReason: 'reasonOther',
    })
    await buyer.call('addInquiryOfBuyer', {
      userPhone: '13800000001',
      remark: 'M8',
      items: [{ skuId: 1001, prodName: '', quantity: 5 }],
    })
    const [inquiry] = await mall.db.query<{ number: string }>(
      'select number from inquiry where number is not null order by inquiry_id desc limit 1',
    )
    const overview = await page('?lang=en')
    expect(overview).toMatch(/id="queues">To do<[^]*section=refunds"><b>1<\/b>Refunds, returns and exchanges/)
    for (const [section, find, row] of [
      ['refunds', refundSn, `data-refund="${refundSn}"`],
      ['refunds', orderNumber, `data-refund="${refundSn}"`],
      ['inquiries', inquiry!.number, inquiry!.number],
    ] as const) {
      expect(await page(`?section=${section}&find=${find}`), `${section} ${find}`).toContain(row)
      expect(await page(`?section=${section}&find=nothing`)).not.toContain(row)
      expect(await page(`?section=${section}&page=2`)).not.toContain(row)
    }
    for (const section of ['transfers', 'invoices'])
      expect(await page(`?section=${section}&find=nothing&page=2`)).toContain('role="search"')
  })

  it('searches, filters and pages every list', async () => {
    const forms = ['jobs', 'levels', 'people', 'webhooks']
    for (const { name, states } of consoleParts({ staff: false }).groups.flatMap(({ sections }) => sections)) {
      const shown = await page(`?lang=en&section=${name}&page=2&find=nothing-has-this`)
      expect(shown.includes('role="search"'), name).toBe(!forms.includes(name))
      if (!forms.includes(name)) expect(shown, name).toContain('Previous page')
      for (const state of states) {
        const filtered = await page(`?lang=en&section=${name}&state=${state}`)
        expect(filtered, `${name} ${state}`).toMatch(/<a[^>]*aria-current="true"[^>]*>(?!All<)/)
      }
    }
  })

  it('says which record an action changed, and returns to the same filter and page', async () => {
    const orderNumber = await order()
    const { headers } = await act('expire', { orderNumber, lang: 'en', atState: 'status1', atPage: '2', atFind: 'x' })
    expect(headers.get('location')).toBe(
      `/?lang=en&section=orders&find=x&state=status1&page=2&said=done&of=${orderNumber}`,
    )
    expect(await page(`?lang=en&section=orders&said=done&of=${orderNumber}`)).toContain(`Done: <b>${orderNumber}</b>`)
    expect(await page('?lang=en&section=orders&said=done&of=Call+us+now')).not.toContain('Call us')
  })

  it('has both languages, refuses forms of other sites, and does not exist without the sandbox', async () => {
    expect(await page('?lang=en')).toContain('Codes sent by SMS')
    expect(await page('?lang=zh')).toContain('短信验证码')
    expect(await page('?section=all')).toContain('id="credit"')
    expect(await page(`?section=all&find=${encodeURIComponent('"><script>alert(1)</script>')}`)).not.toContain(
      '<script>',
    )
    expect((await act('shelf', { prodId: '101', status: '0' }, { origin: 'http://evil.test' })).status).toBe(403)
    expect((await act('shelf', { prodId: '101', status: '0' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const real = createMall({ db: mall.db, files: mall.files, sandbox: false })
    expect((await real.request('/')).status).toBe(404)
    expect(
      (await real.request(`/console/${CONSOLE_KEY}/shelf`, { method: 'POST', body: 'prodId=101&status=0' })).status,
    ).toBe(404)
    expect((await new Visitor(real).call('getSysPaySwitch', {})).answer).toMatchObject({
      wxPaySwitch: false,
      aliPaySwitch: false,
    })
  })

  it('responds only under its own host names, so that no other site can reach the console by DNS rebinding', async () => {
    const at = (host: string, path: string, init: RequestInit = {}) =>
      mall.app.request(`http://${host}${path}`, { ...init, headers: { host, ...init.headers } })
    const paths = ['/', '/pay/none', '/console/files/x', '/chats', '/chats/1', '/chats/1/messages']
    for (const host of ['rebound.example', 'rebound.example:4101', 'localhost.example', 'mall.test']) {
      for (const path of paths) expect((await at(host, path)).status, host + path).toBe(421)
      const form = { method: 'POST', body: new URLSearchParams({ prodId: '101', status: '0' }) }
      const headers = { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
      expect((await at(host, `/console/${CONSOLE_KEY}/shelf`, { ...form, headers })).status).toBe(421)
      expect((await at(host, `/chats/1/${CONSOLE_KEY}`, { ...form, headers })).status).toBe(421)
    }
    for (const host of ['localhost:4101', '127.0.0.1:4101', '[::1]:4101'])
      expect((await at(host, '/')).status).toBe(200)
    const given = {
      db: mall.db,
      files: mall.files,
      consoleUrl: 'https://console.mall.example/',
      consoleKey: CONSOLE_KEY,
    }
    const named = createMall(given)
    expect((await named.request('https://console.mall.example/')).status).toBe(200)
    expect((await named.request('https://mall.example/')).status).toBe(421)
    // The API's calls respond under any host name.
    expect((await at('mall.test', '/webConfig/getPcWebConfig')).status).toBe(200)
  })

  it('accepts a form only at the address shown in the console, and cannot be embedded', async () => {
    const key = async (path: string) =>
      /action="\/(?:console|chats\/\d+)\/([\w-]+)[/?]/.exec(await (await mall.app.request(path)).text())?.[1]
    expect(await key('/?section=jobs')).toBe(CONSOLE_KEY)
    const post = (path: string) =>
      mall.app.request(`http://localhost${path}`, {
        method: 'POST',
        body: new URLSearchParams({ prodId: '101', status: '1' }),
      })
    expect((await post(`/console/${CONSOLE_KEY}/shelf`)).status).toBe(303)
    for (const path of [
      '/console/shelf',
      '/console//shelf',
      `/console/${CONSOLE_KEY.slice(1)}x/shelf`,
      `/console/${CONSOLE_KEY}x/shelf`,
    ])
      expect([403, 404], path).toContain((await post(path)).status)
    expect((await post('/chats/1/x')).status).toBe(403)
    // Each process creates its own key.
    const pageOf = async () => (await createMall({ db: mall.db, files: mall.files }).request('/?section=jobs')).text()
    const [one, other] = await Promise.all([pageOf(), pageOf()])
    const keyIn = (page: string) => /action="\/console\/([\w-]{24})\//.exec(page)?.[1]
    expect(keyIn(one)).toBeDefined()
    expect(keyIn(one)).not.toBe(keyIn(other))
    const embedded = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }
    expect((await mall.app.request('/chats/1', { headers: embedded })).status).toBe(403)
    expect((await mall.app.request('/', { headers: { ...embedded, 'sec-fetch-mode': 'navigate' } })).status).toBe(200)
  })
})
