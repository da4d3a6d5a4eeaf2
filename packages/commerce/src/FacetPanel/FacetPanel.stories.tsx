import type { Meta, StoryObj } from '@storybook/react-vite'
import { emptyFilter } from '@millwright/domain/list/listFilter'
import type { ListFilter } from '@millwright/domain/list/listFilter'
import { money } from '@millwright/domain/money/money'
import { facets } from '@millwright/fixtures/facets'
import { expect } from 'storybook/test'
import { storyLocale } from '@millwright/fixtures/storyText'
import { FacetPanel } from './FacetPanel.tsx'

const all = facets[storyLocale]
const many = {
  ...all,
  brands: Array.from({ length: 40 }, (_, index) => ({
    ...all.brands[index % 6]!,
    brandId: String(index + 1),
    count: 400 - index,
  })),
}
const categories = all.categories.map(({ name, count, categoryId }) => ({
  name,
  count,
  href: `/list/cpid-${categoryId}`,
}))
const chosen: ListFilter = {
  ...emptyFilter,
  keyword: '6205',
  brandIds: ['1'],
  attrs: [
    { attrId: '1', valueIds: ['105', '106'] },
    { attrId: '2', valueIds: ['202'] },
  ],
  ranges: [{ attrId: '1', min: 20, max: 42.5 }],
  minPrice: money('10'),
  maxPrice: money('50'),
  inStock: true,
  page: 3,
}

const meta = {
  component: FacetPanel,
  args: { filter: { ...emptyFilter, keyword: '6205' }, facets: all, categories },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 232 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FacetPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
/** Each form keeps the other filters, and every choice leads to the first page. */
export const ValuesSelected: Story = {
  tags: ['picture'],
  args: { filter: chosen },
  play: async ({ canvasElement }) => {
    const [measure, price] = [...canvasElement.querySelectorAll('form')]
    const kept = { brand: '1', attr: '1_105,106^2_202', stock: '1' }
    await expect(measure).toHaveAttribute('action', '/list/pn-6205')
    await expect(Object.fromEntries(new FormData(measure))).toEqual({
      ...kept,
      min: '10.00',
      max: '50.00',
      of: '1',
      from: '20',
      to: '42.5',
    })
    await expect(Object.fromEntries(new FormData(price))).toEqual({
      ...kept,
      range: '1_20~42.5',
      min: '10.00',
      max: '50.00',
    })
    await expect(canvasElement.querySelector('a[href*="page="]')).toBeNull()
  },
}
export const NothingToNarrow: Story = { args: { facets: { brands: [], attrs: [] }, categories: [] } }
/** Above 24 values a link loads the same list with all values. */
export const ManyBrands: Story = {
  args: { facets: many },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /32/ })).toHaveAttribute('href', '/list/pn-6205?all=brand')
  },
}
export const AllBrands: Story = {
  args: { facets: many, unfolded: 'brand' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('a[href*="brand="]')).toHaveLength(40)
  },
}
