import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { TreeSelect } from './TreeSelect.tsx'
import type { TreeNode } from './TreeSelect.tsx'

const nodes: TreeNode[] = [
  {
    id: 'motion',
    label: storyText('传动与直线运动', 'Power transmission'),
    children: [
      {
        id: 'bearings',
        label: storyText('轴承', 'Bearings'),
        children: [
          { id: 'ball', label: storyText('深沟球轴承', 'Deep groove ball bearings') },
          { id: 'roller', label: storyText('圆锥滚子轴承', 'Tapered roller bearings') },
        ],
      },
      { id: 'belts', label: storyText('皮带与带轮', 'Belts and pulleys') },
    ],
  },
  {
    id: 'fasteners',
    label: storyText('紧固件', 'Fasteners'),
    children: [
      { id: 'bolts', label: storyText('螺栓', 'Bolts') },
      { id: 'nuts', label: storyText('螺母', 'Nuts'), disabled: true },
    ],
  },
]
const meta = {
  component: TreeSelect,
  args: { label: storyText('商品分类', 'Category'), name: 'category', nodes },
} satisfies Meta<typeof TreeSelect>
export default meta
type Story = StoryObj<typeof meta>

/** Waits for the richer control, which replaces a native select. */
const ready = () =>
  waitFor(() => {
    const field = screen.getAllByRole('combobox')[0]!
    if (field.tagName !== 'BUTTON') throw new Error('still native')
    return field
  })
const item = (zh: string, en: string) => screen.findByRole('treeitem', { name: storyText(zh, en) })
const values = (root: HTMLElement) => new FormData(root.querySelector('form')!).getAll('category')

export const Default: Story = {
  args: { defaultValue: ['roller'] },
  play: async () => {
    await expect(await ready()).toHaveTextContent(storyText('圆锥滚子轴承', 'Tapered roller bearings'))
  },
}
/** The host is told of blur when the focus leaves the field and its panel together. */
export const Left: Story = {
  args: { onBlur: fn() },
  render: (args) => (
    <>
      <TreeSelect {...args} />
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
  args: { defaultValue: ['roller'], searchable: true },
  play: async () => {
    await userEvent.click(await ready())
    await waitFor(async () => expect(await item('圆锥滚子轴承', 'Tapered roller bearings')).toHaveFocus())
  },
}
export const OnPhone: Story = { ...Opened, globals: { viewport: { value: 'phone' } } }
export const One: Story = {
  args: { onChange: fn() },
  render: (args) => (
    <form>
      <TreeSelect {...args} />
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const field = await ready()
    await userEvent.click(field)
    await userEvent.click(await item('紧固件', 'Fasteners'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['fasteners'] })
    await waitFor(() => expect(screen.queryByRole('tree')).toBeNull())
    await expect(values(canvasElement)).toEqual(['fasteners'])
    await waitFor(() => expect(field).toHaveFocus())
  },
}
/** Each selected id is submitted under the name. A parent stands for everything beneath it. */
export const Multiple: Story = {
  args: { multiple: true, defaultValue: ['ball'], onChange: fn() },
  render: (args) => (
    <form>
      <TreeSelect {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await ready())
    await expect(await item('轴承', 'Bearings')).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(await item('圆锥滚子轴承', 'Tapered roller bearings'))
    await userEvent.click(await item('紧固件', 'Fasteners'))
    await expect(values(canvasElement)).toEqual(['bearings', 'bolts'])
  },
}
export const Found: Story = {
  args: { searchable: true, onChange: fn() },
  play: async ({ args }) => {
    await userEvent.click(await ready())
    await userEvent.type(await screen.findByRole('searchbox'), storyText('圆锥', 'tapered'))
    await userEvent.keyboard('{ArrowDown}{End}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['roller'] })
  },
}
let loads = 0
/** Loaded entries stay when the panel closes. */
export const Lazy: Story = {
  args: {
    nodes: [{ id: 'sea', label: storyText('华东仓', 'East depot'), leaf: false }],
    loadChildren: async () => {
      loads += 1
      return [{ id: 'a1', label: storyText('一号库', 'Hall 1') }]
    },
  },
  play: async () => {
    loads = 0
    const field = await ready()
    await userEvent.click(field)
    await item('华东仓', 'East depot')
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(await item('一号库', 'Hall 1'))
    await waitFor(() => expect(field).toHaveTextContent(storyText('一号库', 'Hall 1')))
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.click(field)
    await waitFor(async () => expect(await item('一号库', 'Hall 1')).toHaveFocus())
    await expect(loads).toBe(1)
  },
}
export const Required: Story = {
  args: { required: true },
  render: (args) => (
    <form>
      <TreeSelect {...args} />
      <button type="submit">{storyText('提交', 'Submit')}</button>
    </form>
  ),
  play: async ({ canvas }) => {
    const field = await ready()
    await userEvent.click(canvas.getByRole('button', { name: storyText('提交', 'Submit') }))
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveFocus()
  },
}
export const Keyboard: Story = {
  args: { onChange: fn() },
  play: async ({ args }) => {
    const field = await ready()
    field.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await item('传动与直线运动', 'Power transmission')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await item('传动与直线运动', 'Power transmission')).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['bearings'] })
    await waitFor(() => expect(field).toHaveFocus())
  },
}
export const RightToLeft: Story = { ...Opened, globals: { direction: 'rtl', viewport: { value: 'desktop' } } }
export const AllStates: Story = {
  render: (args) => (
    <Stack space={16}>
      <TreeSelect {...args} size="small" />
      <TreeSelect {...args} defaultValue={['roller']} />
      <TreeSelect {...args} multiple size="large" defaultValue={['bearings', 'bolts']} />
      <TreeSelect {...args} hint={storyText('买家按分类查找商品', 'Buyers find products by category')} />
      <TreeSelect {...args} required error={storyText('请选择分类', 'Choose a category')} />
      <TreeSelect {...args} disabled defaultValue={['roller']} />
    </Stack>
  ),
  play: async () => {
    await waitFor(() => expect(document.querySelector('#storybook-root select')).toBeNull())
  },
}
