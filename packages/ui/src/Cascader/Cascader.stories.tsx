import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Cascader } from './Cascader.tsx'
import type { CascaderNode } from './Cascader.tsx'

const regions: CascaderNode[] = [
  {
    id: '32', label: '江苏省', children: [
      { id: '3205', label: '苏州市', children: [{ id: '320505', label: '虎丘区' }, { id: '320506', label: '吴中区' }, { id: '320571', label: '苏州工业园区' }] },
      { id: '3202', label: '无锡市', children: [{ id: '320205', label: '锡山区' }, { id: '320214', label: '新吴区' }] },
    ],
  },
  { id: '33', label: '浙江省', children: [{ id: '3301', label: '杭州市', children: [{ id: '330106', label: '西湖区' }] }] },
  { id: '31', label: '上海市', children: [{ id: '310115', label: '浦东新区' }] },
  { id: '71', label: '台湾省', disabled: true },
]
const english: CascaderNode[] = [
  { id: 'p', label: 'Power transmission and linear motion', children: [{ id: 'b', label: 'Bearings and bearing housings', children: [{ id: 'd', label: 'Deep groove ball bearings, single and double row' }] }] },
]
const chosen = ['32', '3205', '320571']
const meta = { component: Cascader, tags: ['new', '!stable'], args: { label: '收货地区', name: 'region', nodes: regions } } satisfies Meta<typeof Cascader>
export default meta
type Story = StoryObj<typeof meta>

/** Until the richer part has come it is a native list. */
const ready = () => waitFor(() => {
  const field = screen.getAllByRole('combobox')[0]!
  if (field.tagName !== 'BUTTON') throw new Error('still native')
  return field
})
const item = (name: string) => screen.findByRole('treeitem', { name })

export const Default: Story = {
  args: { defaultValue: chosen, searchable: true },
  play: async () => { await expect(await ready()).toHaveTextContent('江苏省 / 苏州市 / 苏州工业园区') },
}
export const Opened: Story = {
  args: { defaultValue: chosen, searchable: true },
  play: async () => {
    await userEvent.click(await ready())
    await waitFor(async () => expect(await item('苏州工业园区')).toHaveFocus())
    await expect(screen.getAllByRole('group')).toHaveLength(3)
  },
}
export const Chosen: Story = {
  args: { onChange: fn() },
  render: (args) => <form><Cascader {...args} /></form>,
  play: async ({ args, canvasElement }) => {
    const field = await ready()
    await userEvent.click(field)
    await userEvent.click(await item('浙江省'))
    await userEvent.click(await item('杭州市'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(await item('西湖区'))
    await expect(args.onChange).toHaveBeenCalledWith({ value: ['33', '3301', '330106'], nodes: [expect.objectContaining({ label: '浙江省' }), expect.objectContaining({ label: '杭州市' }), { id: '330106', label: '西湖区' }] })
    await expect(new FormData(canvasElement.querySelector('form')!).get('region')).toBe('33/3301/330106')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveTextContent('浙江省 / 杭州市 / 西湖区')
  },
}
export const Found: Story = {
  args: { searchable: true, onChange: fn() },
  play: async ({ args }) => {
    await userEvent.click(await ready())
    await userEvent.type(await screen.findByRole('searchbox'), '苏 园区')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: chosen }))
  },
}
export const NothingFound: Story = {
  args: { searchable: true },
  play: async () => {
    await userEvent.click(await ready())
    await userEvent.type(await screen.findByRole('searchbox'), '深圳')
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(/没有匹配的选项|Nothing matches/))
  },
}
export const AnyLevel: Story = {
  args: { anyLevel: true, onChange: fn() },
  play: async ({ args }) => {
    await userEvent.click(await ready())
    await userEvent.click(await item('江苏省'))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: ['32'] }))
    await userEvent.click(await item('无锡市'))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: ['32', '3202'] }))
  },
}
const provinces: CascaderNode[] = [{ id: '44', label: '广东省', leaf: false }, { id: '33', label: '浙江省', leaf: false }]
export const Lazy: Story = {
  args: { nodes: provinces, onChange: fn(), loadChildren: async ({ path }) => (path.length === 1 ? [{ id: '4403', label: '深圳市', leaf: false }] : [{ id: '440305', label: '南山区' }]) },
  play: async ({ args }) => {
    await userEvent.click(await ready())
    await userEvent.click(await item('广东省'))
    await userEvent.click(await item('深圳市'))
    await waitFor(async () => expect(await item('南山区')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: ['44', '4403', '440305'] }))
  },
}
export const Loading: Story = {
  args: { nodes: provinces, defaultValue: ['44', '4403'], valueLabels: ['广东省', '深圳市'], loadChildren: () => new Promise(() => {}) },
  play: async () => {
    const field = await ready()
    await expect(field).toHaveTextContent('广东省 / 深圳市')
    await userEvent.click(field)
    await expect(await screen.findByRole('status')).toHaveTextContent(/加载中|Loading/)
  },
}
let tries = 0
export const WithFailure: Story = {
  args: { nodes: provinces, loadChildren: () => ((tries += 1) === 1 ? Promise.reject(new Error('down')) : Promise.resolve([{ id: '4403', label: '深圳市' }])) },
  play: async () => {
    tries = 0
    await userEvent.click(await ready())
    await userEvent.click(await item('广东省'))
    await userEvent.click(await screen.findByRole('button', { name: /重试|Try again/ }))
    await expect(await item('深圳市')).toBeVisible()
    await expect(tries).toBe(2)
  },
}
export const OnAPhone: Story = {
  args: { defaultValue: ['32', '3205', '320505'] },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await userEvent.click(await ready())
    await userEvent.click(await screen.findByRole('button', { name: /苏州市/ }))
    await waitFor(async () => expect(await item('苏州市')).toHaveFocus())
    await expect(screen.queryByRole('treeitem', { name: '江苏省' })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: /江苏省/ }))
    await expect(await item('浙江省')).toBeVisible()
    await expect(screen.queryByRole('treeitem', { name: '苏州市' })).toBeNull()
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: chosen }, play: async () => { await expect(await ready()).toBeDisabled() } }
export const WithError: Story = {
  args: { error: '请选择到区县', hint: '暂不送达港澳台', required: true },
  play: async () => {
    const field = await ready()
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('请选择到区县 暂不送达港澳台')
  },
}
export const Keyboard: Story = {
  args: { onChange: fn() },
  play: async ({ args }) => {
    const field = await ready()
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await item('江苏省')).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(async () => expect(await item('上海市')).toHaveFocus())
    await userEvent.keyboard('江')
    await waitFor(async () => expect(await item('江苏省')).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(async () => expect(await item('苏州市')).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(async () => expect(await item('江苏省')).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await waitFor(async () => expect(await item('锡山区')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown} ')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: ['32', '3202', '320214'] }))
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('tree')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tree')).toBeNull())
    await expect(field).toHaveFocus()
  },
}
export const LongText: Story = {
  render: () => (
    <Stack space={16}>
      <Cascader label="货物最终使用地点所在的省、市、区县" name="zh" nodes={regions} defaultValue={['65']} valueLabels={['新疆维吾尔自治区巴音郭楞蒙古自治州博斯腾湖乡镇及周边团场']} hint="偏远地区的运费与交货期以客服确认为准，部分地区只能由物流公司自提" />
      <Cascader label="The category under which buyers will look for this article" name="en" nodes={english} defaultValue={['p', 'b', 'd']} error="Articles of this category need a certificate of conformity before they can be listed; please upload it first" />
    </Stack>
  ),
  play: async () => { await ready() },
  globals: { viewport: { value: 'phone' } },
}
export const RightToLeft: Story = { args: { defaultValue: chosen }, play: async () => { await userEvent.click(await ready()); await item('苏州市') }, globals: { direction: 'rtl' } }
export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { hover: ['#hover'], focusVisible: ['#focus'] } },
  render: (args) => (
    <Stack space={16}>
      <Cascader {...args} size="small" /><Cascader {...args} defaultValue={chosen} /><Cascader {...args} size="large" defaultValue={chosen} />
      <Cascader {...args} id="hover" /><Cascader {...args} id="focus" /><Cascader {...args} hint="暂不送达港澳台" /><Cascader {...args} error="请选择到区县" required /><Cascader {...args} disabled defaultValue={chosen} />
    </Stack>
  ),
  play: async () => { await waitFor(() => expect(document.querySelector('#storybook-root select')).toBeNull()) },
}
