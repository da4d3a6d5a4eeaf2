import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '@millwright/ui/TextField'
import { FormScreen } from './FormScreen.tsx'

const meta = {
  component: FormScreen,
  parameters: { layout: 'padded' },
  args: {
    action: '/feedback',
    intent: 'send',
    submit: 'Send',
    outcome: undefined,
    children: ({ typed, errorAt }) => (
      <TextField label="Mobile" name="userPhone" defaultValue={typed('userPhone')} error={errorAt('userPhone')} />
    ),
  },
} satisfies Meta<typeof FormScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const FieldRefused: Story = {
  args: {
    outcome: {
      done: false,
      problem: { key: 'inquiryPhone' },
      fields: { userPhone: { key: 'inquiryPhone' } },
      form: { userPhone: '139' },
    },
  },
}

export const MallRefused: Story = {
  args: { outcome: { done: false, problem: { key: 'timeout' }, form: { userPhone: '13900000000' } } },
}
