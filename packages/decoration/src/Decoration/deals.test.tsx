// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { CommerceProvider } from '@millwright/commerce/CommerceProvider'
import type { CommercePaths } from '@millwright/commerce/CommerceProvider'
import { money } from '@millwright/domain/money/money'
import { writeServerTime } from '@millwright/domain/time'
import { bearing, bolt, hose, motor } from '@millwright/fixtures/products'
import { InMall } from '../internal/test/InMall.tsx'
import type { DecorationData } from '../data.ts'
import { readDecoration } from '../read.ts'
import { Decoration } from './Decoration.tsx'

const now = Date.parse('2026-11-21T10:00:00+08:00')
const startTime = writeServerTime(now - 1000)
const goods = [bearing, motor, hose, bolt].map(({ zh }) => zh)
const sale = (index: number, seconds: number) => ({
  ...goods[index]!,
  seckillId: `1${index}`,
  seckillPrice: money('8.00'),
  startTime,
  endTime: writeServerTime(now + seconds * 1000),
})
const group = { ...goods[2]!, groupActivityId: '9', actPrice: money('7.00'), startTime }
const own = { activityPrice: money('6.00'), activityEndTime: now + 60_000 }
const data: DecorationData = {
  now,
  products: Object.fromEntries(goods.map((one) => [one.prodId, { ...one, ...own, prodType: 1 }])),
  seckills: { 10: sale(0, 3), 11: sale(1, 8) },
  groups: { 9: group },
}
const refs = (...more: object[]) => more.map((one, index) => ({ prodId: goods[index]!.prodId, ...one }))
const { document: sales } = readDecoration([
  { type: 'limited_skill', dataField: { goods: refs({ seckillId: '10' }, { seckillId: '11' }) } },
])

function page(document: typeof sales, given: DecorationData = data, paths?: Partial<CommercePaths>) {
  return (
    <InMall>
      <CommerceProvider paths={paths}>
        <Decoration document={document} locale="zh" data={given} />
      </CommerceProvider>
    </InMall>
  )
}
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('counts down to the next sale after the first has ended, with one clock, and shows new sales [R4.04]', async () => {
  vi.useFakeTimers()
  const { rerender } = await act(async () => render(page(sales)))
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  expect(screen.getByRole('timer')).toHaveTextContent('00分03秒')
  await pass(3_000)
  expect(screen.getByRole('timer')).toHaveTextContent('00分05秒')
  expect(hrefs()).toEqual(['/flash-sale', '/secdetail/11'])
  await pass(5_000)
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByText('本场已结束')).toBeInTheDocument()
  await act(async () => rerender(page(sales, { ...data, now: now + 9_000, seckills: { 10: sale(0, 30) } })))
  expect(screen.getByRole('timer')).toHaveTextContent('00分21秒')
})

it('uses the host’s own URLs [R4.04]', async () => {
  const { document } = readDecoration([
    { type: 'limited_skill', dataField: { goods: refs({ seckillId: '10' }, {}) } },
    { type: 'discount_coupon', dataField: { title: '拼团', goods: refs({}, {}, { groupActivityId: '9' }).slice(1) } },
  ])
  const [first, second, third] = goods.map(({ prodId }) => prodId)
  const ours = await act(async () => render(page(document)))
  expect(hrefs()).toEqual([
    '/flash-sale',
    '/secdetail/10',
    `/detail/${second}`,
    '/group-buy',
    `/detail/${second}`,
    `/detail/${third}?group=9`,
  ])
  ours.unmount()
  await act(async () =>
    render(
      page(document, data, {
        product: ({ prodId }) => `/teile/${prodId}`,
        seckill: ({ seckillId, prodId }) => `/blitz/${seckillId}/${prodId}`,
        groupDeal: ({ groupActivityId, prodId }) => `/gruppe/${groupActivityId}/${prodId}`,
        flashSales: '/blitz',
        groupDeals: '/gruppen',
      }),
    ),
  )
  expect(hrefs()).toEqual([
    '/blitz',
    `/blitz/10/${first}`,
    `/teile/${second}`,
    '/gruppen',
    `/teile/${second}`,
    `/gruppe/9/${third}`,
  ])
})
