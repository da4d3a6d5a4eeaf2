import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { Cascader } from './Cascader.tsx'
import type { CascaderNode } from './Cascader.tsx'

const regions: CascaderNode[] = [
  {
    id: '32',
    label: storyText('江苏省', 'Jiangsu'),
    children: [
      {
        id: '3205',
        label: storyText('苏州市', 'Suzhou'),
        children: [
          { id: '320505', label: storyText('虎丘区', 'Huqiu') },
          { id: '320506', label: storyText('吴中区', 'Wuzhong') },
          { id: '320571', label: storyText('苏州工业园区', 'Suzhou Industrial Park') },
        ],
      },
      {
        id: '3202',
        label: storyText('无锡市', 'Wuxi'),
        children: [
          { id: '320205', label: storyText('锡山区', 'Xishan') },
          { id: '320214', label: storyText('新吴区', 'Xinwu') },
        ],
      },
    ],
  },
  {
    id: '33',
    label: storyText('浙江省', 'Zhejiang'),
    children: [
      {
        id: '3301',
        label: storyText('杭州市', 'Hangzhou'),
        children: [{ id: '330106', label: storyText('西湖区', 'West Lake') }],
      },
    ],
  },
  {
    id: '31',
    label: storyText('上海市', 'Shanghai'),
    children: [{ id: '310115', label: storyText('浦东新区', 'Pudong') }],
  },
  { id: '71', label: storyText('台湾省', 'Taiwan'), disabled: true },
]
const categories: CascaderNode[] = [
  {
    id: 'p',
    label: storyText('机械传动与直线运动', 'Power transmission and linear motion'),
    children: [
      {
        id: 'b',
        label: storyText('轴承与轴承座', 'Bearings and bearing housings'),
        children: [
          {
            id: 'd',
            label: storyText(
              '单列与双列深沟球轴承（含低噪音电机专用系列）',
              'Deep groove ball bearings, single and double row',
            ),
          },
        ],
      },
    ],
  },
]
const chosen = ['32', '3205', '320571']
const meta = {
  component: Cascader,
  tags: ['new', '!stable'],
  args: { label: storyText('收货地区', 'Region'), name: 'region', nodes: regions },
} satisfies Meta<typeof Cascader>
export default meta
type Story = StoryObj<typeof meta>

/** Waits for the richer control, which replaces a native select. */
const ready = () =>
  waitFor(() => {
    const field = screen.getAllByRole('combobox')[0]!
    if (field.tagName !== 'BUTTON') throw new Error('still native')
    return field
  })
const item = (name: string) => screen.findByRole('treeitem', { name })

export const Default: Story = {
  args: { defaultValue: chosen, searchable: true },
  play: async () => {
    await expect(await ready()).toHaveTextContent(
      storyText('江苏省 / 苏州市 / 苏州工业园区', 'Jiangsu / Suzhou / Suzhou Industrial Park'),
    )
  },
}
/** The host is told of blur when the focus leaves the field and its panel together. */
export const Left: Story = {
  args: { onBlur: fn() },
  render: (args) => (
    <>
      <Cascader {...args} />
      <button type="button">OK</button>
    </>
  ),
  play: async ({ args, canvas }) => {
    const field = await ready()
    await userEvent.click(field)
    await waitFor(() =>
      expect(screen.getAllByRole('treeitem').some((row) => row === document.activeElement)).toBe(true),
    )
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.click(field)
    await waitFor(() => expect(field).not.toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'OK', hidden: true }))
    await waitFor(() => expect(args.onBlur).toHaveBeenCalledOnce())
  },
}
export const Opened: Story = {
  args: { defaultValue: chosen, searchable: true },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await userEvent.click(await ready())
    await waitFor(async () => expect(await item(storyText('苏州工业园区', 'Suzhou Industrial Park'))).toHaveFocus())
    await expect(screen.getAllByRole('group')).toHaveLength(3)
  },
}
export const PathSelected: Story = {
  args: { onChange: fn() },
  render: (args) => (
    <form>
      <Cascader {...args} />
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const field = await ready()
    await userEvent.click(field)
    await userEvent.click(await item(storyText('浙江省', 'Zhejiang')))
    await userEvent.click(await item(storyText('杭州市', 'Hangzhou')))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(await item(storyText('西湖区', 'West Lake')))
    await expect(args.onChange).toHaveBeenCalledWith({
      value: ['33', '3301', '330106'],
      nodes: [
        expect.objectContaining({ label: storyText('浙江省', 'Zhejiang') }),
        expect.objectContaining({ label: storyText('杭州市', 'Hangzhou') }),
        { id: '330106', label: storyText('西湖区', 'West Lake') },
      ],
    })
    await expect(new FormData(canvasElement.querySelector('form')!).get('region')).toBe('33/3301/330106')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveTextContent(storyText('浙江省 / 杭州市 / 西湖区', 'Zhejiang / Hangzhou / West Lake'))
  },
}
export const Found: Story = {
  args: { searchable: true, onChange: fn() },
  play: async ({ args }) => {
    await userEvent.click(await ready())
    await userEvent.type(await screen.findByRole('searchbox'), storyText('苏 园区', 'suz park'))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: chosen }))
  },
}
export const NothingFound: Story = {
  args: { searchable: true },
  play: async () => {
    await userEvent.click(await ready())
    // The live region must exist before its text, because screen readers skip a region that appears together with its
    // text.
    const region = await screen.findByRole('status')
    await expect(region).toBeEmptyDOMElement()
    await userEvent.type(screen.getByRole('searchbox'), storyText('深圳', 'Berlin'))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(/没有匹配的选项|Nothing matches/))
    await expect(region).toHaveTextContent(/没有匹配的选项|Nothing matches/)
  },
}
export const AnyLevel: Story = {
  args: { anyLevel: true, onChange: fn() },
  play: async ({ args }) => {
    await userEvent.click(await ready())
    await userEvent.click(await item(storyText('江苏省', 'Jiangsu')))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: ['32'] }))
    await userEvent.click(await item(storyText('无锡市', 'Wuxi')))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: ['32', '3202'] }))
  },
}
const provinces: CascaderNode[] = [
  { id: '44', label: storyText('广东省', 'Guangdong'), leaf: false },
  { id: '33', label: storyText('浙江省', 'Zhejiang'), leaf: false },
]
export const Lazy: Story = {
  args: {
    nodes: provinces,
    onChange: fn(),
    loadChildren: async ({ path }) =>
      path.length === 1
        ? [{ id: '4403', label: storyText('深圳市', 'Shenzhen'), leaf: false }]
        : [{ id: '440305', label: storyText('南山区', 'Nanshan') }],
  },
  play: async ({ args }) => {
    await userEvent.click(await ready())
    await userEvent.click(await item(storyText('广东省', 'Guangdong')))
    await userEvent.click(await item(storyText('深圳市', 'Shenzhen')))
    await waitFor(async () => expect(await item(storyText('南山区', 'Nanshan'))).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: ['44', '4403', '440305'] }))
  },
}
export const Loading: Story = {
  args: {
    nodes: provinces,
    defaultValue: ['44', '4403'],
    valueLabels: [storyText('广东省', 'Guangdong'), storyText('深圳市', 'Shenzhen')],
    loadChildren: () => new Promise(() => {}),
  },
  play: async () => {
    const field = await ready()
    await expect(field).toHaveTextContent(storyText('广东省 / 深圳市', 'Guangdong / Shenzhen'))
    await userEvent.click(field)
    await expect(await screen.findByRole('status')).toHaveTextContent(/加载中|Loading/)
  },
}
let tries = 0
export const WithFailure: Story = {
  args: {
    nodes: provinces,
    loadChildren: () =>
      (tries += 1) === 1
        ? Promise.reject(new Error('down'))
        : Promise.resolve([{ id: '4403', label: storyText('深圳市', 'Shenzhen') }]),
  },
  play: async () => {
    tries = 0
    await userEvent.click(await ready())
    await userEvent.click(await item(storyText('广东省', 'Guangdong')))
    await userEvent.click(await screen.findByRole('button', { name: /重试|Try again/ }))
    await expect(await item(storyText('深圳市', 'Shenzhen'))).toBeVisible()
    await expect(tries).toBe(2)
  },
}
export const OnPhone: Story = {
  args: { defaultValue: ['32', '3205', '320505'] },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await userEvent.click(await ready())
    await userEvent.click(await screen.findByRole('button', { name: storyText(/苏州市/, /Suzhou/) }))
    await waitFor(async () => expect(await item(storyText('苏州市', 'Suzhou'))).toHaveFocus())
    await expect(screen.queryByRole('treeitem', { name: storyText('江苏省', 'Jiangsu') })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: storyText(/江苏省/, /Jiangsu/) }))
    await expect(await item(storyText('浙江省', 'Zhejiang'))).toBeVisible()
    await expect(screen.queryByRole('treeitem', { name: storyText('苏州市', 'Suzhou') })).toBeNull()
  },
}
export const Disabled: Story = {
  args: { disabled: true, defaultValue: chosen },
  play: async () => {
    await expect(await ready()).toBeDisabled()
  },
}
export const WithError: Story = {
  args: {
    error: storyText('请选择到区县', 'Choose down to the district'),
    hint: storyText('暂不送达港澳台', 'Mainland addresses only'),
    required: true,
  },
  play: async () => {
    const field = await ready()
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(
      storyText('请选择到区县 暂不送达港澳台', 'Choose down to the district Mainland addresses only'),
    )
  },
}
export const Keyboard: Story = {
  args: { onChange: fn() },
  play: async ({ args }) => {
    const field = await ready()
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await item(storyText('江苏省', 'Jiangsu'))).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(async () => expect(await item(storyText('上海市', 'Shanghai'))).toHaveFocus())
    await userEvent.keyboard(storyText('江', 'j'))
    await waitFor(async () => expect(await item(storyText('江苏省', 'Jiangsu'))).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(async () => expect(await item(storyText('苏州市', 'Suzhou'))).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(async () => expect(await item(storyText('江苏省', 'Jiangsu'))).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await waitFor(async () => expect(await item(storyText('锡山区', 'Xishan'))).toHaveFocus())
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
      <Cascader
        label={storyText(
          '货物最终使用地点所在的省、市、区县',
          'The province, city and district in which the goods will finally be used',
        )}
        name="region"
        nodes={regions}
        defaultValue={['65']}
        valueLabels={[
          storyText(
            '新疆维吾尔自治区巴音郭楞蒙古自治州博斯腾湖乡镇及周边团场',
            'Xinjiang Uygur Autonomous Region, Bayingolin Mongol Autonomous Prefecture, Bosten Lake and the farms around it',
          ),
        ]}
        hint={storyText(
          '偏远地区的运费与交货期以客服确认为准，部分地区只能由物流公司自提',
          "Freight and delivery to remote regions are confirmed by our service; in some of them goods are fetched at the carrier's",
        )}
      />
      <Cascader
        label={storyText(
          '买家查找此商品时所在的商品分类',
          'The category under which buyers will look for this article',
        )}
        name="category"
        nodes={categories}
        defaultValue={['p', 'b', 'd']}
        error={storyText(
          '该分类下的商品须先上传合格证书才能上架，请先上传',
          'Articles of this category need a certificate of conformity before they can be listed; please upload it first',
        )}
      />
    </Stack>
  ),
  play: async () => {
    await ready()
  },
  globals: { viewport: { value: 'phone' } },
}
export const RightToLeft: Story = {
  args: { defaultValue: chosen },
  play: async () => {
    await userEvent.click(await ready())
    await item(storyText('苏州市', 'Suzhou'))
  },
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
}
export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { hover: ['#hover'], focusVisible: ['#focus'] } },
  render: (args) => (
    <Stack space={16}>
      <Cascader {...args} size="small" />
      <Cascader {...args} defaultValue={chosen} />
      <Cascader {...args} size="large" defaultValue={chosen} />
      <Cascader {...args} id="hover" />
      <Cascader {...args} id="focus" />
      <Cascader {...args} hint={storyText('暂不送达港澳台', 'Mainland addresses only')} />
      <Cascader {...args} error={storyText('请选择到区县', 'Choose down to the district')} required />
      <Cascader {...args} disabled defaultValue={chosen} />
    </Stack>
  ),
  play: async () => {
    await waitFor(() => expect(document.querySelector('#storybook-root select')).toBeNull())
  },
}
