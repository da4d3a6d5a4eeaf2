import { expect, it } from 'vitest'
import { hasScreen } from './hasScreen.ts'

it.each([
  '/',
  '/list/st=1',
  '/detail/7?sku=8#sizes',
  '/Cart',
  '/user-center',
  '/login?back=%2Fcart',
  '/pictures/logo.svg',
  '/_qr/mall.svg',
  'https://example.com/a',
  'tel:400',
  '#main',
])('returns true for %s', (href) => {
  expect(hasScreen(href)).toBe(true)
})

it.each(['/no-such-screen', '/detail/7/8', '/login?back=%2Fno-such-screen'])('returns false for %s', (href) => {
  expect(hasScreen(href)).toBe(false)
})
