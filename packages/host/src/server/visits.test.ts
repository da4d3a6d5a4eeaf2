import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataPath } from '../render/pageData.ts'
import type { DataAnswer, Page } from '../render/pageData.ts'
import { startFakeMall } from './testing/fakeMall.ts'
import type { FakeMall } from './testing/fakeMall.ts'
import { addressOf } from './testing/routeAddresses.ts'
import { storefrontFromSource } from './testing/storefrontFromSource.ts'
import type { TestShop } from './testing/storefrontFromSource.ts'

let mall: FakeMall
let shop: TestShop
beforeAll(async () => {
  mall = await startFakeMall()
  shop = await storefrontFromSource(mall.base)
}, 60_000)
afterAll(() => mall.close())

async function pageAt(address: string): Promise<Page> {
  const { pathname, search } = new URL(address, 'https://mall.test')
  const answer = await shop.request(`http://mall.test${dataPath(pathname)}${search}`, {
    headers: { cookie: 'token=secret-token' },
  })
  return ((await answer.json()) as Extract<DataAnswer, { page: Page }>).page
}

it.each([
  ['home', { pageId: 1 }],
  ['detail', { pageId: 2, bizData: '100001', bizType: 0 }],
  ['group-team', { pageId: 3, bizType: 1, bizData: expect.any(String) }],
  ['secdetail', { pageId: 4, bizData: '601', bizType: 2 }],
  ['integral-det', { pageId: 5, bizData: '100001', bizType: 0 }],
  ['list', { pageId: 6 }],
  ['special-discount', { pageId: 7 }],
  ['cart', { pageId: 8, nums: expect.any(Number) }],
  ['order-detail', { pageId: 9, orderNumbers: '202611210930124412', nums: expect.any(Number) }],
  ['payment', { pageId: 10, orderNumbers: '202611210930124410' }],
  ['user-center', { pageId: 12 }],
  ['uc-order', { pageId: 13 }],
  ['compare', undefined],
] as const)('records a visit of the page %s as %j [R6.05]', async (route, visit) => {
  expect((await pageAt((addressOf as Record<string, string>)[route]!)).visit).toEqual(visit)
})

it('records no visit of a missing page [R6.05]', async () => {
  const page = await pageAt('/no-such-page')
  expect([page.screen, page.visit]).toEqual(['NotFound', undefined])
})
