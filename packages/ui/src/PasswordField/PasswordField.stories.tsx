import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  component: PasswordField,
  args: { label: storyText('密码', 'Password'), name: 'password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  tags: ['picture'],
  args: { defaultValue: 'gear-Box7' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(storyText('密码', 'Password'))).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByLabelText(storyText('密码', 'Password'))).toHaveAttribute('type', 'text')
  },
}
export const WithError: Story = { args: { error: storyText('密码不正确', 'The password is wrong') } }
