import { expect, it } from 'vitest'
import type { Layout } from './defineScreen.ts'
import { matchRoute } from './matchRoute.ts'
import { routes } from './routes.ts'

/** Returns an address of a route with 1 for every parameter. */
const addressOf = (path: string) => `/${path.replace(/:\w+\??/g, '1')}`
const all = routes.filter(({ path }) => path !== '*').map(({ path }) => addressOf(path))
const routeAt = (address: string) => matchRoute(address).route

/** The page ids of specification 2, each with all its addresses. */
const pageIds: Record<number, readonly string[]> = {
  1: ['/', '/index2', '/newIndex'],
  2: ['/detail/1'],
  3: ['/group-team'],
  4: ['/secdetail/1'],
  5: ['/member-center/integral-det/1'],
  6: ['/list', '/list/1', '/list-2', '/list.html'],
  7: ['/special-discount'],
  8: ['/cart'],
  9: ['/order-detail'],
  10: ['/payment'],
  12: ['/user-center'],
  13: ['/user-center/uc-order'],
}

it('counts visits only of pages with a page id in the specification [R6.05]', () => {
  const found = Object.groupBy(all, (address) => String(routeAt(address).pageId))
  delete found.undefined
  expect(
    Object.fromEntries(Object.entries(found).map(([pageId, addresses]) => [pageId, addresses?.toSorted()])),
  ).toEqual(Object.fromEntries(Object.entries(pageIds).map(([pageId, addresses]) => [pageId, addresses.toSorted()])))
})

/** The addresses of each layout except `default`, which has all others (specification 2). */
const laidOut: Record<Exclude<Layout, 'default'>, readonly string[]> = {
  // A merchant's own pages.
  decorate: ['/newIndex', '/select-decorate', '/shop-prod-list', '/shopIndex'],
  // The member centre and the distributor centre, without the main header.
  home: [
    '/distributor',
    '/member-center/buy-member',
    '/member-center/integral-det/1',
    '/member-center/integral-mall',
    '/member-center/member-center',
    '/member-center/member-equity',
  ],
  // The chat, payments and printable sheets, without a shell.
  empty: [
    '/chat',
    '/datasheet/1',
    '/order-sheet',
    '/payment',
    '/payment-option',
    '/payment-transfer',
    '/payments',
    '/weixin-pay',
  ],
  // The footer only.
  policy: ['/termsPage'],
}

it('gives every screen the specified layout [R2.28] [R2.38]', () => {
  const found = Object.groupBy(all, (address) => routeAt(address).layout)
  delete found.default
  expect(
    Object.fromEntries(Object.entries(found).map(([layout, addresses]) => [layout, addresses?.toSorted()])),
  ).toEqual(laidOut)
})
