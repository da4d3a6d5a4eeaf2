import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '@millwright/ui/Grid'
import { expect, fn, userEvent, within } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { LoginPanel } from './LoginPanel.tsx'
import type { LoginPanelProps } from './LoginPanel.tsx'

const meta = {
  component: LoginPanel,
  args: { tab: 'account', tabHref: (tab) => `/login?tab=${tab}` },
  beforeEach: () => sessionStorage.clear(),
  decorators: [
    (Story, { name }) => (
      <div style={{ maxInlineSize: name === 'All States' ? undefined : 352 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginPanel>
export default meta
type Story = StoryObj<typeof meta>

/** Prevents submissions, which would leave the page. */
const keepHere: Story['decorators'] = [
  (Story) => (
    <div onSubmit={(event) => event.preventDefault()}>
      <Story />
    </div>
  ),
]

export const Default: Story = {}
export const Mobile: Story = { args: { tab: 'mobile' } }
export const CodeSent: Story = {
  args: { tab: 'mobile', codeSent: '1', typed: { userName: '13800000001' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[name=passWord]')).toHaveFocus()
  },
}
/** Returns a story with an error at its field. */
const wrong = (tab: LoginPanelProps['tab'], problem: NonNullable<LoginPanelProps['problem']>): Story => ({
  args: { tab, problem, typed: { userName: tab === 'mobile' ? '13800000001' : 'buyer', agreed: true } },
})
export const InvalidMobile = wrong('mobile', 'mobile')
export const EmptyCode = wrong('mobile', 'code')
export const WrongCode = wrong('mobile', 'codeWrong')
export const InvalidAccount = wrong('account', 'account')
export const EmptyPassword = wrong('account', 'password')
export const WithError = wrong('account', 'refused')
export const TermsNotAgreed = wrong('account', 'terms')
export const ServerMessage: Story = {
  args: {
    problem: 'refused',
    message: storyText('密码错误次数过多，请 10 分钟后再试', 'Too many wrong passwords; try again in 10 minutes'),
  },
}
/** Clicks while signing in are ignored. */
export const Loading: Story = {
  args: { busy: true, typed: { userName: 'buyer', agreed: true } },
  decorators: [
    (Story) => (
      <div
        onSubmit={(event) => {
          event.currentTarget.dataset.sent = String(!event.defaultPrevented)
          event.preventDefault()
        }}
      >
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form')!
    form.requestSubmit()
    await expect(form.closest('[data-sent]')).toHaveAttribute('data-sent', 'false')
  },
}

/** The first error is shown and focused before anything is sent. */
export const ChecksBeforeSending: Story = {
  decorators: keepHere,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvasElement.querySelector<HTMLElement>('[name=userName]')!, 'bu')
    await userEvent.click(canvas.getAllByRole('button').at(-1)!)
    await expect(canvasElement.querySelector('[name=userName]')).toHaveFocus()
    await expect(canvasElement.querySelector('[name=userName]')).toHaveAttribute('aria-invalid', 'true')
  },
}
/** In the popup tabs switch in place. A click for a new tab stays a link. */
export const TabsHandledByHost: Story = {
  args: { onTab: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('link')[1]!)
    await expect(args.onTab).toHaveBeenCalledWith({ tab: 'mobile' })
  },
}
export const LongText: Story = {
  args: { typed: { userName: 'purchasing_dept1' }, problem: 'refused' },
  render: (args) => (
    <Grid columns={1} space={24}>
      <LoginPanel
        {...args}
        message={storyText(
          '您的账号因连续多次输入错误的密码已被临时锁定，请 30 分钟后再试，或通过手机验证码登录，也可以联系客服 400-820-0731 解锁。',
          'The account has been locked for a while because a wrong password was entered too many times in a row. Try again in 30 minutes, log in by a code, or call 400-820-0731.',
        )}
      />
      <LoginPanel
        {...args}
        tab="mobile"
        codeSent="1"
        problem="codeWrong"
        message={storyText(
          '验证码输入错误次数过多，请 30 分钟后再试，或用账号与密码登录，也可以联系客服 400-820-0731。',
          'The code was wrong too many times in a row. Try again in 30 minutes, log in by your password, or call 400-820-0731.',
        )}
      />
    </Grid>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
}
export const RightToLeft: Story = {
  args: { tab: 'mobile', codeSent: '1', typed: { userName: '13800000001' } },
  globals: { direction: 'rtl' },
}
/** Tab moves from the tabs through the fields to the button. Enter in a field signs in and does not send a code. */
export const Keyboard: Story = {
  args: { tab: 'mobile' },
  decorators: [
    (Story) => (
      <div
        onSubmit={(event) => {
          event.currentTarget.dataset.pressed = (
            (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement
          ).value
          event.preventDefault()
        }}
      >
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const at = (name: string) => canvasElement.querySelector<HTMLElement>(`[name=${name}]:not([type=hidden])`)!
    await userEvent.tab()
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(at('userName')).toHaveFocus()
    await userEvent.keyboard('13800000001')
    await userEvent.tab()
    await expect(at('passWord')).toHaveFocus()
    await userEvent.keyboard('123456')
    await userEvent.tab()
    await expect(document.activeElement).toHaveAttribute('value', 'sendCode')
    await userEvent.tab()
    await expect(at('agreed')).toHaveFocus()
    await userEvent.keyboard(' ')
    at('passWord').focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvasElement.querySelector('[data-pressed]')).toHaveAttribute('data-pressed', 'smsLogin')
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  // Several instances on one page, only in this story.
  parameters: {
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
    pseudo: { hover: ['#hover button'], focusVisible: ['#focus button', '#focus a'], active: ['#pressed button'] },
  },
  render: (args) => (
    <Grid min={300} space={32}>
      <LoginPanel {...args} />
      <LoginPanel {...args} tab="mobile" />
      <LoginPanel {...args} problem="refused" typed={{ userName: 'buyer', agreed: true }} />
      <LoginPanel {...args} tab="mobile" problem="terms" typed={{ userName: '13800000001' }} />
      <LoginPanel {...args} busy typed={{ userName: 'buyer', agreed: true }} />
      {['hover', 'focus', 'pressed'].map((state) => (
        <div key={state} id={state}>
          <LoginPanel {...args} />
        </div>
      ))}
    </Grid>
  ),
}
