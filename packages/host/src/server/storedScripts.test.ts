import { createHash } from 'node:crypto'
// @boundaries-ignore parses pages as a browser does
import { parse } from 'parse5'
import { expect, it } from 'vitest'
// @boundaries-ignore lists the places for texts in each block, and the payloads for each place
import { places } from '../../../../tests/fuzz/pages/places.ts'
import { forAllTests } from './testing/realMall.ts'
import type { RealMall } from './testing/realMall.ts'

let mall: RealMall
forAllTests((started) => (mall = started))

/**
 * Payloads that break out of different contexts: an element, a quoted attribute, a script, a comment, a style, an
 * address, a template.
 */
const payloads = [
  `<img src=x onerror=alert(1)><svg onload=alert(1)>`,
  `"><script>alert(1)</script>`,
  `</script><script>alert(1)</script>`,
  `'"--></style></title></textarea><iframe srcdoc="<script>alert(1)</script>">`,
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}<a href="javascript:alert(1)" onclick=alert(1)>x</a>',
  `\u2028<math><mtext></p><style><img title="</style><img src onerror=alert(1)>">`,
]

type Node = {
  nodeName: string
  tagName?: string
  attrs?: { name: string; value: string }[]
  childNodes?: Node[]
  content?: Node
  value?: string
}

/**
 * Returns the dangerous parts of a page: event handlers, scripts that the policy does not allow, unsafe addresses and
 * styles, frames and plug-ins.
 */
function dangersOf(html: string, policy: string): string[] {
  const found: string[] = []
  const isOurs = ({ src }: Record<string, string>, text: string) =>
    (src ?? '').startsWith('/assets/') ||
    policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  const walk = (node: Node): void => {
    const attrs = Object.fromEntries((node.attrs ?? []).map(({ name, value }) => [name, value]))
    for (const [name, value] of Object.entries(attrs)) {
      if (name.startsWith('on') || name === 'srcdoc') found.push(`<${node.tagName} ${name}=${value.slice(0, 80)}>`)
      if (
        /^(href|src|action|formaction|data|poster|xlink:href|ping|background)$/.test(name) &&
        !/^(https?:\/\/|\/(?!\/)|[#?]|tel:|mailto:|pictures\/|$)/.test(value)
      )
        found.push(`<${node.tagName} ${name}=${value.slice(0, 80)}>`)
      if (name === 'style' && /url\(|expression|javascript/i.test(value)) found.push(`style ${value.slice(0, 80)}`)
    }
    if (node.tagName === 'script') {
      const text = node.childNodes?.[0]?.value ?? ''
      if (/^application\/(ld\+)?json$/.test(attrs.type ?? '')) JSON.parse(text)
      else if (!isOurs(attrs, text)) found.push(`<script>${text.slice(0, 80)}`)
    }
    // The seller console shows a conversation in an iframe that reloads itself.
    if (node.tagName === 'iframe' && !/^\/chats\/\d+\/messages/.test(attrs.src ?? ''))
      found.push(`<iframe src=${attrs.src}>`)
    if (
      /^(object|embed|base|applet|frame|math|portal)$/.test(node.tagName ?? '') ||
      (attrs['http-equiv'] && !/^\d+$/.test(attrs.content ?? ''))
    )
      found.push(`<${node.tagName}>`)
    for (const child of [...(node.childNodes ?? []), ...(node.content ? [node.content] : [])]) walk(child)
  }
  walk(parse(html) as unknown as Node)
  return found
}

/** Returns the visible text of a page, with escapes decoded. */
function readable(html: string): string {
  const texts: string[] = []
  const walk = (node: Node): void => {
    if (node.nodeName === '#text') texts.push(node.value ?? '')
    if (node.tagName !== 'script' && node.tagName !== 'style') for (const child of node.childNodes ?? []) walk(child)
  }
  walk(parse(html) as unknown as Node)
  return texts.join(' ')
}

async function pageOf(path: string, headers: Record<string, string>) {
  const answer = await mall.get(path, headers)
  const html = await answer.text()
  return { status: answer.status, html, dangers: dangersOf(html, answer.headers.get('content-security-policy') ?? '') }
}

it('detects an injected script', () => {
  for (const payload of payloads.filter((text) => text.includes('<')))
    expect(dangersOf(`<html><body><p>${payload}</p></body></html>`, ''), payload).not.toEqual([])
  expect(dangersOf('<a href="javascript:alert(1)">x</a>', '')).toHaveLength(1)
  const hash = createHash('sha256').update('1').digest('base64')
  expect(dangersOf('<script>1</script><script>2</script>', `script-src 'self' 'sha256-${hash}'`)).toHaveLength(1)
})

it('runs no script from a chat message of a buyer or shop, of any kind [R5.21]', async () => {
  const buyer = { cookie: `token=${mall.token}` }
  const { data: channel } = (await mall.call('POST', '/p/im/send', {
    shopId: 1,
    msgType: 1,
    content: 'hello',
    clientMsgId: 'begin-0000',
  })) as { data: { imChannelId: string } }
  for (const [n, payload] of payloads.entries()) {
    const said = await mall.call('POST', '/p/im/send', {
      shopId: 1,
      msgType: 1,
      content: payload,
      clientMsgId: `client-${n}-000`,
    })
    expect(said.code).toBe('00000')
    for (const [type, content] of [
      [1, payload],
      [2, payload],
      [2, JSON.stringify({ filePath: payload })],
      [5, payload],
      [10, JSON.stringify({ prodId: '101', prodName: payload, pic: payload, price: payload })],
      [10, JSON.stringify({ prodId: payload, prodName: 'x' })],
      [
        11,
        JSON.stringify({ orderNumber: '1', actualTotal: payload, pic: payload, createTime: payload, status: payload }),
      ],
      [99, payload],
    ] as const) {
      await mall.db.query(
        `
        with next as (update chat_channel set last_seq = last_seq + 1 where channel_id = $1 returning last_seq)
        insert into chat_message (channel_id, seq, sender, msg_type, content, created) select $1, last_seq, 1, $2::smallint, $3, $4::bigint from next`,
        [Number(channel.imChannelId), type, content, Date.now()],
      )
    }
    const { status, html, dangers } = await pageOf('/chat?sid=1', buyer)
    expect([payload, status, dangers]).toEqual([payload, 200, []])
    expect(readable(html).includes(payload.replace('\u2028', '')) || readable(html).includes(payload), payload).toBe(
      true,
    )
    for (const desk of [`/chats/${channel.imChannelId}`, `/chats/${channel.imChannelId}/messages`, '/chats']) {
      const page = await mall.app.request(desk)
      expect([
        desk,
        page.status,
        dangersOf(await page.text(), page.headers.get('content-security-policy') ?? ''),
      ]).toEqual([desk, 200, []])
    }
  }
}, 120_000)

it('runs no script from a nickname, a comment, an address, a remark or an inquiry', async () => {
  const buyer = { cookie: `token=${mall.token}` }
  for (const payload of payloads) {
    await mall.db.query('update buyer set nick_name = $1::text::jsonb', [JSON.stringify({ zh: payload, en: payload })])
    await mall.db.query('update comment set content = $1, nick_name = $1, reply = $1, anonymous = false, pics = $1', [
      payload,
    ])
    await mall.db.query('update address set receiver = $1, addr = $1', [payload])
    expect((await mall.call('POST', '/inquiry/addInquiry', { userPhone: '13800000009', remark: payload })).code).toBe(
      '00000',
    )
    const confirmed = (await mall.call('POST', '/p/order/confirm', {
      orderItem: { prodId: 101, skuId: 1002, shopId: 1, prodCount: 1 },
    })) as { data: { uuid: string } }
    const { data: order } = (await mall.call('POST', '/p/order/submit', {
      orderShopParams: [{ shopId: 1, remarks: payload.slice(0, 100) }],
      uuid: confirmed.data.uuid,
    })) as { data: { orderNumbers: string } }
    const shown: [string, number][] = [
      ['/', 0],
      ['/detail/101', 3],
      ['/user-center/uc-order', 0],
      [`/order-detail?orderNumber=${order.orderNumbers}`, 2],
      [`/payment?orderNumbers=${order.orderNumbers}`, 0],
      ['/order-page?prodId=101&skuId=1001&shopId=1&count=1', 1],
    ]
    for (const [path, times] of shown) {
      const { status, html, dangers } = await pageOf(path, buyer)
      expect([path, payload, status, dangers]).toEqual([path, payload, 200, []])
      // The page shows the payload as typed.
      expect(readable(html).split(payload.slice(0, 40)).length - 1, `${path} ${payload}`).toBeGreaterThanOrEqual(times)
    }
    const bench = await mall.app.request('/')
    expect(dangersOf(await bench.text(), bench.headers.get('content-security-policy') ?? ''), payload).toEqual([])
    await mall.call('PUT', `/p/myOrder/cancel/${order.orderNumbers}`, {})
  }
}, 120_000)

it("runs no script from a merchant's texts about products and shop", async () => {
  const both = (text: string) => JSON.stringify({ zh: text, en: text })
  for (const payload of payloads) {
    await mall.db.query(
      'update product set name = $1::text::jsonb, brief = $1::text::jsonb, content = $1::text::jsonb, unit = $1::text::jsonb',
      [both(payload)],
    )
    await mall.db.query('update product set parameters = $1::text::jsonb, cross_refs = $2::text::jsonb', [
      JSON.stringify([{ key: JSON.parse(both(payload)), value: JSON.parse(both(payload)) }]),
      JSON.stringify([{ brand: payload, code: payload }]),
    ])
    await mall.db.query('update sku set properties = $1::text::jsonb, party_code = $2, pic = $2', [
      both(payload),
      payload,
    ])
    await mall.db.query(
      'update shop set name = $1::text::jsonb, intro = $1::text::jsonb, city = $1::text::jsonb, service_time = $1::text::jsonb, phone = $2, logo = $2',
      [both(payload), payload],
    )
    await mall.db.query('update notice set title = $1::text::jsonb, content = $1::text::jsonb', [both(payload)])
    await mall.db.query('update category set name = $1::text::jsonb', [both(payload)])
    await mall.db.query('update brand set name = $1::text::jsonb', [both(payload)])
    await mall.call('POST', '/p/shopCart/changeItem', { prodId: 101, skuId: 1002, shopId: 1, count: 1 })
    for (const path of [
      '/detail/101',
      '/datasheet/101',
      '/compare?ids=101-1001,102',
      '/list',
      '/shopIndex?sid=1',
      '/ShopInformation?sid=1',
      '/cart',
      '/order-page?prodId=101&skuId=1001&shopId=1&count=1',
      `/list/pn-${encodeURIComponent(payload).slice(0, 150)}`,
    ]) {
      const { status, dangers } = await pageOf(path, { cookie: `token=${mall.token}` })
      expect([path, payload, dangers]).toEqual([path, payload, []])
      expect([path, status < 500]).toEqual([path, true])
    }
  }
}, 240_000)

it('runs no script from a merchant’s decorated page, at any place of any block [R4.03]', async () => {
  let shown = 0
  for (const [n, payload] of payloads.entries()) {
    const hostile = places.map(({ spoil }) => spoil(payload))
    for (let from = 0; from < hostile.length; from += 60) {
      const id = 10_000 + n * 1_000 + from
      await mall.db.query(
        'insert into renovation (renovation_id, shop_id, home, name, content, bg_color, published, saved) values ($1, 1, false, $2::text::jsonb, $3, $4, true, 0)',
        [id, JSON.stringify({ zh: payload, en: payload }), JSON.stringify(hostile.slice(from, from + 60)), payload],
      )
      const { status, html, dangers } = await pageOf(`/select-decorate?renovationId=${id}&sid=1`, {})
      expect([payload, from, status, dangers]).toEqual([payload, from, 200, []])
      if (readable(html).includes(payload.slice(0, 20))) shown++
    }
  }
  expect(shown).toBeGreaterThan(payloads.length)
}, 240_000)
