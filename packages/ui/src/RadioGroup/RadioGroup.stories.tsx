import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Icon } from '../Icon/Icon.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const options = [
  {
    value: 'express',
    label: storyText('快递配送', 'Courier'),
    hint: storyText('1 至 3 天', '1 to 3 days'),
    icon: <Icon name="truck" size={20} />,
  },
  {
    value: 'pickup',
    label: storyText('到店自提', 'Collect it'),
    hint: storyText('苏州仓', 'Suzhou warehouse'),
    icon: <Icon name="shop" size={20} />,
  },
  { value: 'freight', label: storyText('整车货运', 'Full truck'), disabled: true },
]
const meta = {
  component: RadioGroup,
  args: { label: storyText('配送方式', 'Delivery'), name: 'dvy', options },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  args: { defaultValue: 'express', onChange: fn() },
  play: async ({ args, canvas }) => {
    canvas.getByRole('radio', { name: storyText(/快递/, /Courier/) }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ value: 'pickup' }))
  },
}
export const WithError: Story = {
  args: { error: storyText('请选择配送方式', 'Choose a way of delivery'), required: true },
}
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack space={24}>
      <RadioGroup {...args} defaultValue="express" />
      <RadioGroup {...args} name="tiles" look="tiles" defaultValue="pickup" />
    </Stack>
  ),
}
