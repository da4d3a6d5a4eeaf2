import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from './TextField.tsx'

const meta = { component: TextField, args: { label: '收货人', name: 'receiver' } } satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const WithError: Story = {
  args: { error: '请填写收货人', hint: '与证件一致', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /收货人/ })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('请填写收货人 与证件一致')
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '王工' } }
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack space={16}>
      <TextField {...args} placeholder="姓名" required />
      <TextField {...args} defaultValue="王工" hint="与证件一致" />
      <TextField {...args} defaultValue="王" error="至少两个字" />
      <TextField {...args} defaultValue="王工" disabled />
      <TextField label="搜索" name="keywords" type="search" size="large" suffix={<IconButton icon="search" label="搜索" size="small" />} />
      <TextField label="金额" name="amount" size="small" inputMode="decimal" suffix="元" hideLabel />
    </Stack>
  ),
}
