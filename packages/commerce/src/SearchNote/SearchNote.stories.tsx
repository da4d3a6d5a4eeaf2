import type { Meta, StoryObj } from '@storybook/react-vite'
import { emptyFilter } from '@millwright/domain/list/listFilter'
import { notSold, otherMaker, shownInstead, understood } from '@millwright/fixtures/facets'
import { expect } from 'storybook/test'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { SearchNote } from './SearchNote.tsx'

const filter = { ...emptyFilter, keyword: storyText('25mm 橡胶 轴成 重载', '25 mm rubber bering heavy') }
const { conditions, corrected, dropped } = understood[storyLocale]
const nothing = { conditions: [], corrected: undefined, dropped: [], otherMakers: [], notSold: [] }
const meta = {
  component: SearchNote,
  args: { filter, understood: { ...nothing, conditions, corrected, dropped } },
} satisfies Meta<typeof SearchNote>
export default meta
type Story = StoryObj<typeof meta>

/** The correction links to the search as typed, and each condition to the list without that condition. */
export const Everything: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const hrefs = canvas.getAllByRole('link').map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))
    await expect(hrefs).toHaveLength(3)
    await expect(hrefs[0]).toMatch(/exact=1$/)
    await expect(hrefs[1]).not.toMatch(/25 ?mm/)
    await expect(hrefs[2]).toMatch(/25 ?mm/)
  },
}
export const Conditions: Story = { args: { understood: { ...nothing, conditions } } }
export const Corrected: Story = { args: { understood: { ...nothing, corrected } } }
export const WordsLeftOut: Story = { args: { understood: { ...nothing, dropped } } }
/** The note names a manufacturer that is not sold here, and says that products of other manufacturers are shown. */
export const OtherMaker: Story = {
  args: { understood: otherMaker[storyLocale], filter: { ...filter, keyword: 'lyc 6205' } },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/LYC/)).toHaveTextContent(/“6205”/)
  },
}
/** Products and sizes that are not sold here, with the nearest products and sizes. */
export const NotSold: Story = {
  args: {
    understood: notSold[storyLocale],
    filter: { ...filter, keyword: storyText('滑动轴承 26mm', 'plain bearing 26mm') },
  },
  tags: ['picture'],
}
/** Another maker's designation with ours, and a tool of which only the accessories are sold. */
export const ShownInstead: Story = {
  args: {
    understood: shownInstead[storyLocale],
    filter: { ...filter, keyword: storyText('4V210-08 电钻', '4V210-08 cordless drill') },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/4V210-08/)).toHaveTextContent(/2V210/)
    await expect(canvas.getByText(/电钻|cordless/)).toHaveTextContent(/配套|used with/)
  },
}
export const NothingNear: Story = {
  args: { understood: { ...nothing, notSold: [{ word: 'globe valve', near: [], goesWith: undefined }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/globe valve/)).not.toHaveTextContent(/：$|: $|最接近|nearest/)
  },
}
/** A search as typed, with a link back to the interpreted search. */
export const Exact: Story = { args: { understood: nothing, filter: { ...filter, exact: true } } }
export const AsTyped: Story = {
  args: { understood: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}
