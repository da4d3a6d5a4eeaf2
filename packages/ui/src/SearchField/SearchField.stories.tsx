import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { SearchField } from './SearchField.tsx'

const meta = {
  component: SearchField,
  tags: ['new', '!stable'],
  args: {
    label: storyText('搜索订单', 'Search orders'),
    name: 'q',
    placeholder: storyText('订单号、型号或收货人', 'Order number, model or recipient'),
  },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { submit: true },
  render: (args) => (
    <form method="get" action="/orders" role="search">
      <SearchField {...args} />
    </form>
  ),
}
export const Cleared: Story = {
  args: { defaultValue: '6205-2RS', onChange: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox', { name: storyText('搜索订单', 'Search orders') })
    await userEvent.click(canvas.getByRole('button'))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ value: '' }))
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Controlled: Story = {
  args: { hint: storyText('边输入边筛选', 'Narrows as you type') },
  render: function Held(args) {
    const [value, setValue] = useState(storyText('轴承', 'Bearing'))
    return (
      <>
        <SearchField {...args} value={value} onChange={(change) => setValue(change.value)} />
        <output>{value || storyText('（空）', '(empty)')}</output>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByText(storyText('（空）', '(empty)'))).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), storyText('油封', 'Oil seal'))
    await expect(canvas.getByText(storyText('油封', 'Oil seal'))).toBeVisible()
  },
}
/** The Enter that ends input method composition does not search. Safari reports it after composition ends. */
export const InputMethodComposition: Story = {
  args: { onSearch: fn(), defaultValue: 'zhoucheng' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox')
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })
    await expect(args.onSearch).not.toHaveBeenCalled()
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 })
    await expect(args.onSearch).toHaveBeenCalledWith({ value: 'zhoucheng' })
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: '6205', submit: true } }
export const Loading: Story = { args: { loading: true, defaultValue: '6205' } }
export const WithError: Story = {
  args: { error: storyText('请输入至少两个字', 'Type two letters at least'), defaultValue: '6' },
}
const searched = fn()
export const Keyboard: Story = {
  args: { submit: true, onSearch: searched },
  play: async ({ canvas }) => {
    searched.mockClear()
    await userEvent.tab()
    const input = canvas.getByRole('searchbox')
    await expect(input).toHaveFocus()
    await userEvent.keyboard('6205{Enter}')
    await expect(searched).toHaveBeenLastCalledWith({ value: '6205' })
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await userEvent.keyboard(storyText('油封', 'Oil seal'))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(searched).toHaveBeenLastCalledWith({ value: storyText('油封', 'Oil seal') })
    await expect(searched).toHaveBeenCalledTimes(2)
  },
}
export const LongText: Story = {
  render: () => (
    <SearchField
      label={storyText('在全部订单、退款和询价中搜索', 'Search all orders, returns and requests for quotation')}
      name="q"
      submit={storyText('在结果中搜索', 'Search in these results')}
      defaultValue={storyText(
        '深沟球轴承 6205-2RS 双面橡胶密封 电机专用低噪音',
        'Deep groove ball bearing 6205-2RS, rubber seals on both sides, low noise for motors',
      )}
      hint={storyText(
        '可以按订单号、商品名称、型号、收货人姓名或手机号后四位搜索',
        'By order number, article, model, name of the receiver, or the last four figures of the phone number',
      )}
    />
  ),
  globals: { viewport: { value: 'phone' } },
}
export const RightToLeft: Story = { args: { defaultValue: '6205', submit: true }, globals: { direction: 'rtl' } }
export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { hover: ['#hover'], focusVisible: ['#focus'], active: ['#pressed ~ button'] } },
  render: (args) => (
    <Stack space={16}>
      <SearchField {...args} size="small" submit />
      <SearchField {...args} defaultValue="6205" submit />
      <SearchField {...args} size="large" defaultValue="6205" submit />
      <SearchField {...args} id="hover" />
      <SearchField {...args} id="focus" />
      <SearchField {...args} id="pressed" defaultValue="6205" submit />
      <SearchField {...args} hint={storyText('可以输入型号的一部分', 'Part of a model is enough')} />
      <SearchField {...args} error={storyText('请输入至少两个字', 'Type two letters at least')} defaultValue="6" />
      <SearchField {...args} disabled submit />
      <SearchField {...args} hideLabel />
    </Stack>
  ),
}
