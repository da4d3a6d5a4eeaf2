import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Button } from '../Button/Button.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  component: Dialog,
  // Each story opens over its own page.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    onClose: fn(),
    title: storyText('取消订单？', 'Cancel the order?'),
    size: 'small',
    children: storyText(
      '取消后库存会立即释放，优惠券退回账户。',
      'The stock is released at once, and the coupon goes back to your account.',
    ),
    footer: (
      <>
        <Button>{storyText('再想想', 'Keep it')}</Button>
        <Button tone="danger">{storyText('取消订单', 'Cancel order')}</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['picture'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const WithoutTitle: Story = { args: { hideTitle: true } }
export const GivesTheFocusBack: Story = {
  render: function Opened(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>{storyText('打开', 'Open')}</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: storyText('打开', 'Open') })
    await userEvent.click(button)
    await expect(
      await screen.findByRole('dialog', { name: storyText('取消订单？', 'Cancel the order?') }),
    ).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
/** A field with autofocus takes the focus before the dialog can record the opener. */
export const GivesTheFocusBackFromAField: Story = {
  render: function Opened(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>{storyText('打开', 'Open')}</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has just opened the dialog */}
          <TextField label={storyText('取消原因', 'Reason')} name="reason" autoFocus />
        </Dialog>
      </>
    )
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: storyText('打开', 'Open') })
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('textbox', { name: storyText('取消原因', 'Reason') })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}
/** The menu disappears as the dialog opens, so the focus returns to its trigger. */
export const OpenedByAMenu: Story = {
  render: function Opened(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Menu
          label={storyText('订单操作', 'Order actions')}
          trigger={<Button>{storyText('更多', 'More')}</Button>}
          items={[{ id: 'cancel', label: storyText('取消订单', 'Cancel order'), onPress: () => setOpen(true) }]}
        />
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: storyText('更多', 'More') })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menuitem')
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}
/** The first Escape closes the open list or calendar, the next one the dialog. */
export const EscapeClosesWhatIsOpen: Story = {
  args: {
    size: 'large',
    children: (
      <Stack space={16}>
        <ComboBox
          label={storyText('品牌', 'Brand')}
          name="brand"
          items={[
            { id: 'skf', label: 'SKF' },
            { id: 'nsk', label: 'NSK' },
          ]}
        />
        <DatePicker label={storyText('交货日期', 'Delivery date')} name="day" />
      </Stack>
    ),
  },
  play: async ({ args }) => {
    const onClose = args.onClose as ReturnType<typeof fn>
    onClose.mockClear()
    await waitFor(() => expect(screen.getAllByRole('spinbutton')).toHaveLength(3), { timeout: 10_000 })
    const list = await waitFor(() => {
      const input = screen.getByRole('combobox')
      if (input.tagName !== 'INPUT') throw new Error('still native')
      return input
    })
    await userEvent.click(list)
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getAllByRole('spinbutton')[0]!)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await screen.findByRole('grid')
    await waitFor(() => expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    await expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(onClose).toHaveBeenCalledOnce()
  },
}
