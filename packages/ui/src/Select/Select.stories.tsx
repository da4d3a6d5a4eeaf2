import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Select } from './Select.tsx'

const options = [{ value: 'c0', label: '普通级 P0' }, { value: 'c6', label: '高级 P6' }, { value: 'c5', label: '精密级 P5', disabled: true }]
const meta = { component: Select, args: { label: '精度', name: 'class', options } } satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const WithError: Story = { args: { placeholder: '请选择', error: '请选择精度', required: true } }
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => <Stack space={16}><Select {...args} placeholder="请选择" /><Select {...args} size="small" defaultValue="c6" /><Select {...args} error="请选择精度" /><Select {...args} disabled /></Stack>,
}
