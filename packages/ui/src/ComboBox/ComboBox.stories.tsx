import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { ComboBox } from './ComboBox.tsx'
import type { ComboBoxItem } from './ComboBox.tsx'

const brands: ComboBoxItem[] = [
  { id: 'skf', label: 'SKF', hint: '瑞典' }, { id: 'nsk', label: 'NSK', hint: '日本' }, { id: 'hrb', label: '哈尔滨轴承 HRB', hint: '中国' },
  { id: 'zwz', label: '瓦房店轴承 ZWZ', hint: '中国' }, { id: 'ntn', label: 'NTN', hint: '日本', disabled: true }, { id: 'fag', label: 'FAG', hint: '德国' },
]
const sections = [
  { label: '国产', items: brands.filter(({ hint }) => hint === '中国') },
  { label: '进口', items: brands.filter(({ hint }) => hint !== '中国') },
]
const meta = { component: ComboBox, tags: ['new', '!stable'], args: { label: '品牌', name: 'brand', items: brands, placeholder: '输入或选择品牌' } } satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj<typeof meta>

/** The native list stands there until the part with the library has come. */
const ready = () => waitFor(() => {
  const input = screen.getAllByRole('combobox')[0]!
  if (input.tagName !== 'INPUT' || !input.hasAttribute('aria-autocomplete')) throw new Error('still native')
  return input as HTMLInputElement
})

export const Default: Story = {
  args: { defaultValue: 'skf' },
  play: async () => { const input = await ready(); await waitFor(() => expect(input).toHaveValue('SKF')) },
}
export const Opened: Story = {
  args: { items: sections, defaultValue: 'hrb' },
  play: async () => {
    await userEvent.click(await ready())
    await expect(await screen.findByRole('option', { name: /^哈尔滨轴承 HRB/ })).toHaveAttribute('aria-selected', 'true')
    await expect(screen.getAllByRole('option')).toHaveLength(6)
    await expect(screen.getByRole('group', { name: '国产' })).toBeVisible()
  },
}
export const Chosen: Story = {
  args: { onChange: fn() },
  render: (args) => <form><ComboBox {...args} /></form>,
  play: async ({ args, canvasElement }) => {
    const input = await ready()
    await userEvent.type(input, '轴承')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await userEvent.click(screen.getByRole('option', { name: /^瓦房店轴承 ZWZ/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'zwz' })
    await expect(input).toHaveValue('瓦房店轴承 ZWZ')
    await expect(new FormData(canvasElement.querySelector('form')!).getAll('brand')).toEqual(['zwz'])
  },
}
export const Multiple: Story = {
  args: { multiple: true, defaultValue: ['skf', 'hrb'], onChange: fn() } as never,
  render: (args) => <form><ComboBox {...args} /></form>,
  play: async ({ args, canvas, canvasElement }) => {
    const input = await ready()
    await userEvent.type(input, 'fag{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['skf', 'hrb', 'fag'] })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: /移除SKF|Remove SKF/ }))
    await expect(new FormData(canvasElement.querySelector('form')!).getAll('brand')).toEqual(['hrb', 'fag'])
    await userEvent.click(input)
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['hrb'] })
    await userEvent.keyboard('{Escape}')
  },
}
export const FreeText: Story = {
  args: { label: '收货单位', name: 'company', custom: true, onChange: fn() },
  render: (args) => <form><ComboBox {...args} /></form>,
  play: async ({ args, canvasElement }) => {
    await userEvent.type(await ready(), '华东机械')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '华东机械' })
    await expect(new FormData(canvasElement.querySelector('form')!).get('company')).toBe('华东机械')
  },
}
export const FromOutside: Story = {
  args: { onInput: fn(), items: [] },
  render: function Outside(args) {
    const [text, setText] = useState('')
    const items = text ? brands.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase())) : []
    return <ComboBox {...args} items={items} onInput={(input) => { args.onInput?.(input); setText(input.text) }} />
  },
  play: async ({ args }) => {
    const input = await ready()
    await userEvent.type(input, 'n')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await expect(args.onInput).toHaveBeenLastCalledWith({ text: 'n' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(input).toHaveValue('NSK')
    await userEvent.tab()
    await expect(input).toHaveValue('NSK')
  },
}
export const Loading: Story = {
  args: { loading: true, items: [], onInput: () => {} },
  play: async () => {
    await userEvent.type(await ready(), '轴')
    await expect(await screen.findByRole('listbox')).toHaveTextContent(/加载中|Loading/)
  },
}
export const Empty: Story = {
  args: { empty: '没有这个品牌' },
  play: async () => {
    await userEvent.type(await ready(), 'xyz')
    await expect(await screen.findByRole('listbox')).toHaveTextContent('没有这个品牌')
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'skf' }, play: async () => { await expect(await ready()).toBeDisabled() } }
export const WithError: Story = {
  args: { error: '请选择品牌', hint: '以发票上的品牌为准', required: true },
  play: async () => {
    const input = await ready()
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('请选择品牌 以发票上的品牌为准')
  },
}
export const InADialog: Story = {
  render: function InDialog(args) {
    const [open, setOpen] = useState(false)
    return <><Button onPress={() => setOpen(true)}>筛选</Button><Dialog open={open} onClose={() => setOpen(false)} title="筛选"><ComboBox {...args} /></Dialog></>
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '筛选' }))
    const input = await ready()
    await userEvent.click(input)
    await userEvent.click(await screen.findByRole('option', { name: /^FAG/ }))
    await expect(input).toHaveValue('FAG')
    await expect(screen.getByRole('dialog', { name: '筛选' })).toBeVisible()
  },
}
export const Keyboard: Story = {
  args: { onChange: fn() },
  play: async ({ args }) => {
    const input = await ready()
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'nsk' })
    await expect(input).toHaveValue('NSK')
    await userEvent.keyboard('x{Escape}')
    await userEvent.tab()
    await expect(input).toHaveValue('NSK')
    await userEvent.tab({ shift: true })
    await userEvent.clear(input)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '' })
  },
}
export const LongText: Story = {
  render: () => (
    <Stack space={16}>
      <ComboBox
        label="需要配套供应的轴承、密封件及润滑脂的生产厂家" name="zh" defaultValue="a" hint="以营业执照上的名称为准，不在列表中的厂家请联系客服添加"
        items={[{ id: 'a', label: '瓦房店轴承集团国家轴承工程技术研究中心有限公司（大连长兴岛生产基地）', hint: '国家级企业技术中心，产品覆盖一百八十个系列' }, { id: 'b', label: '洛阳轴承研究所' }]}
      />
      <ComboBox
        label="Manufacturer of the bearings, seals and greases that have to be supplied together" name="en" multiple defaultValue={['a', 'b']} hint="As on the business licence; ask our service to add a manufacturer who is missing"
        items={[{ id: 'a', label: 'Wafangdian Bearing Group National Engineering Research Centre, Changxing Island Plant' }, { id: 'b', label: 'Luoyang Bearing Science and Technology Company' }]}
      />
    </Stack>
  ),
  play: async () => { await ready() },
  globals: { viewport: { value: 'phone' } },
}
export const RightToLeft: Story = { args: { defaultValue: 'skf' }, play: async () => { await ready() }, globals: { direction: 'rtl' } }
export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { hover: ['#hover'], focusVisible: ['#focus'] } },
  render: ({ multiple: _, custom: __, value: ___, defaultValue: ____, onChange: _____, ...args }) => (
    <Stack space={16}>
      <ComboBox {...args} size="small" /><ComboBox {...args} defaultValue="skf" /><ComboBox {...args} size="large" defaultValue="hrb" />
      <ComboBox {...args} multiple defaultValue={['skf', 'nsk', 'hrb']} />
      <ComboBox {...args} id="focus" /><ComboBox {...args} hint="以发票上的品牌为准" /><ComboBox {...args} error="请选择品牌" required /><ComboBox {...args} disabled defaultValue="skf" />
    </Stack>
  ),
  play: async () => { await waitFor(() => expect(document.querySelector('#storybook-root select')).toBeNull()) },
}
