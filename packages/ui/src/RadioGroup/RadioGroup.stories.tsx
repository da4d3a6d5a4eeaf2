import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Icon } from '../Icon/Icon.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const options = [
  { value: 'express', label: '快递配送', hint: '1 至 3 天', icon: <Icon name="truck" size={20} /> },
  { value: 'pickup', label: '到店自提', hint: '苏州仓', icon: <Icon name="shop" size={20} /> },
  { value: 'freight', label: '整车货运', disabled: true },
]
const meta = { component: RadioGroup, args: { label: '配送方式', name: 'dvy', options } } satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const ByKeys: Story = {
  args: { defaultValue: 'express', onChange: fn() },
  play: async ({ args, canvas }) => {
    canvas.getByRole('radio', { name: /快递/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'pickup' })
  },
}
export const WithError: Story = { args: { error: '请选择配送方式', required: true } }
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => <Stack space={24}><RadioGroup {...args} defaultValue="express" /><RadioGroup {...args} name="tiles" look="tiles" defaultValue="pickup" /></Stack>,
}
