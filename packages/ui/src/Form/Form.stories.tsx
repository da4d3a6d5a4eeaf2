import type { ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Cascader } from '../Cascader/Cascader.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Select } from '../Select/Select.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form } from './Form.tsx'

const fieldsWith = (submit: ReactNode) => (
  <>
    <TextField label="收货人" name="receiver" required />
    <TextField label="手机号" name="mobile" type="tel" inputMode="numeric" autoComplete="tel-national" />
    <Select label="省份" name="province" placeholder="请选择" required options={[{ value: '32', label: '江苏省' }, { value: '33', label: '浙江省' }]} />
    <RadioGroup label="发票" name="invoice" required options={[{ value: 'normal', label: '普通发票' }, { value: 'vat', label: '增值税专用发票' }]} />
    <Checkbox label="设为默认地址" name="preferred" value="1" />
    <Stack direction="row">{submit}</Stack>
  </>
)
const fields = fieldsWith(<Button type="submit" tone="action" name="intent" value="save">保存地址</Button>)
const meta = { component: Form, tags: ['new', '!stable'], args: { label: '收货地址', onSubmit: fn(), children: fields } } satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** What the server found; each field shows its own by its name. */
export const WithError: Story = {
  args: { problems: [{ field: 'mobile', message: '手机号应为 11 位' }, { message: '地址已满 20 个，请先删除一个' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveAccessibleDescription('手机号应为 11 位')
    await expect(canvas.getByRole('textbox', { name: /收货人/ })).not.toHaveAttribute('aria-invalid')
  },
}
export const Loading: Story = { args: { busy: true, children: fieldsWith(<Button type="submit" tone="action" loading>保存地址</Button>) } }
export const Sent: Story = {
  args: { onSubmit: fn(({ data }: { data: FormData }) => Promise.resolve(data.get('mobile') === '1' ? [{ field: 'mobile', message: '手机号应为 11 位' }] : undefined)) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /收货人/ }), '王工')
    await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '1')
    await userEvent.selectOptions(canvas.getByRole('combobox'), '32')
    await userEvent.click(canvas.getByRole('radio', { name: '普通发票' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存地址' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('手机号应为 11 位')
    const { data } = (args.onSubmit as unknown as { mock: { calls: [{ data: FormData }][] } }).mock.calls[0]![0]
    await expect(Object.fromEntries(data)).toEqual({ receiver: '王工', mobile: '1', province: '32', invoice: 'normal', intent: 'save' })
    await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '3800000001')
    await userEvent.click(canvas.getByRole('button', { name: '保存地址' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}
/** Enter sends it; the summary takes the focus and leads to the fields, at each attempt anew. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    const links = () => canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(links()).toHaveLength(3)
    await expect(links()[0]).toMatch(/收货人$/)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const receiver = canvas.getByRole('textbox', { name: /收货人/ })
    await expect(receiver).toHaveFocus()
    await expect(receiver).toBeInvalid()
    await userEvent.keyboard('王工{Enter}')
    await waitFor(() => expect(links()).toHaveLength(2))
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('radio', { name: '普通发票' })).toHaveFocus()
  },
}
/** Fields of several parts are refused like any other, and their links lead to what can be worked. */
export const RequiredParts: Story = {
  args: {
    children: (
      <>
        <ComboBox label="品牌" name="brand" required items={[{ id: '1', label: '洛轴' }]} />
        <DatePicker label="交货日期" name="day" required />
        <DateRangePicker label="对账期间" fromName="from" toName="to" required />
        <Cascader label="地区" name="region" required nodes={[{ id: '32', label: '江苏省' }]} />
        <Stack direction="row"><Button type="submit" tone="action">提交</Button></Stack>
      </>
    ),
  },
  play: async ({ args, canvas }) => {
    // Their controls come when somebody is near.
    await userEvent.click(canvas.getByRole('combobox', { name: /地区/ }))
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(9), { timeout: 10_000 })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: '提交' }))
    const links = (await canvas.findAllByRole('link')).map((link) => link.textContent)
    await expect(links.map((words) => words?.replace(/^.*[：:] ?/, ''))).toEqual(['品牌', '交货日期', '对账期间', '地区'])
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: /交货日期/ }))
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: /地区/ }))
    await expect(canvas.getByRole('combobox', { name: /地区/ })).toHaveFocus()
  },
}
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <Stack space={24}>
      <Form {...args} problems={[{ field: 'title', message: '发票抬头须与营业执照上的名称完全一致，包括括号与分公司字样，否则税务系统不予受理' }]}><TextField label="发票抬头（须与营业执照一致）" name="title" /></Form>
      <Form {...args} label="Invoice" problems={[{ field: 'title', message: 'The title of the invoice must be the name on the business licence, brackets and branch included, or the tax office refuses it' }]}>
        <TextArea label="Title of the invoice, exactly as it stands on the business licence" name="title" />
      </Form>
    </Stack>
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { problems: [{ field: 'mobile', message: '手机号应为 11 位' }] } }
export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { hover: ['#wrong [role="alert"] li:last-child a'], focusVisible: ['#wrong [role="alert"] li:first-child a'] } },
  render: (args) => (
    <Stack space={32}>
      <Form {...args} id="wrong" label="有误" problems={[{ field: 'receiver', message: '请填写收货人' }, { field: 'invoice', message: '请选择发票' }, { field: 'preferred', message: '默认地址只能有一个' }]} />
      <Form {...args} id="busy" label="提交中" busy><TextField label="收货人" name="receiver" defaultValue="王工" /><Stack direction="row"><Button type="submit" tone="action" loading>保存地址</Button></Stack></Form>
    </Stack>
  ),
}
