import type { Meta, StoryObj } from '@storybook/react-vite'
import { emptyFilter } from '@millwright/domain/listFilter'
import type { ListFilter } from '@millwright/domain/listFilter'
import { money } from '@millwright/domain/money'
import { facets } from '@millwright/fixtures/facets'
import { useLocale } from '@millwright/i18n/Texts'
import { expect, userEvent, within } from 'storybook/test'
import { FacetPanel } from './FacetPanel.tsx'

function StoryPanel({ filter, bare = false }: { filter: ListFilter; bare?: boolean }) {
  const all = facets[useLocale()]
  const shown = bare ? { ...all, brands: [], attrs: [], categories: [] } : all
  return <div style={{ maxInlineSize: 232 }}><FacetPanel filter={filter} facets={shown} categories={shown.categories.map(({ name, count, categoryId }) => ({ name, count, href: `/list/cpid-${categoryId}` }))} /></div>
}

const chosen: ListFilter = {
  ...emptyFilter, keyword: '6205', brandIds: ['1'], attrs: [{ attrId: '1', valueIds: ['105', '106'] }, { attrId: '2', valueIds: ['202'] }], ranges: [{ attrId: '1', min: 20, max: 42.5 }],
  minPrice: money('10'), maxPrice: money('50'), inStock: true, page: 3,
}

const meta = { component: StoryPanel, subcomponents: { FacetPanel }, args: { filter: { ...emptyFilter, keyword: '6205' } } } satisfies Meta<typeof StoryPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
/** Each form keeps what the others chose; every choice leads back to the first page (R2.17). */
export const Chosen: Story = {
  tags: ['picture'],
  args: { filter: chosen },
  play: async ({ canvasElement }) => {
    const [measure, price] = [...canvasElement.querySelectorAll('form')]
    const kept = { brand: '1', attr: '1_105,106^2_202', stock: '1' }
    await expect(measure).toHaveAttribute('action', '/list/pn-6205')
    await expect(Object.fromEntries(new FormData(measure))).toEqual({ ...kept, min: '10.00', max: '50.00', of: '1', from: '20', to: '42.5' })
    await expect(Object.fromEntries(new FormData(price))).toEqual({ ...kept, range: '1_20~42.5', min: '10.00', max: '50.00' })
    await expect(canvasElement.querySelector('a[href*="page="]')).toBeNull()
  },
}
/** Many values can be searched; one with nothing behind it is no link. */
export const FindingAValue: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const bores = within(canvas.getAllByRole('heading', { level: 2 })[2]!.parentElement!)
    await userEvent.click(bores.getByText(/更多|More/))
    await userEvent.type(bores.getByRole('searchbox'), '75')
    await expect(bores.getAllByRole('listitem')).toHaveLength(1)
    await expect(bores.getByRole('link')).toHaveAttribute('aria-disabled', 'true')
    await expect(bores.getByRole('link')).not.toHaveAttribute('href')
    await userEvent.type(bores.getByRole('searchbox'), 'x')
    await expect(bores.getByRole('status')).not.toBeEmptyDOMElement()
    await userEvent.clear(bores.getByRole('searchbox'))
    await expect(bores.getAllByRole('listitem')).toHaveLength(16)
  },
}
export const NothingToNarrow: Story = { args: { bare: true } }
