import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { MonthField } from './MonthField.tsx'

const meta = {
  component: MonthField,
  args: { label: storyText('对账月份', 'Statement month'), name: 'month' },
} satisfies Meta<typeof MonthField>
export default meta
type Story = StoryObj<typeof meta>

/** Waits for the richer control, which replaces a native month input. */
const ready = () =>
  waitFor(
    () => {
      const [first] = screen.getAllByRole('spinbutton')
      return first!
    },
    { timeout: 10_000 },
  )
const sent = (canvasElement: HTMLElement) => new FormData(canvasElement.querySelector('form')!).get('month')

export const Typed: Story = {
  args: { onChange: fn() },
  render: (args) => (
    <form>
      <MonthField {...args} />
      <button type="reset">{storyText('重置', 'Reset')}</button>
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const first = await ready()
    await expect(screen.getAllByRole('spinbutton')).toHaveLength(2)
    first.focus()
    await userEvent.keyboard(storyText('202602', '022026'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-02' })
    await expect(sent(canvasElement)).toBe('2026-02')
    await userEvent.click(canvas.getByRole('button', { name: storyText('重置', 'Reset') }))
    await expect(sent(canvasElement)).toBe('')
  },
}
export const Picked: Story = {
  args: { onChange: fn(), defaultValue: '2026-11', min: '2026-03' },
  play: async ({ args, canvas }) => {
    await ready()
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('button', { name: storyText('2026年11月', 'Nov 2026') })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{PageDown}')
    await expect(screen.getByRole('button', { name: storyText('2027年7月', 'Jul 2027') })).toHaveFocus()
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2027-12' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
export const Opened: Story = {
  args: { defaultValue: '2026-11', min: '2026-03', max: '2026-12' },
  play: async ({ canvas }) => {
    await ready()
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('button', { name: storyText('2026年2月', 'Feb 2026') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
export const TooEarly: Story = {
  args: { defaultValue: '2026-02', min: '2026-03' },
  play: async ({ canvas }) => {
    await expect(await ready()).toBeInvalid()
    await expect(canvas.getByText(storyText('不能早于 2026年3月', 'Not before March 2026'))).toBeVisible()
  },
}
export const RightToLeft: Story = {
  args: { defaultValue: '2026-11' },
  play: async () => {
    await ready()
  },
  globals: { direction: 'rtl' },
}
export const AllStates: Story = {
  render: (args) => (
    <Stack space={16}>
      <MonthField {...args} size="small" />
      <MonthField
        {...args}
        defaultValue="2026-11"
        hint={storyText('次月 5 日出账', 'Issued on the 5th of the next month')}
      />
      <MonthField {...args} size="large" defaultValue="2026-11" required />
      <MonthField {...args} defaultValue="2026-01" error={storyText('尚未出账', 'Not issued yet')} />
      <MonthField {...args} defaultValue="2026-11" readOnly />
      <MonthField {...args} defaultValue="2026-11" disabled />
    </Stack>
  ),
  play: async () => {
    await waitFor(() => expect(document.querySelector('#storybook-root input[type="month"]')).toBeNull())
  },
}
