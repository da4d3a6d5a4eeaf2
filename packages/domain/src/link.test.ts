import { describe, expect, it } from 'vitest'
import { internalPath, pictureUrl, readLink, safeHref, wayBack } from './link.ts'

const href = (input: unknown) => readLink(input).target?.href

it.each([[0, '/detail/12'], [1, '/detail/12'], [2, '/secdetail/5'], [3, '/member-center/integral-det/12']])(
  'leads to a product of type %d (normal, group buy, seckill, points) where it is sold: %s [R5.03]', (prodType, href) => {
    expect(readLink({ type: 1, link: { prodId: 12, prodType, seckillId: 5 } }).target?.href).toBe(href)
  },
)

describe('a link of a decorated page', () => {
  it('leads to a product, in a new tab [R4.03]', () => {
    expect(readLink({ type: 1, link: { prodId: 12, prodType: 0 } }).target).toEqual({ href: '/detail/12', newTab: true })
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

  it('leads out of the mall only where a browser would go, in a new tab if ticked [R4.03]', () => {
    expect(readLink({ type: 6, link: { url: 'https://example.com/a', newTab: 1 } }).target).toEqual({ href: 'https://example.com/a', newTab: true })
    expect(readLink({ type: 6, link: 'mailto:a@b.cn' }).target).toEqual({ href: 'mailto:a@b.cn', newTab: false })
  })

  it.each([
    'javascript:alert(1)', ' JavaScript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.example', '/\\evil.example', '/\t/evil.example',
    'https:evil', 'https://user:pass@evil.example', 'file:///etc/passwd', 'blob:https://a/b', '\u0001https://a', 'http://', '',
  ])('has no address for %j [R4.03]', (url) => {
    expect(safeHref(url)).toBeUndefined()
    expect(readLink({ type: 6, link: { url } }).target).toBeUndefined()
  })

  it('answers a reason for whatever a merchant\'s JSON holds [R4.03]', () => {
    for (const input of [null, undefined, 5, 'x', [], {}, { type: 99 }, { type: {} }, { type: { toString: 1 } }, { type: 1, link: { prodId: {}, prodType: { valueOf: 1 } } }, { type: 6, link: { url: {} } }]) {
      expect(readLink(input).problem, JSON.stringify(input)).toBeDefined()
    }
  })
})

describe('a path inside the mall', () => {
  it('is normalised, and is never another origin [R6.03]', () => {
    expect(internalPath('/cart?a=1#b')).toBe('/cart?a=1#b')
    expect(internalPath('/a/../cart')).toBe('/cart')
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a/..//evil.example', 'cart', '/\n/evil.example', 7]) expect(internalPath(path), String(path)).toBeUndefined()
  })
})

describe('the address of a picture', () => {
  it('gets the base where it has none of its own [R4.05]', () => {
    expect(pictureUrl('pictures/a.svg', 'https://img.example/')).toBe('https://img.example/pictures/a.svg')
    expect(pictureUrl('/pictures/a.svg', '')).toBe('/pictures/a.svg')
    expect(pictureUrl('http://other.example/a.png', '/x')).toBe('http://other.example/a.png')
  })

  it('is refused where it is no picture\'s [R4.05]', () => {
    for (const raw of ['', ' ', 'javascript:x', 'data:image/svg+xml,<svg>', '//evil.example/a.png', '../secret', 'a/../../b', 'a\\b', null, {}]) {
      expect(pictureUrl(raw, 'https://img.example'), String(raw)).toBeUndefined()
    }
  })
})

describe('the way back after a login', () => {
  it.each(['/cart', '/detail/100001?sku=2#offers', '/user-center/uc-order?status=1', '/list/pn-login', '/registered'])('is %s', (path) => {
    expect(wayBack(path)).toBe(path)
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example/cart', '/a/..//evil.example', '/login', '/Login?back=/cart', '/register?back=/', '/forget-password', '/cart.data', '/_act/cart', '/_suggest?pn=1', '/%0a/evil.example\n', '', null, 7])(
    'is none for %j [R6.03]', (path) => expect(wayBack(path)).toBeUndefined(),
  )
})
