import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Button } from '../Button/Button.tsx'
import { CommandPalette } from './CommandPalette.tsx'
import type { Command } from './CommandPalette.tsx'

const goTo = storyText('前往', 'Go to')
const actions = storyText('操作', 'Actions')
const commands: Command[] = [
  { id: 'orders', group: goTo, label: storyText('订单', 'Orders'), icon: 'document', href: '#orders', shortcut: 'G O' },
  {
    id: 'stock',
    group: goTo,
    label: storyText('库存', 'Stock'),
    icon: 'rows',
    href: '#stock',
    keywords: ['inventory', 'kucun'],
  },
  { id: 'quotes', group: goTo, label: storyText('报价', 'Quotes'), icon: 'inquiry', href: '#quotes' },
  { id: 'new', group: actions, label: storyText('新建商品', 'New product'), icon: 'plus', onPress: fn() },
  {
    id: 'import',
    group: actions,
    label: storyText('导入价格表', 'Import a price list'),
    icon: 'download',
    onPress: fn(),
  },
]
const products: Command[] = [
  {
    id: '6205',
    group: storyText('商品', 'Products'),
    label: '6205-2RS',
    hint: storyText('深沟球轴承 · 库存 128', 'Deep groove ball bearing · 128 in stock'),
    href: '#6205',
  },
  {
    id: '6206',
    group: storyText('商品', 'Products'),
    label: '6206-2RS',
    hint: storyText('深沟球轴承 · 库存 40', 'Deep groove ball bearing · 40 in stock'),
    href: '#6206',
  },
]
const meta = {
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    label: storyText('搜索功能和商品', 'Search functions and products'),
    commands,
    open: true,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

const input = () => screen.findByRole('combobox')
const option = (zh: string, en: string) =>
  screen.findByRole('option', { name: storyText(new RegExp(zh), new RegExp(en)) })
const active = async () => document.getElementById((await input()).getAttribute('aria-activedescendant')!)

export const Default: Story = {
  play: async () => {
    await waitFor(async () => expect(await input()).toHaveFocus())
    await expect(await active()).toHaveTextContent(storyText('订单', 'Orders'))
    await expect(screen.getByRole('group', { name: goTo })).toBeVisible()
    await expect(screen.getByRole('status')).toHaveTextContent(storyText('找到 5 项', '5 found'))
  },
}
export const Recent: Story = {
  args: { recent: ['import', 'stock'] },
  play: async () => {
    await input()
    await expect(screen.getByRole('group', { name: storyText('最近使用', 'Recent') })).toHaveTextContent(
      storyText('导入价格表库存', 'Import a price listStock'),
    )
    await expect(screen.getAllByRole('option')).toHaveLength(5)
  },
}
/** Keywords find what the label does not say. */
export const Found: Story = {
  play: async () => {
    await userEvent.type(await input(), 'kuc')
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await expect(await option('库存', 'Stock')).toHaveAttribute('href', '#stock')
  },
}
export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await input(), 'zzz')
    await expect(screen.getByRole('status')).toHaveTextContent(storyText('没有匹配的选项', 'Nothing matches'))
    await expect(await input()).toHaveAttribute('aria-expanded', 'false')
  },
}
/** A search adds its results to the commands. */
export const Results: Story = {
  args: { search: async () => products },
  play: async () => {
    await userEvent.type(await input(), '62')
    await expect(await option('6206', '6206')).toBeVisible()
  },
}
export const Loading: Story = {
  args: { search: () => new Promise(() => {}) },
  play: async () => {
    await userEvent.type(await input(), '62')
    await expect(screen.getByRole('status')).toHaveTextContent(storyText('加载中', 'Loading'))
  },
}
let tries = 0
export const Failed: Story = {
  args: {
    search: async () => {
      tries += 1
      throw new Error('down')
    },
  },
  play: async () => {
    await userEvent.type(await input(), '62')
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(storyText('加载失败', 'Could not be loaded')),
    )
  },
}
export const TriesAgain: Story = {
  args: {
    search: async () => {
      if ((tries += 1) === 1) throw new Error('down')
      return products
    },
  },
  play: async () => {
    tries = 0
    await userEvent.type(await input(), '62')
    await userEvent.click(await screen.findByRole('button', { name: storyText('重试', 'Try again') }))
    await expect(await option('6205', '6205')).toBeVisible()
    await expect(tries).toBe(2)
  },
}
/** `Ctrl+K` opens and closes the palette, and the focus returns. */
export const Keyboard: Story = {
  args: { open: undefined, onChoose: fn() },
  render: (args) => (
    <>
      <Button>{storyText('按钮', 'Button')}</Button>
      <CommandPalette {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    button.focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(async () => expect(await input()).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Meta>}k{/Meta}')
    await waitFor(async () => expect(await input()).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await expect(await active()).toHaveTextContent(storyText('导入价格表', 'Import a price list'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(await active()).toHaveTextContent(storyText('库存', 'Stock'))
    await userEvent.keyboard(storyText('新建', 'new'))
    await userEvent.keyboard('{Enter}')
    await expect(commands[3]!.onPress).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledWith({ command: commands[3] })
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}
export const Phone: Story = { args: { recent: ['stock'] }, globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
