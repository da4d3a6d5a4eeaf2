import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { TextArea } from './TextArea.tsx'

const meta = {
  component: TextArea,
  args: { label: storyText('给商家留言', 'Note for the shop'), name: 'remarks', maxLength: 100, counter: true },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Counting: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), storyText('送货前请联系', 'Please call before delivery'))
    await expect(canvas.getByText(storyText('6/100', '27/100'))).toBeVisible()
  },
}
export const WithError: Story = { args: { error: storyText('请填写留言', 'Write a note') } }
export const Disabled: Story = { args: { disabled: true, defaultValue: storyText('无', 'None') } }
