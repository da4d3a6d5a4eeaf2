import { bearing } from '@millwright/fixtures/products'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { storyLocale } from '@millwright/fixtures/storyText'
import { keepCompared } from '../useCompared/useCompared.tsx'
import { CompareCheck } from './CompareCheck.tsx'

const meta = {
  component: CompareCheck,
  args: { product: bearing[storyLocale] },
  beforeEach: () => keepCompared([]),
} satisfies Meta<typeof CompareCheck>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
}
