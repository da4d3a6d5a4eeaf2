import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ComboBox } from './ComboBox.tsx'
import type { ComboBoxItem } from './ComboBox.tsx'

const brands: ComboBoxItem[] = [
  { id: 'skf', label: 'SKF', hint: storyText('瑞典', 'Sweden') },
  { id: 'nsk', label: 'NSK', hint: storyText('日本', 'Japan') },
  { id: 'hrb', label: storyText('哈尔滨轴承 HRB', 'HRB Harbin Bearing'), hint: storyText('中国', 'China') },
  { id: 'zwz', label: storyText('瓦房店轴承 ZWZ', 'ZWZ Wafangdian Bearing'), hint: storyText('中国', 'China') },
  { id: 'ntn', label: 'NTN', hint: storyText('日本', 'Japan'), disabled: true },
  { id: 'fag', label: 'FAG', hint: storyText('德国', 'Germany') },
]
const sections = [
  { label: storyText('国产', 'Domestic'), items: brands.filter(({ hint }) => hint === storyText('中国', 'China')) },
  { label: storyText('进口', 'Imported'), items: brands.filter(({ hint }) => hint !== storyText('中国', 'China')) },
]
const meta = {
  component: ComboBox,
  tags: ['new', '!stable'],
  args: {
    label: storyText('品牌', 'Brand'),
    name: 'brand',
    items: brands,
    placeholder: storyText('输入或选择品牌', 'Type or choose a brand'),
  },
} satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj<typeof meta>

/** Waits for the richer control, which replaces a native select. */
const ready = () =>
  waitFor(() => {
    const input = screen.getAllByRole('combobox')[0]!
    if (input.tagName !== 'INPUT' || !input.hasAttribute('aria-autocomplete')) throw new Error('still native')
    return input as HTMLInputElement
  })

export const Default: Story = {
  args: { defaultValue: 'skf' },
  play: async () => {
    const input = await ready()
    await waitFor(() => expect(input).toHaveValue('SKF'))
  },
}
export const Opened: Story = {
  args: { items: sections, defaultValue: 'hrb' },
  play: async () => {
    await userEvent.click(await ready())
    await expect(
      await screen.findByRole('option', { name: storyText(/^哈尔滨轴承 HRB/, /^HRB Harbin/) }),
    ).toHaveAttribute('aria-selected', 'true')
    await expect(screen.getAllByRole('option')).toHaveLength(6)
    await waitFor(() => expect(screen.getByRole('group', { name: storyText('国产', 'Domestic') })).toBeVisible())
  },
}
/** The other fields of the page stay reachable while the list is open, for screen readers too. */
export const OpenedBesideOthers: Story = {
  render: (args) => (
    <Stack space={12}>
      <ComboBox {...args} />
      <TextField label={storyText('型号', 'Model')} name="model" />
      <Button>{storyText('查询', 'Search')}</Button>
    </Stack>
  ),
  play: async () => {
    await userEvent.click(await ready())
    await screen.findAllByRole('option')
    await expect(screen.getByRole('textbox', { name: storyText('型号', 'Model') })).toBeVisible()
    await expect(screen.getByRole('button', { name: storyText('查询', 'Search') })).toBeVisible()
  },
}
export const OptionSelected: Story = {
  args: { onChange: fn() },
  render: (args) => (
    <form>
      <ComboBox {...args} />
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const input = await ready()
    await userEvent.type(input, storyText('轴承', 'Bearing'))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await userEvent.click(screen.getByRole('option', { name: storyText(/^瓦房店轴承 ZWZ/, /^ZWZ Wafangdian/) }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'zwz' })
    await expect(input).toHaveValue(storyText('瓦房店轴承 ZWZ', 'ZWZ Wafangdian Bearing'))
    await expect(new FormData(canvasElement.querySelector('form')!).getAll('brand')).toEqual(['zwz'])
  },
}
export const Multiple: Story = {
  args: { multiple: true, defaultValue: ['skf', 'hrb'], onChange: fn() } as never,
  render: (args) => (
    <form>
      <ComboBox {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const input = await ready()
    await userEvent.type(input, 'fag{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['skf', 'hrb', 'fag'] })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: /移除SKF|Remove SKF/ }))
    await expect(input).toHaveFocus()
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(new FormData(canvasElement.querySelector('form')!).getAll('brand')).toEqual(['hrb', 'fag'])
    await userEvent.click(input)
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['hrb'] })
    await userEvent.keyboard('{Escape}')
  },
}
export const FreeText: Story = {
  args: { label: storyText('收货单位', 'Company'), name: 'company', custom: true, onChange: fn() },
  render: (args) => (
    <form>
      <ComboBox {...args} />
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.type(await ready(), storyText('华东机械', 'East Machinery'))
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: storyText('华东机械', 'East Machinery') })
    await expect(new FormData(canvasElement.querySelector('form')!).get('company')).toBe(
      storyText('华东机械', 'East Machinery'),
    )
  },
}
export const AsyncItems: Story = {
  args: { onInput: fn(), items: [] },
  render: function Outside(args) {
    const [text, setText] = useState('')
    const items = text ? brands.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase())) : []
    return (
      <ComboBox
        {...args}
        items={items}
        onInput={(input) => {
          args.onInput?.(input)
          setText(input.text)
        }}
      />
    )
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
/** The initial selection and its order stay, whatever a search returns. */
export const AsyncMultiple: Story = {
  args: { multiple: true, defaultValue: ['hrb', 'skf'], onInput: fn(), onChange: fn() } as never,
  render: (args) => (
    <form>
      <ComboBox {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    await ready()
    await expect(canvas.getAllByRole('button', { name: /^移除|^Remove/ })).toHaveLength(2)
    await expect(new FormData(canvasElement.querySelector('form')!).getAll('brand')).toEqual(['hrb', 'skf'])
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const InItsOwnOrder: Story = {
  args: { multiple: true, defaultValue: ['hrb', 'skf'], onChange: fn() } as never,
  render: AsyncMultiple.render!,
  play: async ({ args, canvasElement }) => {
    await ready()
    await expect(new FormData(canvasElement.querySelector('form')!).getAll('brand')).toEqual(['hrb', 'skf'])
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
/** The selected id is submitted before its item arrives, and gets its label once the item is there. */
export const ItemsArriveLater: Story = {
  args: { items: [], defaultValue: 'skf', onChange: fn() },
  render: function Later(args) {
    const [items, setItems] = useState<ComboBoxItem[]>([])
    return (
      <form>
        <ComboBox {...args} items={items} />
        <Button onPress={() => setItems(brands)}>{storyText('加载', 'Load')}</Button>
      </form>
    )
  },
  play: async ({ args, canvas, canvasElement }) => {
    const input = await ready()
    await expect(new FormData(canvasElement.querySelector('form')!).getAll('brand')).toEqual(['skf'])
    await userEvent.click(canvas.getByRole('button', { name: storyText('加载', 'Load') }))
    await waitFor(() => expect(input).toHaveValue('SKF'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const Loading: Story = {
  args: { loading: true, items: [], onInput: () => {} },
  play: async () => {
    await userEvent.type(await ready(), storyText('轴', 'b'))
    await expect(await screen.findByRole('listbox')).toHaveTextContent(/加载中|Loading/)
  },
}
export const Empty: Story = {
  args: { empty: storyText('没有这个品牌', 'No such brand') },
  play: async () => {
    await userEvent.type(await ready(), 'xyz')
    await expect(await screen.findByRole('listbox')).toHaveTextContent(storyText('没有这个品牌', 'No such brand'))
  },
}
/** A catalogue of part numbers: the list begins with 100 of them, and typing finds any. */
export const FiftyThousand: Story = {
  args: {
    label: storyText('型号', 'Part number'),
    name: 'part',
    items: Array.from({ length: 50_000 }, (_, at) => ({ id: `p${at}`, label: `MW-${String(at).padStart(5, '0')}` })),
    defaultValue: 'p41999',
    placeholder: storyText('输入型号', 'Type a part number'),
    onChange: fn(),
  },
  play: async ({ args }) => {
    const input = await ready()
    await waitFor(() => expect(input).toHaveValue('MW-41999'))
    await userEvent.click(input)
    await expect(await screen.findAllByRole('option')).toHaveLength(101)
    await expect(screen.getByRole('status')).toHaveTextContent(storyText(/共 50000 项/, /100 of 50000/))
    await userEvent.clear(input)
    await userEvent.type(input, 'mw-4999')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(10))
    await userEvent.clear(input)
    await userEvent.type(input, '49999')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'p49999' })
    await expect(input).toHaveValue('MW-49999')
    await userEvent.click(input)
    await waitFor(() => expect(screen.getAllByRole('option').length).toBe(101))
  },
}
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'skf' },
  play: async () => {
    await expect(await ready()).toBeDisabled()
  },
}
export const WithError: Story = {
  args: {
    error: storyText('请选择品牌', 'Choose a brand'),
    hint: storyText('以发票上的品牌为准', 'As it stands on the invoice'),
    required: true,
  },
  play: async () => {
    const input = await ready()
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      storyText('请选择品牌 以发票上的品牌为准', 'Choose a brand As it stands on the invoice'),
    )
  },
}
export const InADialog: Story = {
  render: function InDialog(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>{storyText('筛选', 'Filter')}</Button>
        <Dialog open={open} onClose={() => setOpen(false)} title={storyText('筛选', 'Filter')}>
          <ComboBox {...args} />
        </Dialog>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText('筛选', 'Filter') }))
    const input = await ready()
    await userEvent.click(input)
    await userEvent.click(await screen.findByRole('option', { name: /^FAG/ }))
    await expect(input).toHaveValue('FAG')
    await expect(screen.getByRole('dialog', { name: storyText('筛选', 'Filter') })).toBeVisible()
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
        label={storyText(
          '需要配套供应的轴承、密封件及润滑脂的生产厂家',
          'The maker of the bearings, seals and grease that are to be supplied together',
        )}
        name="maker"
        defaultValue="a"
        hint={storyText(
          '以营业执照上的名称为准，不在列表中的厂家请联系客服添加',
          'As it stands on the business licence; our service adds makers that are not in the list',
        )}
        items={[
          {
            id: 'a',
            label: storyText(
              '瓦房店轴承集团国家轴承工程技术研究中心有限公司（大连长兴岛生产基地）',
              'Wafangdian Bearing Group, National Engineering Research Centre for Bearings, Changxing Island works, Dalian',
            ),
            hint: storyText(
              '国家级企业技术中心，产品覆盖一百八十个系列',
              'A national technology centre whose products cover a hundred and eighty series',
            ),
          },
          { id: 'b', label: storyText('洛阳轴承研究所', 'Luoyang Bearing Research Institute') },
        ]}
      />
      <ComboBox
        label={storyText('可以接受的其他生产厂家', 'Other makers that would be accepted')}
        name="others"
        multiple
        defaultValue={['a', 'b']}
        hint={storyText('最多选择五家，按选择的先后顺序询价', 'Five at most; they are asked in this order')}
        items={[
          {
            id: 'a',
            label: storyText(
              '哈尔滨轴承集团公司精密轴承制造分厂（利民开发区）',
              'Harbin Bearing Group, precision works, Limin development zone',
            ),
          },
          { id: 'b', label: storyText('洛阳轴承科技股份有限公司', 'Luoyang Bearing Science and Technology Company') },
        ]}
      />
    </Stack>
  ),
  play: async () => {
    await ready()
  },
  globals: { viewport: { value: 'phone' } },
}
export const RightToLeft: Story = {
  args: { defaultValue: 'skf' },
  play: async () => {
    await ready()
  },
  globals: { direction: 'rtl' },
}
export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { hover: ['#hover'], focusVisible: ['#focus'] } },
  render: ({ multiple: _, custom: __, value: ___, defaultValue: ____, onChange: _____, ...args }) => (
    <Stack space={16}>
      <ComboBox {...args} size="small" />
      <ComboBox {...args} defaultValue="skf" />
      <ComboBox {...args} size="large" defaultValue="hrb" />
      <ComboBox {...args} multiple defaultValue={['skf', 'nsk', 'hrb']} />
      <ComboBox {...args} id="focus" />
      <ComboBox {...args} hint={storyText('以发票上的品牌为准', 'As it stands on the invoice')} />
      <ComboBox {...args} error={storyText('请选择品牌', 'Choose a brand')} required />
      <ComboBox {...args} disabled defaultValue="skf" />
    </Stack>
  ),
  play: async () => {
    await waitFor(() => expect(document.querySelector('#storybook-root select')).toBeNull())
  },
}
