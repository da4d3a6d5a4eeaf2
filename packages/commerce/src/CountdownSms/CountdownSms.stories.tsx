import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@millwright/ui/Stack'
import { TextField } from '@millwright/ui/TextField'
import { expect, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { CountdownSms } from './CountdownSms.tsx'
import { startClock } from './smsClock.ts'

const mine = '13800000001'
const meta = {
  component: CountdownSms,
  args: { name: 'intent', value: 'sendCode', phone: mine },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof CountdownSms>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeEnabled()
  },
}
/** The button counts down 60 seconds and is disabled during the countdown. */
export const Counting: Story = {
  args: { sent: '1' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button')).toBeDisabled())
    await expect(canvas.getByRole('button').textContent).toMatch(/60|59/)
  },
}
/** A reload after 30 seconds continues the countdown, although the same request id is passed again. */
export const AfterReload: Story = {
  args: { sent: '1' },
  beforeEach: () => startClock('1', mine, Date.now() - 30_000),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button')).toBeDisabled())
    await expect(canvas.getByRole('button').textContent).toMatch(/30|29/)
  },
}
/** Each phone number has its own countdown. */
export const AnotherPhone: Story = {
  args: { phone: '13900000002' },
  beforeEach: () => startClock('1', mine, Date.now()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeEnabled()
  },
}
/** While the phone number is incomplete, the longest countdown applies. */
export const PhoneIncomplete: Story = { ...AfterReload, args: { phone: '138' } }
/** After the countdown another code can be requested. */
export const CountdownEnded: Story = {
  args: { sent: '1' },
  beforeEach: () => startClock('1', mine, Date.now() - 60_000),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeEnabled()
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const Loading: Story = { args: { loading: true } }
/** In a narrow field the button with its longest text leaves room for the typed code. */
export const LongText: Story = {
  args: { sent: '1' },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <TextField label={storyText('验证码', 'Code')} name="passWord" size="large" suffix={<CountdownSms {...args} />} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().width).toBeGreaterThan(80)
  },
}
export const RightToLeft: Story = { args: { sent: '1' }, globals: { direction: 'rtl' } }
/** Enter submits the form with the button's name. During the countdown Tab skips the button. */
export const Keyboard: Story = {
  render: (args) => (
    <form
      data-testid="form"
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.dataset.sent = ((event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement).value
      }}
    >
      <CountdownSms {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByTestId('form')).toHaveAttribute('data-sent', 'sendCode')
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { hover: ['#hover button'], focusVisible: ['#focus button'], active: ['#pressed button'] } },
  render: (args) => (
    <Stack space={12} align="start">
      <CountdownSms {...args} />
      <CountdownSms {...args} disabled />
      <CountdownSms {...args} loading />
      {['hover', 'focus', 'pressed'].map((state) => (
        <div key={state} id={state}>
          <CountdownSms {...args} />
        </div>
      ))}
    </Stack>
  ),
}
