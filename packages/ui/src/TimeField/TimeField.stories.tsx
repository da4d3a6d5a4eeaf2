import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { UiProvider } from '../UiProvider/UiProvider.tsx'
import { TimeField } from './TimeField.tsx'

const meta = {
  component: TimeField,
  args: { label: storyText('最晚收货时间', 'Goods received until'), name: 'until' },
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

/** Waits for the richer control, which replaces a native time input. */
const ready = () =>
  waitFor(
    () => {
      const [first] = screen.getAllByRole('spinbutton')
      return first!
    },
    { timeout: 10_000 },
  )
const sent = (canvasElement: HTMLElement) => new FormData(canvasElement.querySelector('form')!).get('until')

export const Typed: Story = {
  args: { onChange: fn(), defaultValue: '08:00' },
  render: (args) => (
    <UiProvider locale={storyText('zh', 'en')} language="en-GB">
      <form>
        <TimeField {...args} />
        <button type="reset">{storyText('重置', 'Reset')}</button>
      </form>
    </UiProvider>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const hour = await ready()
    await expect(sent(canvasElement)).toBe('08:00')
    hour.focus()
    await userEvent.keyboard('1730')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '17:30' })
    await userEvent.keyboard('{ArrowUp}')
    await expect(sent(canvasElement)).toBe('17:31')
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await expect(sent(canvasElement)).toBe('16:31')
    await userEvent.click(canvas.getByRole('button', { name: storyText('重置', 'Reset') }))
    await expect(sent(canvasElement)).toBe('08:00')
  },
}
/** American English has two halves of the day. The form still submits 24 hours. */
export const HalfDay: Story = {
  args: { defaultValue: '17:30', label: 'Goods received until' },
  render: (args) => (
    <UiProvider locale="en" language="en-US">
      <form>
        <TimeField {...args} />
      </form>
    </UiProvider>
  ),
  play: async ({ canvasElement }) => {
    await ready()
    const half = screen.getAllByRole('spinbutton')[2]!
    await expect(half).toHaveTextContent('PM')
    half.focus()
    await userEvent.keyboard('a')
    await expect(sent(canvasElement)).toBe('05:30')
  },
}
export const TooLate: Story = {
  args: { min: '08:00', max: '17:30', defaultValue: '18:00' },
  play: async ({ canvas }) => {
    await expect(await ready()).toBeInvalid()
    await expect(canvas.getByText(storyText(/不能晚于 17:30/, /Not after 5:30.PM/))).toBeVisible()
  },
}
export const Missing: Story = {
  args: { required: true },
  render: (args) => (
    <form>
      <TimeField {...args} />
      <Button type="submit">{storyText('提交', 'Send')}</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const first = await ready()
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByText(storyText(/^请填写/, /^Please fill in/))).toBeVisible()
    await expect(first).toHaveFocus()
  },
}
export const RightToLeft: Story = {
  args: { defaultValue: '17:30' },
  play: async () => {
    await ready()
  },
  globals: { direction: 'rtl' },
}
export const AllStates: Story = {
  render: (args) => (
    <Stack space={16}>
      <TimeField {...args} size="small" />
      <TimeField
        {...args}
        defaultValue="17:30"
        hint={storyText('以仓库当地时间为准', 'In the local time of the warehouse')}
      />
      <TimeField {...args} size="large" defaultValue="17:30" required />
      <TimeField {...args} defaultValue="12:15" error={storyText('午休时间不收货', 'Closed at noon')} />
      <TimeField {...args} defaultValue="17:30" readOnly />
      <TimeField {...args} defaultValue="17:30" disabled />
    </Stack>
  ),
  play: async () => {
    await waitFor(() => expect(document.querySelector('#storybook-root input[type="time"]')).toBeNull())
  },
}
