import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { CodeInput } from './CodeInput.tsx'

const meta = {
  component: CodeInput,
  args: { label: storyText('短信验证码', 'Code from the text message'), name: 'code' },
} satisfies Meta<typeof CodeInput>
export default meta
type Story = StoryObj<typeof meta>

export const Typed: Story = {
  args: { onChange: fn(), onComplete: fn() },
  render: (args) => (
    <form>
      <CodeInput {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '12a34')
    await expect(input).toHaveValue('1234')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.type(input, '56')
    await expect(args.onComplete).toHaveBeenCalledWith(expect.objectContaining({ value: '123456' }))
    await expect(new FormData(canvasElement.querySelector('form')!).get('code')).toBe('123456')
  },
}
export const Pasted: Story = {
  args: { onComplete: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '9')
    await userEvent.paste('123 456')
    await expect(input).toHaveValue('123456')
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
  },
}
export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('')
    return <CodeInput {...args} value={value} onChange={(change) => setValue(change.value)} />
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '1x2')
    await expect(input).toHaveValue('12')
    await userEvent.paste('34-56')
    await expect(input).toHaveValue('123456')
  },
}
export const WithError: Story = {
  args: { defaultValue: '123456', error: storyText('验证码已过期', 'The code has expired'), required: true },
}
export const RightToLeft: Story = {
  args: { defaultValue: '1234' },
  render: (args) => (
    <div dir="rtl">
      <CodeInput {...args} />
    </div>
  ),
}
export const AllStates: Story = {
  render: (args) => (
    <Stack space={16}>
      <CodeInput {...args} size="small" defaultValue="123456" />
      <CodeInput {...args} defaultValue="1234" hint={storyText('5 分钟内有效', 'Valid for 5 minutes')} />
      <CodeInput {...args} size="large" length={4} defaultValue="0000" />
      <CodeInput {...args} disabled defaultValue="123456" />
    </Stack>
  ),
}
