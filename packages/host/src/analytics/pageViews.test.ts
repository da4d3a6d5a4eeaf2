// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { MAX_PAGE_VIEWS, SESSION, createPageViews } from './pageViews.ts'
import type { PageView } from './pageViews.ts'
import { readPageViews } from './pageViews.server.ts'

const sent: PageView[][] = []
let onLine = true
const place = (extra: object = {}) =>
  ({
    localStorage,
    document,
    navigator: {
      get onLine() {
        return onLine
      },
      sendBeacon: (path: string, body: string) => {
        expect(path).toBe('/_visits')
        return sent.push(JSON.parse(body) as PageView[]) > 0
      },
      ...extra,
    },
  }) as unknown as Window
const kept = () => JSON.parse(localStorage.getItem('visits') ?? '{}') as { waiting?: PageView[] }
const leave = () => document.dispatchEvent(new Event('visibilitychange'))

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  localStorage.clear()
  sent.length = 0
  onLine = true
})

it('numbers the steps of a 30-minute session with the page and the previous page [R6.05]', () => {
  const go = createPageViews(place())
  for (const pageId of [1, 6, 2, 8, 10, 9, 13]) go({ pageId })
  leave()
  expect(sent[0]?.map(({ pageId, step, prevPageId }) => [pageId, step, prevPageId])).toEqual([
    [1, 1, undefined],
    [6, 2, 1],
    [2, 3, 6],
    [8, 4, 2],
    [10, 5, 8],
    [9, 6, 10],
    [13, 7, 9],
  ])
  vi.advanceTimersByTime(SESSION)
  go({ pageId: 1, bizData: '7', bizType: 0, nums: 3, orderNumbers: '12,13' })
  leave()
  const [latest] = sent[1]!
  expect(latest).toEqual({
    pageId: 1,
    bizData: '7',
    bizType: 0,
    nums: 3,
    orderNumbers: '12,13',
    step: 1,
    uuid: sent[0]![0]!.uuid,
    uuidSession: latest!.uuidSession,
  })
  expect(latest?.uuidSession).not.toBe(sent[0]?.[0]?.uuidSession)
})

it('sends a short view when the visitor leaves, and continues the session on the next page [R6.05]', () => {
  createPageViews(place())({ pageId: 6 })
  vi.advanceTimersByTime(300)
  expect(sent).toEqual([])
  leave()
  expect(sent).toHaveLength(1)
  leave()
  expect(sent).toHaveLength(1)
  createPageViews(place())({ pageId: 2 })
  leave()
  expect(sent[1]).toEqual([{ ...sent[0]![0], pageId: 2, step: 2, prevPageId: 6 }])
})

it('does nothing while the page loads; numbers and sends the view some seconds later [R6.05]', () => {
  createPageViews(place())({ pageId: 1 })
  vi.advanceTimersByTime(3_000)
  expect([kept(), sent]).toEqual([{}, []])
  vi.advanceTimersByTime(6_000)
  expect(sent).toHaveLength(1)
})

it('keeps the latest records while offline and sends them with the next batch [R6.05]', () => {
  const go = createPageViews(place())
  onLine = false
  for (let index = 0; index < MAX_PAGE_VIEWS + 10; index++) go({ pageId: 2, bizData: String(index + 1) })
  vi.advanceTimersByTime(6_000)
  expect([sent.length, kept().waiting?.length, kept().waiting?.[0]?.bizData]).toEqual([0, MAX_PAGE_VIEWS, '11'])
  onLine = true
  go({ pageId: 1 })
  leave()
  expect([sent[0]?.length, sent[0]?.at(-1)?.step]).toEqual([MAX_PAGE_VIEWS, MAX_PAGE_VIEWS + 11])
  expect(kept().waiting).toEqual([])
})

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'stores and sends nothing for a visitor who opts out with %o',
  (wish) => {
    createPageViews(place(wish))({ pageId: 1 })
    leave()
    expect([localStorage.length, sent.length]).toEqual([0, 0])
  },
)

it('accepts only valid fields from a browser', () => {
  const good = { pageId: 1, step: 1, uuid: 'a-1', uuidSession: 'b', more: 'x', bizData: '7', bizType: 0, nums: 12 }
  expect(readPageViews([good])).toEqual([
    {
      pageId: 1,
      step: 1,
      uuid: 'a-1',
      uuidSession: 'b',
      bizData: '7',
      bizType: 0,
      nums: 12,
      systemType: 1,
      visitType: 1,
    },
  ])
  for (const bad of [
    undefined,
    {},
    [null],
    [{ ...good, pageId: '1' }],
    [{ ...good, uuid: 'x'.repeat(65) }],
    [{ ...good, step: 1.5 }],
    Array.from({ length: MAX_PAGE_VIEWS + 1 }, () => good),
  ])
    expect(readPageViews(bad)).toBeUndefined()
  const doubtful = readPageViews([{ ...good, bizData: '<script>', bizType: -1, nums: '3' }])?.[0]
  for (const field of ['bizData', 'bizType', 'nums']) expect(doubtful).not.toHaveProperty(field)
})
