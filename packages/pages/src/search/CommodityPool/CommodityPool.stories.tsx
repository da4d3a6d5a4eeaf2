import { Suspense } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { emptyFilter } from '@millwright/domain/list/listFilter'
import { money } from '@millwright/domain/money/money'
import { facets } from '@millwright/fixtures/facets'
import { products } from '@millwright/fixtures/products'
import { keepCompared } from '@millwright/commerce/useCompared'
import { useLocale } from '@millwright/i18n/Texts'
import { CommodityPool } from './CommodityPool.tsx'
import type { EndedAgreement } from './CommodityPool.load.ts'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './CommodityPool.route.ts'

type StoryArgs = { refused?: true; soon?: number; ended?: EndedAgreement[]; many?: number; keyword?: string }

const filter = { ...emptyFilter, pool: true as const }

function StoryPool({ refused, soon, ended = [], many = 6, keyword }: StoryArgs) {
  const locale = useLocale()
  if (refused) return <CommodityPool refused />
  const shown = products[locale].slice(0, many).map((one, n) => ({
    ...one,
    agreementPrice: money((Number(one.price) * 0.9).toFixed(2)),
    agreementMinQty: [1, 20, 100][n % 3]!,
    expireTime: n % 2 === 0 ? Date.parse('2026-12-01T00:00:00+08:00') : undefined,
  }))
  const own = { ...filter, ...(keyword !== undefined && { keyword }) }
  return (
    <Suspense>
      <CommodityPool
        filter={own}
        products={{ stamp: String(many), value: { shown, columns: [], view: 'grid', filter: own } }}
        nothing={many === 0 || undefined}
        total={many}
        pages={1}
        panel={{ stamp: 'pool', value: { filter: own, facets: facets[locale], categories: [] } }}
        soon={soon}
        ended={ended}
      />
    </Suspense>
  )
}

const meta = {
  component: StoryPool,
  subcomponents: { CommodityPool },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => keepCompared([]),
} satisfies Meta<typeof StoryPool>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const EndsSoonAndEnded: Story = {
  args: {
    soon: 2,
    ended: [
      {
        href: '/detail/100002',
        title: '6306-ZZ',
        name: 'Deep groove ball bearing',
        agreementPrice: money('18.20'),
        unit: undefined,
        ended: Date.parse('2026-11-12T00:00:00+08:00'),
      },
    ],
  },
}
export const NothingFound: Story = { args: { many: 0, keyword: 'XYZ-1' } }
/** Without a price group: what an agreement is, and how to get one. */
export const Refused: Story = { args: { refused: true }, tags: ['picture'] }
export const Live: Story = {
  ...liveStory(definition, '/commoditypool'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'addInquiry',
      'agreementPrices',
      'boughtProds',
      'categoryInfo',
      'hotSearch',
      'ownSearch',
      'productPool',
      'productPoolFacets',
      'searchWithFacets',
      'suggest',
    ),
  },
}
