import type { ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Button } from '../Button/Button.tsx'
import { Cascader } from '../Cascader/Cascader.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Select } from '../Select/Select.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form } from './Form.tsx'

const fieldsWith = (submit: ReactNode) => (
  <>
    <TextField label={storyText('收货人', 'Recipient')} name="receiver" required />
    <TextField
      label={storyText('手机号', 'Mobile')}
      name="mobile"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
    />
    <Select
      label={storyText('省份', 'Province')}
      name="province"
      placeholder={storyText('请选择', 'Choose')}
      required
      options={[
        { value: '32', label: storyText('江苏省', 'Jiangsu') },
        { value: '33', label: storyText('浙江省', 'Zhejiang') },
      ]}
    />
    <RadioGroup
      label={storyText('发票', 'Invoice')}
      name="invoice"
      required
      options={[
        { value: 'normal', label: storyText('普通发票', 'Plain invoice') },
        { value: 'vat', label: storyText('增值税专用发票', 'Special VAT invoice') },
      ]}
    />
    <Checkbox label={storyText('设为默认地址', 'Make it the default')} name="preferred" value="1" />
    <Stack direction="row">{submit}</Stack>
  </>
)
const fields = fieldsWith(
  <Button type="submit" tone="action" name="intent" value="save">
    {storyText('保存地址', 'Save address')}
  </Button>,
)
const meta = {
  component: Form,
  tags: ['new', '!stable'],
  args: { label: storyText('收货地址', 'Delivery address'), onSubmit: fn(), children: fields },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Errors from the server. Each field shows the error of its name. */
export const WithError: Story = {
  args: {
    problems: [
      { field: 'mobile', message: storyText('手机号应为 11 位', 'A mobile number has 11 digits') },
      { message: storyText('地址已满 20 个，请先删除一个', 'There are 20 addresses already; delete one first') },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: storyText('手机号', 'Mobile') })).toHaveAccessibleDescription(
      storyText('手机号应为 11 位', 'A mobile number has 11 digits'),
    )
    await expect(canvas.getByRole('textbox', { name: storyText(/收货人/, /Recipient/) })).not.toHaveAttribute(
      'aria-invalid',
    )
  },
}
export const Loading: Story = {
  args: {
    busy: true,
    children: fieldsWith(
      <Button type="submit" tone="action" loading>
        {storyText('保存地址', 'Save address')}
      </Button>,
    ),
  },
}
export const Sent: Story = {
  args: {
    onSubmit: fn(({ data }: { data: FormData }) =>
      Promise.resolve(
        data.get('mobile') === '1'
          ? [{ field: 'mobile', message: storyText('手机号应为 11 位', 'A mobile number has 11 digits') }]
          : undefined,
      ),
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: storyText(/收货人/, /Recipient/) }),
      storyText('王工', 'Wang'),
    )
    await userEvent.type(canvas.getByRole('textbox', { name: storyText('手机号', 'Mobile') }), '1')
    await userEvent.selectOptions(canvas.getByRole('combobox'), '32')
    await userEvent.click(canvas.getByRole('radio', { name: storyText('普通发票', 'Plain invoice') }))
    await userEvent.click(canvas.getByRole('button', { name: storyText('保存地址', 'Save address') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      storyText('手机号应为 11 位', 'A mobile number has 11 digits'),
    )
    const { data } = (args.onSubmit as unknown as { mock: { calls: [{ data: FormData }][] } }).mock.calls[0]![0]
    await expect(Object.fromEntries(data)).toEqual({
      receiver: storyText('王工', 'Wang'),
      mobile: '1',
      province: '32',
      invoice: 'normal',
      intent: 'save',
    })
    await userEvent.type(canvas.getByRole('textbox', { name: storyText('手机号', 'Mobile') }), '3800000001')
    await userEvent.click(canvas.getByRole('button', { name: storyText('保存地址', 'Save address') }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}
/** Enter submits. On each attempt the summary takes the focus, and its links lead to the fields. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    const links = () => canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(links()).toHaveLength(3)
    await expect(links()[0]).toMatch(storyText(/收货人$/, /Recipient$/))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const receiver = canvas.getByRole('textbox', { name: storyText(/收货人/, /Recipient/) })
    await expect(receiver).toHaveFocus()
    await expect(receiver).toBeInvalid()
    await userEvent.keyboard(storyText('王工{Enter}', 'Wang{Enter}'))
    await waitFor(() => expect(links()).toHaveLength(2))
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('radio', { name: storyText('普通发票', 'Plain invoice') })).toHaveFocus()
  },
}
/** If the network fails, the typed text stays and the form reports that nothing was sent. */
export const NotSent: Story = {
  args: {
    children: (
      <Stack direction="row">
        <Button type="submit">{storyText('提交', 'Send')}</Button>
      </Stack>
    ),
    onSubmit: fn(() => Promise.reject(new TypeError('Failed to fetch'))),
  },
  play: async ({ canvas }) => {
    const reported = spyOn(window, 'reportError').mockImplementation(() => undefined)
    await userEvent.click(canvas.getByRole('button'))
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveTextContent(/未能提交|could not be sent/)
    await expect(summary).toHaveFocus()
    await expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'Failed to fetch' }))
    await expect(canvas.getByRole('form')).not.toHaveAttribute('aria-busy')
    reported.mockRestore()
  },
}
/** A required consent checkbox without a name is validated too. */
export const RequiredWithoutNames: Story = {
  args: {
    children: (
      <>
        <Checkbox label={storyText('同意采购条款', 'I agree to the terms')} required />
        <Checkbox label={storyText('确认收货信息', 'The address is right')} required />
        <Stack direction="row">
          <Button type="submit">{storyText('提交', 'Send')}</Button>
        </Stack>
      </>
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const links = await canvas.findAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual([
      expect.stringContaining(storyText('同意采购条款', 'I agree to the terms')),
      expect.stringContaining(storyText('确认收货信息', 'The address is right')),
    ])
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(links[1]!)
    await expect(canvas.getAllByRole('checkbox')[1]).toHaveFocus()
  },
}
/** Composite fields are validated like any other, and their error links lead to a focusable control. */
export const RequiredParts: Story = {
  args: {
    children: (
      <>
        <ComboBox
          label={storyText('品牌', 'Brand')}
          name="brand"
          required
          items={[{ id: '1', label: storyText('洛轴', 'LYC') }]}
        />
        <DatePicker label={storyText('交货日期', 'Delivery date')} name="day" required />
        <DateRangePicker label={storyText('对账期间', 'Period')} fromName="from" toName="to" required />
        <Cascader
          label={storyText('地区', 'Region')}
          name="region"
          required
          nodes={[{ id: '32', label: storyText('江苏省', 'Jiangsu') }]}
        />
        <Stack direction="row">
          <Button type="submit" tone="action">
            {storyText('提交', 'Send')}
          </Button>
        </Stack>
      </>
    ),
  },
  play: async ({ args, canvas }) => {
    // The richer controls load when a field comes near the viewport or receives the pointer.
    await userEvent.click(canvas.getByRole('combobox', { name: storyText(/地区/, /Region/) }))
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(9), { timeout: 10_000 })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: storyText('提交', 'Send') }))
    const links = (await canvas.findAllByRole('link')).map((link) => link.textContent)
    await expect(links.map((words) => words?.replace(/^.*[：:] ?/, ''))).toEqual([
      storyText('品牌', 'Brand'),
      storyText('交货日期', 'Delivery date'),
      storyText('对账期间', 'Period'),
      storyText('地区', 'Region'),
    ])
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: storyText(/交货日期/, /Delivery date/) }))
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: storyText(/地区/, /Region/) }))
    await expect(canvas.getByRole('combobox', { name: storyText(/地区/, /Region/) })).toHaveFocus()
  },
}
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <Form
      {...args}
      problems={[
        {
          field: 'title',
          message: storyText(
            '发票抬头须与营业执照上的名称完全一致，包括括号与分公司字样，否则税务系统不予受理',
            'The title of the invoice must be the name on the business licence, brackets and branch included, or the tax office refuses it',
          ),
        },
      ]}
    >
      <TextField
        label={storyText(
          '发票抬头（须与营业执照一致）',
          'Title of the invoice, exactly as it stands on the business licence',
        )}
        name="title"
      />
    </Form>
  ),
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { problems: [{ field: 'mobile', message: storyText('手机号应为 11 位', 'A mobile number has 11 digits') }] },
}
export const AllStates: Story = {
  tags: ['picture'],
  parameters: {
    pseudo: {
      hover: ['#wrong [role="alert"] li:last-child a'],
      focusVisible: ['#wrong [role="alert"] li:first-child a'],
    },
  },
  render: (args) => (
    <Stack space={32}>
      <Form
        {...args}
        id="wrong"
        label={storyText('有误', 'Wrong')}
        problems={[
          { field: 'receiver', message: storyText('请填写收货人', 'Name the recipient') },
          { field: 'invoice', message: storyText('请选择发票', 'Choose an invoice') },
          { field: 'preferred', message: storyText('默认地址只能有一个', 'There can be one default only') },
        ]}
      />
      <Form {...args} id="busy" label={storyText('提交中', 'Sending')} busy>
        <TextField label={storyText('收货人', 'Recipient')} name="receiver" defaultValue={storyText('王工', 'Wang')} />
        <Stack direction="row">
          <Button type="submit" tone="action" loading>
            {storyText('保存地址', 'Save address')}
          </Button>
        </Stack>
      </Form>
    </Stack>
  ),
}
