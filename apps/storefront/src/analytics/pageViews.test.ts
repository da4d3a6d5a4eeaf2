// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { MOST, SESSION, createPageViews } from './pageViews.ts'
import type { PageView } from './pageViews.ts'
import { matchRoute } from '@millwright/pages/matchRoute'
import { readPageViews } from './pageViews.server.ts'

const sent: PageView[][] = []
let onLine = true
let time = 1_000_000
const place = (extra: object = {}) =>
  ({
    localStorage,
    document,
    setTimeout: window.setTimeout,
    addEventListener: window.addEventListener.bind(window),
    navigator: {
      get onLine() {
        return onLine
      },
      sendBeacon: (_: string, body: Blob) => {
        void body.text().then((text) => sent.push(JSON.parse(text) as PageView[]))
        return true
      },
      ...extra,
    },
  }) as unknown as Window
const open = (extra?: object) => {
  const keep = createPageViews(place(extra), () => time)
  return (address: string, props?: object) => {
    const { pathname, search } = new URL(address, 'http://m')
    const {
      route: { pageId },
      params,
    } = matchRoute(pathname)
    keep({ pageId, bizData: params.prodId, search, props })
  }
}
const kept = () => JSON.parse(localStorage.getItem('visits') ?? '[]') as PageView[]

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sent.length = 0
  onLine = true
})

it('numbers the steps of a session of 30 minutes and says which page and which before it [R6.05]', () => {
  const go = open()
  for (const address of [
    '/',
    '/list',
    '/detail/7',
    '/compare',
    '/cart',
    '/payment?orderNumbers=12,13',
    '/order-detail?orderNumber=12',
    '/user-center/uc-order',
  ])
    go(address)
  expect(kept().map(({ pageId, step, prevPageId }) => [pageId, step, prevPageId])).toEqual([
    [1, 1, undefined],
    [6, 2, 1],
    [2, 3, 6],
    [8, 4, 2],
    [10, 5, 8],
    [9, 6, 10],
    [13, 7, 9],
  ])
  expect(kept()[2]).toMatchObject({ bizData: '7' })
  expect(kept()[4]?.orderNumbers).toBe('12,13')
  const [first] = kept()
  time += SESSION
  go('/')
  const latest = kept().at(-1)
  expect(latest).toMatchObject({ step: 1, uuid: first?.uuid })
  expect(latest?.uuidSession).not.toBe(first?.uuidSession)
})

it('tells a product that is sold in a group or for points from another [R6.05]', () => {
  const go = open()
  go('/detail/7', { product: { prodType: 1 } })
  go('/detail/8', { product: { prodType: 3 } })
  expect(kept().map(({ pageId }) => pageId)).toEqual([3, 5])
})

it('sends what gathered together, and keeps the latest of it while there is no network [R6.05]', async () => {
  const go = open()
  onLine = false
  for (let index = 0; index < MOST + 10; index++) go(`/detail/${index + 1}`)
  await vi.advanceTimersByTimeAsync(6_000)
  expect([sent.length, kept().length, kept()[0]?.bizData]).toEqual([0, MOST, '11'])
  onLine = true
  window.dispatchEvent(new Event('online'))
  vi.useRealTimers()
  await vi.waitFor(() => expect(sent[0]).toHaveLength(MOST))
  expect(kept()).toEqual([])
})

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'keeps and sends nothing of somebody who says %o',
  (wish) => {
    open(wish)('/')
    expect(localStorage.length).toBe(0)
  },
)

it('believes a browser only what a record can be', () => {
  const good = { pageId: 1, step: 1, uuid: 'a-1', uuidSession: 'b', more: 'x', bizData: '7' }
  expect(readPageViews([good])).toEqual([
    { pageId: 1, step: 1, uuid: 'a-1', uuidSession: 'b', bizData: '7', systemType: 1, visitType: 1 },
  ])
  for (const bad of [
    undefined,
    {},
    [null],
    [{ ...good, pageId: '1' }],
    [{ ...good, uuid: 'x'.repeat(65) }],
    [{ ...good, step: 1.5 }],
    Array.from({ length: MOST + 1 }, () => good),
  ])
    expect(readPageViews(bad)).toBeUndefined()
  expect(readPageViews([{ ...good, bizData: '<script>' }])?.[0]).not.toHaveProperty('bizData')
})
