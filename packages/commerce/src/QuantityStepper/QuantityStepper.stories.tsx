import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { QuantityStepper } from './QuantityStepper.tsx'

const meta = {
  component: QuantityStepper,
  args: { name: 'count', label: storyText('数量', 'Quantity'), onChange: fn() },
} satisfies Meta<typeof QuantityStepper>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
/** The minimum is rounded up to whole packs, and the step is the pack size. */
export const InPacks: Story = {
  args: { min: 150, pack: 100, stocks: 1000 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(storyText('数量', 'Quantity'))
    await expect(field).toHaveValue('200')
    await userEvent.clear(field)
    await userEvent.type(field, '250')
    await userEvent.tab()
    await expect(canvas.getByText(/100/)).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalledWith({ quantity: 250 })
  },
}
export const LowStock: Story = { args: { stocks: 5, defaultValue: 5 } }
export const Refused: Story = { args: { error: storyText('库存不足', 'Not enough in stock'), defaultValue: 80 } }
export const Disabled: Story = { args: { disabled: true } }
