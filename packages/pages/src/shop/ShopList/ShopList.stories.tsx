import type { Locale } from '@millwright/domain/locale'
import { shopCards, shopFacets } from '@millwright/fixtures/shop'
import { storyText } from '@millwright/fixtures/storyText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ShopList } from './ShopList.tsx'
import type { ShopListData } from './ShopList.load.ts'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './ShopList.route.ts'

type Args = { change: (data: ShopListData, locale: Locale) => Partial<ShopListData> }

const dataOf = (locale: Locale): ShopListData => ({
  query: {},
  blank: false,
  shops: { records: shopCards[locale], total: 24, pages: 3 },
  facets: shopFacets[locale],
})
const none = { records: [], total: 0, pages: 0 }

const meta = {
  parameters: { layout: 'fullscreen' },
  args: { change: (() => ({})) as Args['change'] },
  render: ({ change }, { globals }) => {
    const locale = globals.locale as Locale
    const data = dataOf(locale)
    return <ShopList {...data} {...change(data, locale)} />
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const Phone: Story = { tags: ['picture'], globals: { viewport: { value: 'phone' } } }
/** Shops found by name and by products, with the number of matching products and a link to them. */
export const Searched: Story = {
  args: {
    change: ({ shops }) => ({
      query: { shopName: storyText('轴承', 'bearing') },
      shops: { records: shops.records.slice(0, 3), total: 3, pages: 1 },
    }),
  },
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link', { name: storyText(/^在店内查看/, /^See them in the shop/) })
    await expect(link).toHaveAttribute(
      'href',
      `/shopIndex?sid=1&pn=${encodeURIComponent(storyText('轴承', 'bearing'))}`,
    )
  },
}
export const Narrowed: Story = {
  args: {
    change: ({ shops, facets }) => ({
      query: { kind: 'preferred', city: facets.cities[2]!.city, category: facets.categories[0]!.categoryId },
      shops: { records: shops.records.slice(2, 3), total: 1, pages: 1 },
    }),
  },
}
/** A blank search: the page says so and shows all shops. */
export const BlankWord: Story = { args: { change: () => ({ blank: true }) } }
export const NothingFound: Story = {
  tags: ['picture'],
  args: { change: () => ({ query: { shopName: storyText('不锈刚', 'stianless') }, shops: none }) },
}
export const NothingWithFilters: Story = {
  args: {
    change: () => ({
      query: { shopName: storyText('轴承', 'bearing'), city: storyText('拉萨', 'Lhasa') },
      shops: none,
    }),
  },
}
export const LongNames: Story = {
  args: {
    change: ({ shops }) => ({
      shops: {
        records: shops.records.slice(0, 1).map((shop) => ({
          ...shop,
          shopName: 'Xiangjiang Heavy Industry Genuine Spares Direct Store of the Northern Provinces',
          intro: 'Wear parts for excavators, concrete pumps, wheel loaders and graders, delivered to the site. '.repeat(
            3,
          ),
        })),
        total: 1,
        pages: 1,
      },
    }),
  },
}
export const Live: Story = {
  ...liveStory(definition, '/shopList'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('agreementPrices', 'shopFacets', 'shopPage') },
}
