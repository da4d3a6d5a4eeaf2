import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Button } from '../Button/Button.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Text } from '../Text/Text.tsx'
import { Drawer } from './Drawer.tsx'

const meta = {
  component: Drawer,
  // Each story opens over its own page.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    onClose: fn(),
    title: storyText('筛选', 'Filter'),
    children: storyText('品牌、精度、密封形式', 'Brand, precision, kind of seal'),
    footer: <Button tone="action">{storyText('查看 128 件', 'Show 128')}</Button>,
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

/** Over page content, so that the scrim is visible. */
export const AllStates: Story = {
  tags: ['picture'],
  decorators: [
    (Story) => (
      <>
        <Text size={36}>6205-2RS</Text>
        <Story />
      </>
    ),
  ],
}
export const FromStart: Story = { args: { side: 'start' } }
export const FromBottom: Story = { args: { side: 'bottom' }, globals: { viewport: { value: 'phone' } } }
export const Keyboard: Story = {
  render: function Opened(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>{storyText('打开', 'Open')}</Button>
        <Drawer {...args} open={open} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: storyText('打开', 'Open') })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog', { name: storyText('筛选', 'Filter') })
    await expect(drawer).toBeVisible()
    for (let presses = 0; presses < 4; presses++) {
      await userEvent.tab()
      await expect(drawer).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
export const ClosedByCloseButton: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: storyText('关闭', 'Close') }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
/** Escape clears a search field first. An empty field leaves Escape to the drawer. */
export const EscapeClearsFirst: Story = {
  args: { children: <SearchField label={storyText('搜索品牌', 'Search brands')} name="q" /> },
  play: async ({ args }) => {
    const onClose = args.onClose as ReturnType<typeof fn>
    onClose.mockClear()
    const input = await screen.findByRole('searchbox')
    await userEvent.type(input, 'SKF{Escape}')
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(onClose).toHaveBeenCalledOnce()
  },
}
