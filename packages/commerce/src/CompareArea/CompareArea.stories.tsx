import type { Meta, StoryObj } from '@storybook/react-vite'
import { bearings } from '@millwright/fixtures/bearings'
import { expect, userEvent } from 'storybook/test'
import { storyLocale } from '@millwright/fixtures/storyText'
import { ProductRows } from '../ProductRows/ProductRows.tsx'
import { keepCompared } from '../useCompared/useCompared.tsx'
import { CompareArea } from './CompareArea.tsx'

const meta = {
  component: CompareArea,
  tags: ['new', '!stable'],
  beforeEach: () => keepCompared([]),
  args: { children: <ProductRows products={bearings[storyLocale].slice(0, 5)} level={2} compare /> },
} satisfies Meta<typeof CompareArea>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
/** Space picks. With four picks the other checkboxes are disabled until a pick is dropped. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('checkbox')
    await expect(boxes[0]).toHaveAccessibleName(
      new RegExp(`^(对比：|Compare: )${canvas.getAllByRole('heading')[0]!.querySelector('span')!.textContent} `),
    )
    for (const box of boxes.slice(0, 4)) {
      box.focus()
      await userEvent.keyboard(' ')
      await expect(box).toBeChecked()
    }
    await expect(boxes[4]).toBeDisabled()
    boxes[0]!.focus()
    await userEvent.keyboard(' ')
    await expect(boxes[4]).toBeEnabled()
  },
}
