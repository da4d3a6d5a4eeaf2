import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { closeToast, toast } from '../toast/toast.tsx'
import { Toaster } from './Toaster.tsx'

const deleted = storyText('已删除 3 个商品', 'Deleted 3 products')
const saved = storyText('已保存', 'Saved')
const undo = storyText('撤销', 'Undo')
const show = storyText('显示通知', 'Show a toast')
const onUndo = fn()
const onClose = fn()

const meta = {
  component: Toaster,
  // Each story has its own queue.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  beforeEach: () => {
    closeToast()
    onUndo.mockClear()
  },
  render: (args) => (
    <>
      <Button onPress={() => toast({ message: deleted, action: { label: undo, onPress: onUndo } })}>{show}</Button>
      <Toaster {...args} />
    </>
  ),
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: show }))
    await expect(canvas.getByText(deleted).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    await expect(canvas.getByRole('button', { name: undo })).toBeVisible()
  },
}
/** The action closes its toast, and the focus returns to where it was. */
export const WithAction: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: show })
    await userEvent.click(button)
    canvas.getByRole('button', { name: undo }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(onUndo).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByText(deleted)).toBeNull())
    await expect(button).toHaveFocus()
  },
}
/** Three toasts are shown, and the fourth follows when one of them closes. */
export const Queue: Story = {
  play: async ({ canvas }) => {
    for (const part of ['6205', '6206', '6207', '6208'])
      toast({ message: storyText(`${part} 已上架`, `${part} is on sale`), duration: Infinity })
    await waitFor(() => expect(canvas.getAllByRole('button', { name: storyText('关闭', 'Close') })).toHaveLength(3))
    await expect(canvas.queryByText(/6208/)).toBeNull()
    await userEvent.click(canvas.getAllByRole('button', { name: storyText('关闭', 'Close') })[0]!)
    await expect(await canvas.findByText(/6208/)).toBeVisible()
    await expect(canvas.queryByText(/6205/)).toBeNull()
  },
}
/** A toast with the same id takes the place of the former one. */
export const Replaced: Story = {
  play: async ({ canvas }) => {
    toast({ id: 'save', tone: 'info', message: storyText('正在保存…', 'Saving…'), duration: Infinity })
    await canvas.findByText(storyText('正在保存…', 'Saving…'))
    toast({ id: 'save', message: saved, duration: Infinity })
    await expect(await canvas.findByText(saved)).toBeVisible()
    await expect(canvas.queryByText(storyText('正在保存…', 'Saving…'))).toBeNull()
  },
}
/** `F8` reaches the toasts from anywhere, and returns. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: show })
    await userEvent.click(button)
    await userEvent.keyboard('{F8}')
    await expect(canvas.getByRole('region')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: undo })).toHaveFocus()
    await userEvent.keyboard('{F8}')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{F8}{Escape}')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{F8}')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByText(deleted)).toBeNull())
    await expect(button).toHaveFocus()
  },
}
/** The time stops while the pointer or the focus is on a toast. */
export const TimeStops: Story = {
  play: async ({ canvas }) => {
    toast({ message: saved, duration: 400 })
    const words = await canvas.findByText(saved)
    await userEvent.hover(words)
    await new Promise((resolve) => setTimeout(resolve, 600))
    await expect(words).toBeVisible()
    await userEvent.keyboard('{F8}')
    await userEvent.unhover(words)
    await new Promise((resolve) => setTimeout(resolve, 600))
    await expect(words).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(words).not.toBeInTheDocument())
  },
}
/** A press on a toast leaves the dialog beneath it open. */
export const AboveADialog: Story = {
  render: (args) => (
    <>
      <Dialog open onClose={onClose} title={storyText('编辑商品', 'Edit the product')} size="small">
        6205-2RS
      </Dialog>
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    onClose.mockClear()
    toast({ tone: 'bad', message: storyText('未能保存，请重试', 'Could not be saved. Please try again') })
    const cross = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('section button')
      if (!found) throw new Error('no toast yet')
      return found
    })
    await userEvent.click(cross)
    await waitFor(() => expect(cross).not.toBeInTheDocument())
    await expect(onClose).not.toHaveBeenCalled()
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } }
export const AllStates: Story = {
  args: { most: 5 },
  play: async ({ canvas }) => {
    toast({ message: saved, duration: Infinity })
    toast({ message: deleted, action: { label: undo, onPress: onUndo }, duration: Infinity })
    toast({
      tone: 'info',
      message: storyText('对账单已生成', 'The statement is ready'),
      link: { href: '#statement', label: storyText('查看', 'View') },
      duration: Infinity,
    })
    toast({
      tone: 'warn',
      message: storyText(
        '12 个商品没有英文名称，英文店铺中将显示中文名称',
        '12 products have no English name; the English shop shows the Chinese one',
      ),
      action: { label: storyText('补充', 'Add names'), onPress: onUndo },
      duration: Infinity,
    })
    toast({ tone: 'bad', message: storyText('未能保存，请重试', 'Could not be saved. Please try again') })
    await waitFor(() => expect(canvas.getAllByRole('button', { name: storyText('关闭', 'Close') })).toHaveLength(5))
  },
}
