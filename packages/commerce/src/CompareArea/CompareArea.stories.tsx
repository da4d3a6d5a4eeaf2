import type { Meta, StoryObj } from '@storybook/react-vite'
import { bearings } from '@millwright/fixtures/bearings'
import { useLocale } from '@millwright/i18n/Texts'
import { expect, userEvent } from 'storybook/test'
import { ProductRows } from '../ProductRows/ProductRows.tsx'
import { keepCompared } from '../useCompared/useCompared.tsx'
import { CompareArea } from './CompareArea.tsx'

function StoryArea({ many = 5 }: { many?: number }) {
  return <CompareArea><ProductRows products={bearings[useLocale()].slice(0, many)} level={2} compare /></CompareArea>
}

const meta = { component: StoryArea, subcomponents: { CompareArea }, tags: ['new', '!stable'], beforeEach: () => keepCompared([]) } satisfies Meta<typeof StoryArea>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
/** Space picks; with four picked the other boxes rest until one is let go. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('checkbox')
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
