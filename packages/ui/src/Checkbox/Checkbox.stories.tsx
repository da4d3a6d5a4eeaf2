import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  component: Checkbox,
  args: { label: storyText('开具增值税专用发票', 'Issue a special VAT invoice'), name: 'invoice' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const PressedOnLabel: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(storyText('开具增值税专用发票', 'Issue a special VAT invoice')))
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ checked: true }))
  },
}
export const Indeterminate: Story = {
  args: { indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack>
      <Checkbox {...args} />
      <Checkbox {...args} defaultChecked />
      <Checkbox {...args} indeterminate />
      <Checkbox {...args} disabled />
      <Checkbox {...args} disabled defaultChecked />
      <Checkbox {...args} error={storyText('请先同意', 'Agree to it first')} />
    </Stack>
  ),
}
