import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '@millwright/fixtures/say'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from './TextField.tsx'

const meta = { component: TextField, args: { label: say('收货人', 'Recipient'), name: 'receiver' } } satisfies Meta<
  typeof TextField
>
export default meta
type Story = StoryObj<typeof meta>

export const WithError: Story = {
  args: {
    error: say('请填写收货人', 'Name the recipient'),
    hint: say('与证件一致', 'As on the identity card'),
    required: true,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: say(/收货人/, /Recipient/) })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      say('请填写收货人 与证件一致', 'Name the recipient As on the identity card'),
    )
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: say('王工', 'Wang') } }
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack space={16}>
      <TextField {...args} placeholder={say('姓名', 'Name')} required />
      <TextField {...args} defaultValue={say('王工', 'Wang')} hint={say('与证件一致', 'As on the identity card')} />
      <TextField {...args} defaultValue={say('王', 'W')} error={say('至少两个字', 'Two letters at least')} />
      <TextField {...args} defaultValue={say('王工', 'Wang')} disabled />
      <TextField
        label={say('搜索', 'Search')}
        name="keywords"
        type="search"
        size="large"
        suffix={<IconButton icon="search" label={say('搜索', 'Search')} size="small" />}
      />
      <TextField
        label={say('金额', 'Amount')}
        name="amount"
        size="small"
        inputMode="decimal"
        suffix={say('元', 'CNY')}
        hideLabel
      />
    </Stack>
  ),
}
