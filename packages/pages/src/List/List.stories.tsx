import type { Meta, StoryObj } from '@storybook/react-vite'
import { emptyFilter, writeListPath } from '@millwright/domain/listFilter'
import { money } from '@millwright/domain/money'
import { facets } from '@millwright/fixtures/facets'
import { products } from '@millwright/fixtures/products'
import { useLocale } from '@millwright/i18n/Texts'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { List } from './List.tsx'
import type { ListData } from './List.load.ts'

const noFacets = { brands: [], categories: [], attrs: [], keyAttrs: [], minPrice: undefined, maxPrice: undefined }

function StoryList({ many = 8, ...rest }: Partial<ListData> & { many?: number }) {
  const locale = useLocale()
  const shelf = Array.from({ length: many }, (_, index) => ({ ...products[locale][index % 8]!, prodId: String(100_001 + index) }))
  const names = facets[locale].categories
  return (
    <List
      filter={{ ...emptyFilter, categoryPath: ['101', '10101'] }} problems={[]} products={shelf} total={many} pages={many ? 1 : 0} facets={facets[locale]}
      trail={[{ name: locale === 'zh' ? '轴承' : 'Bearings', href: writeListPath({ categoryPath: ['101'] }) }, { name: locale === 'zh' ? '滚动轴承' : 'Rolling bearings', href: writeListPath({ categoryPath: ['101', '10101'] }) }]}
      categories={names.map(({ name, count, categoryId }) => ({ name, count, href: writeListPath({ categoryPath: ['101', '10101', categoryId] }) }))}
      {...rest}
    />
  )
}

const meta = { component: StoryList, subcomponents: { List }, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof StoryList>
export default meta
type Story = StoryObj<typeof meta>

export const Category: Story = { args: { many: 24, total: 1380, pages: 23 }, tags: ['picture'] }
export const Keyword: Story = { args: { filter: { ...emptyFilter, keyword: '6205' }, trail: [] } }
export const Narrowed: Story = {
  args: { filter: { ...emptyFilter, categoryPath: ['101', '10101'], brandIds: ['1'], attrs: [{ attrId: '1', valueIds: ['105'] }], minPrice: money('10'), inStock: true, sort: 'priceUp' }, many: 3 },
  tags: ['picture'],
}
export const NothingFound: Story = { args: { many: 0, filter: { ...emptyFilter, keyword: 'XYZ-9000', brandIds: ['2'] }, trail: [], facets: noFacets, categories: [] }, tags: ['picture'] }
export const PastTheEnd: Story = { args: { many: 0, total: 75, pages: 2, filter: { ...emptyFilter, page: 9 }, trail: [] } }
/** R2.17: what cannot be read is left out, and said. */
export const FiltersLeftOut: Story = { args: { problems: ['unknownPart', 'priceRange'] } }
/** On a phone the filters come in a drawer. */
export const PhoneFilters: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { filter: { ...emptyFilter, brandIds: ['1'] }, trail: [] },
  play: async ({ canvasElement }) => {
    const button = [...canvasElement.querySelectorAll('button')].find((one) => /筛选|Filters/.test(one.textContent ?? ''))
    if (!button?.checkVisibility()) return
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}
