import type { Meta, StoryObj } from '@storybook/react-vite'
import { emptyFilter } from '@millwright/domain/listFilter'
import { understood } from '@millwright/fixtures/facets'
import { useLocale } from '@millwright/i18n/Texts'
import { expect } from 'storybook/test'
import { SearchNote } from './SearchNote.tsx'

const typed = { zh: '25mm 橡胶 轴成 重载', en: '25 mm rubber bering heavy' }

function StoryNote({ parts = ['conditions', 'corrected', 'dropped'], exact = false }: { parts?: ('conditions' | 'corrected' | 'dropped')[]; exact?: boolean }) {
  const locale = useLocale()
  const { conditions, corrected, dropped } = understood[locale]
  const shown = { conditions: parts.includes('conditions') ? conditions : [], corrected: parts.includes('corrected') ? corrected : undefined, dropped: parts.includes('dropped') ? dropped : [] }
  return <SearchNote filter={{ ...emptyFilter, keyword: typed[locale], exact }} understood={shown} />
}

const meta = { component: StoryNote, subcomponents: { SearchNote } } satisfies Meta<typeof StoryNote>
export default meta
type Story = StoryObj<typeof meta>

/** Each part leads to the list without it. */
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
export const Conditions: Story = { args: { parts: ['conditions'] } }
export const Corrected: Story = { args: { parts: ['corrected'] } }
export const WordsLeftOut: Story = { args: { parts: ['dropped'] } }
/** Searched as it was typed, with the way back. */
export const Exact: Story = { args: { parts: [], exact: true } }
/** Nothing was made of it: nothing is said. */
export const AsTyped: Story = { args: { parts: [] }, play: async ({ canvas }) => { await expect(canvas.queryByRole('group')).toBeNull() } }
