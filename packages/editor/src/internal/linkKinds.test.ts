import { readLink } from '@millwright/domain/link/link'
import { couponOf, linkTo, namesFor } from './linkKinds.ts'

it('links a coupon to the page of that coupon, and reads the coupon from the link', () => {
  const link = linkTo('coupon', '803', undefined)
  expect(readLink(link).target?.href).toBe('/coupons?couponId=803')
  expect(couponOf(link)).toBe('803')
})

it.each([
  { type: 4, link: 'coupon' },
  { type: 4, link: '/coupons' },
  { type: 4, link: '/coupons?couponId=x' },
  { type: 4, link: '/list?couponId=803' },
  { type: 6, link: '/coupons?couponId=803' },
])('reads no single coupon from $link of type $type', (link) => {
  expect(couponOf(link)).toBeUndefined()
})

it('stores the names of both languages, and no name without the other language', () => {
  const name = { zh: '滚动轴承', en: 'Rolling bearings' }
  expect(linkTo('2', ['101', '10101'], name)).toEqual({ type: 2, link: ['101', '10101'], name })
  expect(linkTo('3', '2', undefined)).toEqual({ type: 3, link: '2' })
})

it('asks a picker for the name in the other language', async () => {
  const named = async (ids: readonly string[], locale: 'zh' | 'en') =>
    ids.map((id) => ({ id, label: locale === 'zh' ? '轴承' : 'Bearings' }))
  const search = async () => ({ items: [] })
  const item = { id: '101', label: 'Bearings' }
  expect(await namesFor({ search, named }, item, 'en')).toEqual({ zh: '轴承', en: 'Bearings' })
  expect(await namesFor({ search }, item, 'en')).toBeUndefined()
  expect(await namesFor({ search, named: async () => [] }, item, 'en')).toBeUndefined()
  expect(await namesFor({ search, named: async () => Promise.reject(new Error('away')) }, item, 'en')).toBeUndefined()
})
