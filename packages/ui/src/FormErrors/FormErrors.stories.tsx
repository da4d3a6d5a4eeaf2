import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FormErrors } from './FormErrors.tsx'

const problems = [{ field: 'mobile', message: '手机号应为 11 位' }, { message: '验证码已过期' }]
const meta = { component: FormErrors, args: { problems } } satisfies Meta<typeof FormErrors>
export default meta
type Story = StoryObj<typeof meta>

export const LeadsToTheField: Story = {
  tags: ['picture'],
  render: (args) => <form><Stack space={16}><FormErrors {...args} /><TextField label="手机号" name="mobile" error="手机号应为 11 位" /></Stack></form>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.click(canvas.getByRole('link'))
    await expect(canvas.getByLabelText('手机号')).toHaveFocus()
  },
}
export const NoProblem: Story = { args: { problems: [] } }
