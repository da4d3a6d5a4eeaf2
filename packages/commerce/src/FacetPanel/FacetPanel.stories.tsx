import type { Meta, StoryObj } from '@storybook/react-vite'
import { emptyFilter } from '@millwright/domain/listFilter'
import type { ListFilter } from '@millwright/domain/listFilter'
import { money } from '@millwright/domain/money'
import { facets } from '@millwright/fixtures/facets'
import { useLocale } from '@millwright/i18n/Texts'
import { expect } from 'storybook/test'
import { FacetPanel } from './FacetPanel.tsx'

function StoryPanel({ filter, bare = false }: { filter: ListFilter; bare?: boolean }) {
  const all = facets[useLocale()]
  const shown = bare ? { ...all, brands: [], attrs: [], categories: [] } : all
  return <div style={{ maxInlineSize: 232 }}><FacetPanel filter={filter} facets={shown} categories={shown.categories.map(({ name, count, categoryId }) => ({ name, count, href: `/list/cpid-${categoryId}` }))} /></div>
}

const meta = { component: StoryPanel, subcomponents: { FacetPanel }, args: { filter: { ...emptyFilter, keyword: '6205' } } } satisfies Meta<typeof StoryPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
/** Each chosen part can be taken away by itself, and the price form keeps the others (R2.17). */
export const Chosen: Story = {
  tags: ['picture'],
  args: { filter: { ...emptyFilter, keyword: '6205', brandIds: ['1'], attrs: [{ attrId: '1', valueIds: ['105', '106'] }], minPrice: money('10'), maxPrice: money('50'), inStock: true, page: 3 } },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form')
    await expect(form).toHaveAttribute('action', '/list/pn-6205')
    await expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ brand: '1', attr: '1_105,106', stock: '1', min: '10.00', max: '50.00' })
    await expect(canvasElement.querySelector('a[href*="page="]')).toBeNull()
  },
}
export const NothingToNarrow: Story = { args: { bare: true } }
