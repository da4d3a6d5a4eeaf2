import type { Meta, StoryObj } from '@storybook/react-vite'
import { comparedBearings } from '@millwright/fixtures/bearings'
import { useLocale } from '@millwright/i18n/Texts'
import { expect } from 'storybook/test'
import { CompareTable } from './CompareTable.tsx'

function StoryCompare({ picks = [0, 1, 2, 5], onlyDifferences }: { picks?: number[]; onlyDifferences?: boolean }) {
  const all = comparedBearings(useLocale())
  return <CompareTable products={picks.map((pick) => all[pick]!)} onlyDifferences={onlyDifferences} hrefWithout={(id) => `/compare?without=${id}`} />
}

const meta = { component: StoryCompare, subcomponents: { CompareTable } } satisfies Meta<typeof StoryCompare>
export default meta
type Story = StoryObj<typeof meta>

/** Lines in which they differ are marked, for the ear too; where one says nothing of a parameter, that is a difference. */
export const Four: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent ?? '')
    const differing = heads.filter((head) => /不同|differs/.test(head))
    await expect(differing).toHaveLength(5)
    await expect(heads.filter((head) => /材料|Material/.test(head))).toEqual([expect.not.stringMatching(/不同|differs/)])
  },
}
export const OnlyDifferences: Story = { tags: ['picture'], args: { picks: [0, 1], onlyDifferences: true } }
export const NoDifference: Story = { args: { picks: [1, 1], onlyDifferences: true } }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
