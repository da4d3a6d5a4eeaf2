import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { say } from '@millwright/fixtures/say'
import { TextArea } from './TextArea.tsx'

const meta = {
  component: TextArea,
  args: { label: say('给商家留言', 'Note for the shop'), name: 'remarks', maxLength: 100, counter: true },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Counting: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), say('送货前请联系', 'Please call before delivery'))
    await expect(canvas.getByText(say('6/100', '27/100'))).toBeVisible()
  },
}
export const WithError: Story = { args: { error: say('请填写留言', 'Write a note') } }
export const Disabled: Story = { args: { disabled: true, defaultValue: say('无', 'None') } }
