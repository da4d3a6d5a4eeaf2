import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FormErrors } from './FormErrors.tsx'

const problems = [{ field: 'mobile', message: '手机号应为 11 位' }, { message: '验证码已过期' }]
const meta = { component: FormErrors, args: { problems } } satisfies Meta<typeof FormErrors>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { problems: [] } }
export const Keyboard: Story = {
  render: (args) => <form><Stack space={16}><FormErrors {...args} /><TextField label="手机号" name="mobile" error="手机号应为 11 位" /></Stack></form>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('手机号')).toHaveFocus()
  },
}
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    problems: [
      { field: 'title', message: '发票抬头须与营业执照上的名称完全一致，包括括号与分公司字样，否则税务系统不予受理' },
      { field: 'title', message: 'The title of the invoice must be the name on the business licence, brackets and branch included, or the tax office refuses it' },
    ],
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { hover: ['li:nth-child(3) a'], focusVisible: ['li:nth-child(1) a'] } },
  args: { problems: [{ field: 'receiver', message: '请填写收货人' }, { field: 'mobile', message: '手机号应为 11 位' }, { field: 'street', message: '请填写街道门牌' }, { message: '验证码已过期' }] },
}
