import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextArea } from './TextArea.tsx'

const meta = { component: TextArea, args: { label: '给商家留言', name: 'remarks', maxLength: 100, counter: true } } satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Counting: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '送货前请联系')
    await expect(canvas.getByText('6/100')).toBeVisible()
  },
}
export const WithError: Story = { args: { error: '请填写留言' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: '无' } }
