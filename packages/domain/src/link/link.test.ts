import { afterEach, describe, expect, it } from 'vitest'
import { setPaths } from '../paths/setPaths.ts'
import { internalPath, leavingPath, pageKeys, pictureUrl, readLink, safeHref, safeReturnPath } from './link.ts'

const href = (input: unknown) => readLink(input).target?.href

it.each([
  [0, '/detail/12'],
  [1, '/detail/12'],
  [2, '/secdetail/5'],
  [3, '/member-center/integral-det/12'],
])('leads to the page of a product of type %d (normal, group buy, seckill, points): %s [R5.03]', (prodType, href) => {
  expect(readLink({ type: 1, link: { prodId: 12, prodType, seckillId: 5 } }).target?.href).toBe(href)
})

describe('a link of a decorated page', () => {
  it('leads to a product, in a new tab [R4.03]', () => {
    expect(readLink({ type: 1, link: { prodId: 12, prodType: 0 } }).target).toEqual({
      href: '/detail/12',
      newTab: true,
    })
    expect(href({ type: '1', link: { prodId: '12', prodType: 2, seckillId: 5 } })).toBe('/secdetail/5')
    expect(href({ type: 1, link: { prodId: 12, prodType: 3 } })).toBe('/member-center/integral-det/12')
    expect(readLink({ type: 1, link: { prodId: 'x' } }).problem).toBe('badProduct')
  })

  it('leads to a category of the mall or of a shop [R4.03]', () => {
    expect(href({ type: 2, link: [1, 2, 3] })).toBe('/list/cpid-1_cid-2_thCid-3_st-0_p-3')
    expect(href({ type: 2, link: [{ categoryId: 1 }] })).toBe('/list/cpid-1_st-0_p-1')
    expect(href({ type: 2, link: { shopId: 4, categoryId: 9 } })).toBe('/shopIndex?sid=4&cid=9')
    expect(readLink({ type: 2, link: [1, 2, 3, 4] }).problem).toBe('badCategory')
  })

  it('leads to a shop, a page by its key or path, and a saved page [R4.03]', () => {
    expect(href({ type: 3, link: 7 })).toBe('/shopIndex?sid=7')
    expect(href({ type: 4, link: 'newProd' })).toBe('/list/st=1')
    expect(href({ type: 4, link: '/coupons' })).toBe('/coupons')
    expect(href({ type: 5, link: { renovationId: 3 } })).toBe('/select-decorate?renovationId=3&sid=0')
    expect(readLink({ type: 4, link: 'nowhere' }).problem).toBe('badPage')
  })

  it('leads out of the mall by http(s) and mailto, in a new tab if chosen [R4.03]', () => {
    expect(readLink({ type: 6, link: { url: 'https://example.com/a', newTab: 1 } }).target).toEqual({
      href: 'https://example.com/a',
      newTab: true,
    })
    expect(readLink({ type: 6, link: 'mailto:a@b.cn' }).target).toEqual({ href: 'mailto:a@b.cn', newTab: false })
  })

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https:evil',
    'https://user:pass@evil.example',
    'file:///etc/passwd',
    'blob:https://a/b',
    '\u0001https://a',
    'http://',
    '',
  ])('has no address for %j [R4.03]', (url) => {
    expect(safeHref(url)).toBeUndefined()
    expect(readLink({ type: 6, link: { url } }).target).toBeUndefined()
  })

  it('returns a problem for any JSON that is not a link [R4.03]', () => {
    for (const input of [
      null,
      undefined,
      5,
      'x',
      [],
      {},
      { type: 99 },
      { type: {} },
      { type: { toString: 1 } },
      { type: 1, link: { prodId: {}, prodType: { valueOf: 1 } } },
      { type: 6, link: { url: {} } },
    ]) {
      expect(readLink(input).problem, JSON.stringify(input)).toBeDefined()
    }
  })
})

describe('a link with omissions or typing errors', () => {
  const problem = (type: unknown, link?: unknown) => readLink({ type, link }).problem

  it('is refused with the reason [R4.03]', () => {
    expect([readLink(7).problem, readLink({}).problem, problem(9), problem('x')]).toEqual([
      'empty',
      'empty',
      'unknownType',
      'unknownType',
    ])
    for (const link of ['x', '0', 'a12', '12a', '12345678901234567890', {}, [5], null, false])
      expect(problem(1, link), JSON.stringify(link)).toBe('badProduct')
    for (const link of [7, [], ['x'], [1, 'x'], [1, 2, 3, 4], { shopId: 1 }, { categoryId: 1 }, {}])
      expect(problem(2, link), JSON.stringify(link)).toBe('badCategory')
    for (const link of ['x', {}, 0]) expect(problem(3, link)).toBe('badShop')
    for (const link of [7, 'x', null]) expect(problem(4, link)).toBe('badPage')
    for (const link of ['x', {}, { shopId: 1 }]) expect(problem(5, link)).toBe('badPage')
    for (const link of [7, {}, 'x', 'javascript:1', null]) expect(problem(6, link)).toBe('badUrl')
  })

  it('falls back to its `path` only if its `link` is empty', () => {
    for (const link of [undefined, null, ''])
      expect(href({ type: 1, link, path: '/coupons' }), String(link)).toBe('/coupons')
    expect(href({ type: 1, link: 12, path: '/coupons' })).toBe('/detail/12')
    expect(readLink({ type: 1, link: '', path: 7 }).problem).toBe('badProduct')
    expect(readLink({ type: 6, link: '', path: '//evil.example' }).problem).toBe('badPage')
  })

  it('opens a new tab for products, and for addresses with any editor’s new-tab flag', () => {
    const newTab = (input: object) => readLink(input).target?.newTab
    expect([
      newTab({ type: 1, link: 1 }),
      newTab({ type: 1, link: { prodId: 1, prodType: 2, seckillId: 5 } }),
      newTab({ type: 3, link: 1 }),
      newTab({ type: 4, link: 'cart' }),
    ]).toEqual([true, true, false, false])
    for (const ticked of [true, 1, '1', 'true'])
      expect(newTab({ type: 6, link: 'https://a.example', newTab: ticked }), String(ticked)).toBe(true)
    for (const not of [false, 0, '0', '', 'yes', 2, undefined])
      expect(newTab({ type: 6, link: 'https://a.example', newTab: not }), String(not)).toBe(false)
  })

  it('leads to the product if the flash sale has no id, and ignores spaces around ids', () => {
    expect(href({ type: 1, link: { prodId: ' 12 ', prodType: 2 } })).toBe('/detail/12')
    expect(href({ type: 5, link: { renovationId: 3, shopId: 8 } })).toBe('/select-decorate?renovationId=3&sid=8')
  })

  it('leads to every page of the picker [R4.03]', () => {
    expect(Object.keys(pageKeys).map((link) => href({ type: 4, link }))).toEqual([
      '/',
      '/cart',
      '/user-center/uc-order',
      '/user-center',
      '/user-center/uc-collection',
      '/list/st=1',
      '/special-discount',
      '/group-buy',
      '/flash-sale',
      '/coupons',
      '/member-center/integral-mall',
      '/member-center/member-center',
      '/distributor',
      '/user-center/uc-integral',
    ])
  })
})

describe('a link of a decorated page in a shop with its own addresses', () => {
  afterEach(() => setPaths({}))

  it('leads to the shop’s address even if the link has the specification’s address', () => {
    setPaths({ coupons: '/gutscheine', list: '/katalog', detail: '/artikel/:prodId?', login: '/anmelden' })
    expect([
      href({ type: 4, link: 'coupon' }),
      href({ type: 4, link: 'newProd' }),
      href({ type: 4, link: '/coupons' }),
      href({ path: '/list/pn-6205' }),
      href({ type: 6, link: '/coupons?couponId=8#of' }),
      href({ type: 1, link: 12 }),
      href({ type: 2, link: [1] }),
      href({ type: 4, link: '/gutscheine' }),
      href({ type: 6, link: 'https://a.example/coupons' }),
    ]).toEqual([
      '/gutscheine',
      '/katalog/st=1',
      '/gutscheine',
      '/katalog/pn-6205',
      '/gutscheine?couponId=8#of',
      '/artikel/12',
      '/katalog/cpid-1_st-0_p-1',
      '/gutscheine',
      'https://a.example/coupons',
    ])
    expect([safeReturnPath('/anmelden?back=%2Fcart'), safeReturnPath('/katalog')]).toEqual([undefined, '/katalog'])
  })
})

describe('an address of another site', () => {
  it('may be http(s), mailto or tel, and is normalised', () => {
    expect(safeHref(' HTTPS://Example.com ')).toBe('https://example.com/')
    expect(safeHref('tel:+86-21-1')).toBe('tel:+86-21-1')
    expect(safeHref(' /cart ')).toBe('/cart')
    for (const raw of ['https://user@evil.example', 'https://:pass@evil.example', 'http://[', 'xhttps://a', 'cart'])
      expect(safeHref(raw), raw).toBeUndefined()
  })

  it('is at most 2,000 characters long', () => {
    const long = (length: number) => `https://a.example/${'x'.repeat(length - 18)}`
    expect([safeHref(long(2000)), safeHref(long(2001))]).toEqual([long(2000), undefined])
    expect([internalPath(`/${'x'.repeat(1999)}`), internalPath(`/${'x'.repeat(2000)}`)]).toEqual([
      `/${'x'.repeat(1999)}`,
      undefined,
    ])
    expect([pictureUrl('x'.repeat(2000), ''), pictureUrl('x'.repeat(2001), '')]).toEqual([
      `/${'x'.repeat(2000)}`,
      undefined,
    ])
  })

  it('is reached through the warning page, unlike a path of the mall', () => {
    expect(leavingPath('HTTP://a.example/?b=1', { sid: '7' })).toBe(
      '/leaving?to=HTTP%3A%2F%2Fa.example%2F%3Fb%3D1&sid=7',
    )
    expect(leavingPath('https://a.example')).toBe('/leaving?to=https%3A%2F%2Fa.example')
    for (const href of ['/cart?to=https://a', 'mailto:a@b.cn']) expect(leavingPath(href)).toBe(href)
  })
})

describe('a path inside the mall', () => {
  it('is normalised, and is never another origin [R6.03]', () => {
    expect(internalPath('/cart?a=1#b')).toBe('/cart?a=1#b')
    expect(internalPath('/a/../cart')).toBe('/cart')
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/a/..//evil.example',
      'cart',
      'a/cart',
      '/\n/evil.example',
      'http://mall.invalid',
      7,
      ['/cart'],
    ])
      expect(internalPath(path), String(path)).toBeUndefined()
  })
})

describe('the address of a picture', () => {
  it('starts with the picture base if it is relative [R4.05]', () => {
    expect(pictureUrl('pictures/a.svg', 'https://img.example/')).toBe('https://img.example/pictures/a.svg')
    expect(pictureUrl('/pictures/a.svg', '')).toBe('/pictures/a.svg')
    const uploaded = '/files/0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f'
    expect([pictureUrl(uploaded, 'https://img.example'), pictureUrl(uploaded.slice(1), '')]).toEqual([
      uploaded,
      uploaded,
    ])
    expect(pictureUrl(' a/b1:2.png?from=http://x ', 'https://img.example//')).toBe(
      'https://img.example/a/b1:2.png?from=http://x',
    )
    expect(pictureUrl('c1:x', '')).toBeUndefined()
    expect(pictureUrl('http://other.example/a.png', '/x')).toBe('http://other.example/a.png')
  })

  it('is refused if it cannot be a picture [R4.05]', () => {
    for (const raw of [
      '',
      ' ',
      'javascript:x',
      'data:image/svg+xml,<svg>',
      '//evil.example/a.png',
      '../secret',
      'a/../../b',
      'a\\b',
      null,
      {},
    ]) {
      expect(pictureUrl(raw, 'https://img.example'), String(raw)).toBeUndefined()
    }
  })
})

describe('the return address after sign-in', () => {
  it.each([
    '/cart',
    '/detail/100001?sku=2#offers',
    '/user-center/uc-order?status=1',
    '/list/pn-login',
    '/registered',
    '/detail/login',
    '/a.database',
    '/?to=/login',
    '/list?keyword=/_a',
  ])('is %s', (path) => {
    expect(safeReturnPath(path)).toBe(path)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/cart',
    '/a/..//evil.example',
    '/login',
    '/Login?back=/cart',
    '/register?back=/',
    '/forget-password',
    '/cart.data',
    '/cart.data?x=1',
    '/cart.data#x',
    '/_act/cart',
    '/_suggest?pn=1',
    '/%0a/evil.example\n',
    '',
    null,
    7,
  ])('is refused for %j [R6.03]', (path) => expect(safeReturnPath(path)).toBeUndefined())
})
