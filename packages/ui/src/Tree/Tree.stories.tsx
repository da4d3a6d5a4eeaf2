import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Tree } from './Tree.tsx'
import type { TreeNode } from './Tree.tsx'

const nodes: TreeNode[] = [
  {
    id: 'motion',
    label: storyText('传动与直线运动', 'Power transmission'),
    hint: '1,284',
    children: [
      {
        id: 'bearings',
        label: storyText('轴承', 'Bearings'),
        hint: '860',
        children: [
          { id: 'ball', label: storyText('深沟球轴承', 'Deep groove ball bearings'), hint: '412' },
          { id: 'roller', label: storyText('圆锥滚子轴承', 'Tapered roller bearings'), hint: '205' },
          { id: 'units', label: storyText('带座轴承', 'Bearing units'), hint: '243' },
        ],
      },
      {
        id: 'belts',
        label: storyText('皮带与带轮', 'Belts and pulleys'),
        hint: '424',
        children: [
          { id: 'timing', label: storyText('同步带', 'Timing belts'), hint: '310' },
          { id: 'v', label: storyText('三角带', 'V-belts'), hint: '114' },
        ],
      },
    ],
  },
  {
    id: 'fasteners',
    label: storyText('紧固件', 'Fasteners'),
    hint: '5,930',
    children: [
      { id: 'bolts', label: storyText('螺栓', 'Bolts'), hint: '3,120' },
      { id: 'nuts', label: storyText('螺母', 'Nuts'), hint: '1,790', disabled: true },
    ],
  },
  { id: 'motors', label: storyText('电机', 'Motors'), hint: '96' },
]
const meta = {
  component: Tree,
  args: { label: storyText('商品分类', 'Categories'), nodes, defaultExpanded: ['motion', 'bearings'] },
} satisfies Meta<typeof Tree>
export default meta
type Story = StoryObj<typeof meta>

const item = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}`) })
const named = (zh: string, en: string) => item(storyText(zh, en))

export const Default: Story = {
  play: async () => {
    const row = named('深沟球轴承', 'Deep groove')
    await expect(row).toHaveAttribute('aria-level', '3')
    await expect(row).toHaveAttribute('aria-posinset', '1')
    await expect(row).toHaveAttribute('aria-setsize', '3')
    await expect(named('紧固件', 'Fasteners')).toHaveAttribute('aria-expanded', 'false')
  },
}
export const One: Story = {
  args: { selection: 'one', defaultValue: ['roller'], onChange: fn(), onExpand: fn() },
  play: async ({ args }) => {
    await expect(named('圆锥', 'Tapered')).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(named('带座', 'Bearing units'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['units'] })
    await userEvent.click(named('皮带与', 'Belts').firstElementChild!)
    await expect(args.onExpand).toHaveBeenLastCalledWith({ expanded: ['motion', 'bearings', 'belts'] })
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}
/** A parent is half checked while some entries beneath it are, and stands for all of them once all are. */
export const Many: Story = {
  args: { selection: 'many', defaultValue: ['ball', 'roller'], onChange: fn() },
  play: async ({ args }) => {
    await expect(named('轴承', 'Bearings')).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(named('带座', 'Bearing units'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['bearings'] })
    await userEvent.click(named('深沟', 'Deep groove'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['roller', 'units'] })
    await userEvent.click(named('紧固件', 'Fasteners'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['roller', 'units', 'bolts'] })
    await expect(named('紧固件', 'Fasteners')).toHaveAttribute('aria-checked', 'mixed')
  },
}
const folders: TreeNode[] = [
  { id: 'drawings', label: storyText('图纸', 'Drawings'), icon: 'document', leaf: false },
  { id: 'pictures', label: storyText('图片', 'Pictures'), icon: 'grid', leaf: false },
]
let tries = 0
/** Children load when their parent is expanded. A failed load can be retried. */
export const LoadedOnDemand: Story = {
  args: {
    nodes: folders,
    defaultExpanded: [],
    loadChildren: async ({ node }) => {
      if (node.id === 'pictures' && (tries += 1) === 1) throw new Error('down')
      return [{ id: `${node.id}-1`, label: '6205-2RS', icon: 'document', hint: '84 kB' }]
    },
  },
  play: async () => {
    tries = 0
    named('图纸', 'Drawings').focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(item('6205-2RS')).toBeVisible())
    named('图片', 'Pictures').focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(storyText('加载失败', 'Could not be loaded')),
    )
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(named('图片', 'Pictures')).toHaveFocus()
    await waitFor(() => expect(screen.getAllByRole('treeitem', { name: /6205/ })).toHaveLength(2))
    await expect(tries).toBe(2)
  },
}
export const Loading: Story = {
  args: { nodes: folders, defaultExpanded: ['drawings'], loadChildren: () => new Promise(() => {}) },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(storyText('加载中', 'Loading')))
    await expect(screen.getByRole('tree')).toHaveAttribute('aria-busy', 'true')
  },
}
export const Failed: Story = {
  args: { nodes: folders, defaultExpanded: ['drawings'], loadChildren: () => Promise.reject(new Error('down')) },
  play: async () => {
    await waitFor(() => expect(item(storyText('加载失败', 'Could not be loaded'))).toBeVisible())
  },
}
export const Filtered: Story = {
  render: function Found(args) {
    const [text, setText] = useState('')
    return (
      <Stack space={8}>
        <SearchField
          label={storyText('查找分类', 'Find a category')}
          hideLabel
          name="q"
          value={text}
          onChange={({ value }) => setText(value)}
        />
        <Tree {...args} filter={text} />
      </Stack>
    )
  },
  args: { defaultExpanded: [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), storyText('传动 同步', 'power timing'))
    await expect(screen.getAllByRole('treeitem')).toHaveLength(3)
    await expect(named('同步带', 'Timing belts')).toBeVisible()
  },
}
export const NothingFound: Story = {
  args: { filter: storyText('液压', 'hydraulics') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText('没有匹配的选项', 'Nothing matches'))
  },
}
export const Keyboard: Story = {
  args: { defaultExpanded: [], onPress: fn() },
  play: async ({ args }) => {
    await userEvent.tab()
    await expect(named('传动', 'Power')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(named('传动', 'Power')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(named('轴承', 'Bearings')).toHaveFocus()
    await userEvent.keyboard('*')
    await expect(named('同步带', 'Timing belts')).toBeVisible()
    await expect(named('紧固件', 'Fasteners')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{End}')
    await expect(named('电机', 'Motors')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(named('紧固件', 'Fasteners')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(named('传动', 'Power')).toHaveFocus()
    await userEvent.keyboard(storyText('三', 'v'))
    await expect(named('三角带', 'V-belts')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(named('皮带与', 'Belts')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(named('皮带与', 'Belts')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledWith({ node: expect.objectContaining({ id: 'belts' }) })
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await expect(named('皮带与', 'Belts')).toHaveFocus()
  },
}
/** The arrows that expand and collapse change places. */
export const RightToLeft: Story = {
  args: { selection: 'many', defaultValue: ['ball'] },
  globals: { direction: 'rtl' },
  play: async () => {
    named('紧固件', 'Fasteners').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(named('紧固件', 'Fasteners')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(named('紧固件', 'Fasteners')).toHaveAttribute('aria-expanded', 'false')
  },
}
export const AllStates: Story = {
  args: { defaultExpanded: ['motion', 'bearings', 'fasteners', 'closed', 'failing'] },
  render: (args) => (
    <Stack space={24}>
      <Tree {...args} />
      <Tree {...args} selection="one" defaultValue={['roller']} />
      <Tree {...args} selection="many" defaultValue={['ball', 'motors']} />
      <Tree
        {...args}
        nodes={[
          { id: 'closed', label: storyText('图纸', 'Drawings'), icon: 'document', leaf: false },
          { id: 'failing', label: storyText('图片', 'Pictures'), icon: 'grid', leaf: false },
        ]}
        loadChildren={({ node }) => (node.id === 'failing' ? Promise.reject(new Error('down')) : new Promise(() => {}))}
      />
    </Stack>
  ),
  play: async () => {
    await waitFor(() => expect(item(storyText('加载失败', 'Could not be loaded'))).toBeVisible())
  },
}
