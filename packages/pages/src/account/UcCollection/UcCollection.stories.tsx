import { collected, collectedShops } from '@millwright/fixtures/kept'
import { storyText } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import type { Locale } from '@millwright/domain/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import { UcCollection } from './UcCollection.tsx'
import type { UcCollectionProps } from './UcCollection.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './UcCollection.route.ts'

type Args = { show?: (locale: Locale) => Partial<UcCollectionProps> }

const pageOf = <T,>(records: T[], pages = 1) => ({ records, total: records.length * pages, pages })
const query = { tab: 'goods', q: '', page: 1 } as const
const shopsQuery = { ...query, tab: 'shops' } as const

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  render: ({ show }, { globals }) => {
    const locale = globals.locale as Locale
    const props = { center: sampleCenter, query, goods: pageOf(collected[locale]), ...show?.(locale) }
    return <UcCollection {...(props as UcCollectionProps)} />
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Goods: Story = { tags: ['picture'] }
export const Shops: Story = {
  tags: ['picture'],
  args: { show: (locale) => ({ query: shopsQuery, goods: undefined, shops: pageOf(collectedShops[locale]) }) },
}
export const ManyPages: Story = {
  args: { show: (locale) => ({ query: { ...query, page: 3 }, goods: pageOf(collected[locale], 9) }) },
}
export const FirstUse: Story = { args: { show: () => ({ goods: pageOf([]) }) } }
export const NoShops: Story = { args: { show: () => ({ query: shopsQuery, goods: undefined, shops: pageOf([]) }) } }
export const NoneFound: Story = { args: { show: () => ({ query: { ...query, q: 'NU 206' }, goods: pageOf([]) }) } }
export const DelistedOnly: Story = { args: { show: (locale) => ({ goods: pageOf(collected[locale].slice(3)) }) } }
export const LongestTexts: Story = {
  args: {
    show: (locale) => ({
      goods: pageOf(
        collected[locale].map((product) => ({
          ...product,
          partyCode: 'NJ2312-ECML-C3-XXL-2026-HEAVY-DUTY-REPLACEMENT',
          prodName: product.prodName.repeat(4),
        })),
      ),
    }),
  },
}
export const Refused: Story = {
  args: { show: () => ({ outcome: { done: false, problem: { key: 'nothingChosen' } } }) },
}
const [first] = collected.zh
export const PriceNoticeRefused: Story = {
  args: {
    show: () => ({
      outcome: {
        done: false,
        problem: { key: 'transferAmount' },
        fields: { price: { key: 'transferAmount' } },
        form: { prodId: first!.prodId, price: '2,5,0' },
      },
    }),
  },
}
export const PriceNoticeSet: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByText(storyText(/^到价提醒：/, /^Price notice: /))[1]!)
    const [, second] = canvas.getAllByRole('textbox', {
      name: storyText('公开价降到', 'When the list price is'),
      hidden: true,
    })
    await userEvent.type(second!, '0.02')
    await userEvent.click(canvas.getAllByRole('button', { name: storyText('提醒我', 'Tell me'), hidden: true })[1]!)
    await expect(sentForms.at(-1)).toMatchObject({ fields: { intent: 'watch', price: '0.02' } })
  },
}
export const SeveralRemovedAtOnce: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('checkbox')
    await userEvent.click(first!)
    await userEvent.click(second!)
    await expect(canvas.getByText(storyText('已选 2 项', '2 selected'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: storyText('移除收藏', 'Remove') }))
    await expect(sentForms.at(-1)).toMatchObject({ to: '/user-center/uc-collection', fields: { intent: 'letGo' } })
  },
}
export const Live: Story = {
  ...liveStory(definition, '/user-center/uc-collection'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'agreementPrices',
      'cancelCollections',
      'cancelShopCollections',
      'centerInfo',
      'collectedProds',
      'collectedShops',
      'waiting',
      'watchPrice',
    ),
  },
}
