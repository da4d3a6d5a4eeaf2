import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { emptyFilter, readListFilter } from '@millwright/domain/list/listFilter'
import type { ListFilter } from '@millwright/domain/list/listFilter'
import { money } from '@millwright/domain/money/money'
import { facets } from '@millwright/fixtures/facets'
import { useLocale } from '@millwright/i18n/Texts'
import { expect, userEvent } from 'storybook/test'
import { FacetChips } from './FacetChips.tsx'

/** A page whose links change the filter in place, as in the storefront. */
function StoryChips({ filter }: { filter: ListFilter }) {
  const [now, setNow] = useState(filter)
  const follow = (event: React.MouseEvent) => {
    const href = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined
    if (!href) return
    event.preventDefault()
    setNow(readListFilter(undefined, new URL(href, 'http://mall').searchParams).filter)
  }
  return (
    <div onClickCapture={follow}>
      <FacetChips filter={now} facets={facets[useLocale()]} />
    </div>
  )
}

const meta = { component: StoryChips, subcomponents: { FacetChips } } satisfies Meta<typeof StoryChips>
export default meta
type Story = StoryObj<typeof meta>

const all: ListFilter = {
  ...emptyFilter,
  brandIds: ['1', '999'],
  attrs: [
    { attrId: '1', valueIds: ['105'] },
    { attrId: '2', valueIds: ['202'] },
  ],
  ranges: [{ attrId: '1', min: 20, max: 42.5 }],
  minPrice: money('10'),
  inStock: true,
}

export const AllKinds: Story = { tags: ['picture'], args: { filter: all } }
/** Chips are removed one by one, and the focus stays in their row. */
export const FilterRemoved: Story = {
  args: { filter: all },
  play: async ({ canvas }) => {
    const before = canvas.getAllByRole('listitem').length
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(before - 1)
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
  },
}
