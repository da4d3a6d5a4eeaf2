import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FormErrors } from './FormErrors.tsx'

const problems = [
  { field: 'mobile', message: storyText('手机号应为 11 位', 'A mobile number has 11 digits') },
  { message: storyText('验证码已过期', 'The code has expired') },
]
const meta = { component: FormErrors, args: { problems } } satisfies Meta<typeof FormErrors>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { problems: [] } }
export const Keyboard: Story = {
  render: (args) => (
    <form>
      <Stack space={16}>
        <FormErrors {...args} />
        <TextField
          label={storyText('手机号', 'Mobile')}
          name="mobile"
          error={storyText('手机号应为 11 位', 'A mobile number has 11 digits')}
        />
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText(storyText('手机号', 'Mobile'))).toHaveFocus()
  },
}
/** Fixing an error does not move the focus. Submitting again with remaining errors moves it to the summary. */
export const ErrorsFixed: Story = {
  render: function Mending(args) {
    const [shown, setShown] = useState(args.problems)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setShown(args.problems.slice(2))
        }}
      >
        <Stack space={16}>
          <FormErrors {...args} problems={shown} />
          <TextField
            label={storyText('手机号', 'Mobile')}
            name="mobile"
            onBlur={() => setShown((all) => all.filter(({ field }) => field !== 'mobile'))}
          />
          <TextField label={storyText('验证码', 'Code')} name="code" />
          <Stack direction="row">
            <Button type="submit">{storyText('提交', 'Send')}</Button>
          </Stack>
        </Stack>
      </form>
    )
  },
  args: { problems: [...problems, { field: 'code', message: storyText('验证码应为 6 位', 'A code has 6 digits') }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}13800000001{Tab}')
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    await expect(canvas.getByLabelText(storyText('验证码', 'Code'))).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
    await expect(canvas.getByRole('alert')).toHaveFocus()
  },
}
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    problems: [
      {
        field: 'title',
        message: storyText(
          '发票抬头须与营业执照上的名称完全一致，包括括号与分公司字样，否则税务系统不予受理',
          'The title of the invoice must be the name on the business licence, brackets and branch included, or the tax office refuses it',
        ),
      },
      {
        message: storyText(
          '本月开票额度已用完，下月 1 日起恢复；如需提前开具，请联系财务共享中心',
          'The limit for invoices of this month is used up and renewed on the first of the next; ask the accounts centre if you need one sooner',
        ),
      },
    ],
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { hover: ['li:nth-child(3) a'], focusVisible: ['li:nth-child(1) a'] } },
  args: {
    problems: [
      { field: 'receiver', message: storyText('请填写收货人', 'Name the recipient') },
      { field: 'mobile', message: storyText('手机号应为 11 位', 'A mobile number has 11 digits') },
      { field: 'street', message: storyText('请填写街道门牌', 'Give street and number') },
      { message: storyText('验证码已过期', 'The code has expired') },
    ],
  },
}
