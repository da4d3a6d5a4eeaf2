import type { Meta, StoryObj } from '@storybook/react-vite'
import { comparedBearings } from '@millwright/fixtures/bearings'
import { expect } from 'storybook/test'
import { storyLocale } from '@millwright/fixtures/storyText'
import { CompareTable } from './CompareTable.tsx'

const [first, second, third, , , sixth] = comparedBearings(storyLocale)
const meta = {
  component: CompareTable,
  args: { products: [first!, second!, third!, sixth!], hrefWithout: (id) => `/compare?without=${id}` },
} satisfies Meta<typeof CompareTable>
export default meta
type Story = StoryObj<typeof meta>

/** Rows with differences are marked, for screen readers too. A missing value counts as a difference. */
export const Four: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent ?? '')
    const differing = heads.filter((head) => /不同|differs/.test(head))
    await expect(differing).toHaveLength(5)
    await expect(heads.filter((head) => /材料|Material/.test(head))).toEqual([
      expect.not.stringMatching(/不同|differs/),
    ])
  },
}
export const OnlyDifferences: Story = {
  tags: ['picture'],
  args: { products: [first!, second!], onlyDifferences: true },
}
export const NoDifference: Story = {
  args: { products: [second!, { ...second!, id: 'the-same' }], onlyDifferences: true },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
