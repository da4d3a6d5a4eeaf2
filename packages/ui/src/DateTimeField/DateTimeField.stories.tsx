import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { DateTimeField } from './DateTimeField.tsx'

const meta = {
  component: DateTimeField,
  args: { label: storyText('活动开始时间', 'Campaign begins'), name: 'begin' },
} satisfies Meta<typeof DateTimeField>
export default meta
type Story = StoryObj<typeof meta>

/** Waits for the richer control, which replaces a native input. */
const ready = () =>
  waitFor(
    () => {
      const [first] = screen.getAllByRole('spinbutton')
      return first!
    },
    { timeout: 10_000 },
  )
const sent = (canvasElement: HTMLElement) => new FormData(canvasElement.querySelector('form')!).get('begin')

export const Typed: Story = {
  args: { onChange: fn(), defaultValue: '2026-12-01T08:00' },
  render: (args) => (
    <form>
      <DateTimeField {...args} />
      <button type="reset">{storyText('重置', 'Reset')}</button>
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    await ready()
    await expect(sent(canvasElement)).toBe('2026-12-01T08:00')
    screen.getAllByRole('spinbutton')[3]!.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-12-01T09:00' })
    await userEvent.keyboard('{ArrowRight}45')
    await expect(sent(canvasElement)).toBe('2026-12-01T09:45')
    await userEvent.click(canvas.getByRole('button', { name: storyText('重置', 'Reset') }))
    await expect(sent(canvasElement)).toBe('2026-12-01T08:00')
  },
}
/** The calendar stays open after a day is chosen, so that the time can be set below it. */
export const Picked: Story = {
  args: { onChange: fn(), defaultValue: '2026-12-01T08:00', min: '2026-11-21T00:00' },
  play: async ({ args, canvas }) => {
    await ready()
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('grid')
    await userEvent.click((await screen.findAllByText('14', { selector: '[role=button]' }))[0]!)
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-12-14T08:00' })
    const panel = within(screen.getByRole('dialog'))
    const [hour] = panel.getAllByRole('spinbutton')
    hour!.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-12-14T09:00' })
  },
}
export const Cleared: Story = {
  args: { defaultValue: '2026-12-01T08:00' },
  render: (args) => (
    <form>
      <DateTimeField {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await ready()
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: storyText('清除', 'Clear') }))
    await expect(sent(canvasElement)).toBe('')
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  },
}
export const TooEarly: Story = {
  args: { defaultValue: '2026-11-21T07:59', min: '2026-11-21T08:00' },
  play: async ({ canvas }) => {
    await expect(await ready()).toBeInvalid()
    await expect(
      canvas.getByText(storyText(/不能早于 2026\/11\/21 08:00/, /Not before 11\/21\/2026, 08:00.AM/)),
    ).toBeVisible()
  },
}
export const RightToLeft: Story = {
  args: { defaultValue: '2026-12-01T08:00' },
  play: async () => {
    await ready()
  },
  globals: { direction: 'rtl' },
}
export const AllStates: Story = {
  render: (args) => (
    <Stack space={16}>
      <DateTimeField {...args} size="small" />
      <DateTimeField {...args} defaultValue="2026-12-01T08:00" hint={storyText('北京时间', 'Beijing time')} />
      <DateTimeField {...args} size="large" defaultValue="2026-12-01T08:00" required />
      <DateTimeField
        {...args}
        defaultValue="2026-12-01T08:00"
        error={storyText('与另一活动重叠', 'Overlaps with another campaign')}
      />
      <DateTimeField {...args} defaultValue="2026-12-01T08:00" readOnly />
      <DateTimeField {...args} defaultValue="2026-12-01T08:00" disabled />
    </Stack>
  ),
  play: async () => {
    await waitFor(() => expect(document.querySelector('#storybook-root input[type="datetime-local"]')).toBeNull())
  },
}
