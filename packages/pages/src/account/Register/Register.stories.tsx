import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Register } from './Register.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './Register.route.ts'

const meta = {
  component: Register,
  parameters: { layout: 'fullscreen' },
  args: { step: 'phone', mobile: undefined, account: undefined, back: undefined },
  beforeEach: () => sessionStorage.clear(),
  // A submit in a play function would leave the page.
  decorators: [
    (Story) => (
      <div onSubmit={(event) => event.preventDefault()}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Register>
export default meta
type Story = StoryObj<typeof meta>

const mobile = '13800000001'
const account = { step: 'account', mobile: '138****0001' } as const
const at = (root: HTMLElement, name: string) =>
  root.querySelector<HTMLInputElement>(`[name=${name}]:not([type=hidden])`)!

export const Phone: Story = { tags: ['picture'] }
export const SentHere: Story = { args: { back: '/detail/100001' } }
/** The code field takes the focus, since the pressed button is disabled during its countdown. */
export const CodeSent: Story = {
  args: { outcome: { done: true, data: { sent: '1' }, form: { mobile, agreed: '1' } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(at(canvasElement, 'validCode')).toHaveFocus())
  },
}
export const WrongCode: Story = {
  args: {
    outcome: {
      done: false,
      problem: { key: 'codeWrong' },
      fields: { validCode: { key: 'codeWrong' } },
      form: { mobile, agreed: '1' },
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(at(canvasElement, 'validCode')).toHaveFocus())
  },
}
/** The mall gives the waiting time, and the button counts the rest down. */
export const SentTooSoon: Story = {
  args: {
    outcome: {
      done: false,
      problem: { message: '验证码发送过于频繁，请 42 秒后再试' },
      fields: { validCode: { message: '验证码发送过于频繁，请 42 秒后再试' } },
      form: { mobile, agreed: '1' },
      data: { sent: '7', wait: 42 },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /4[12]/ })).toBeDisabled())
  },
}
export const PhoneTaken: Story = {
  args: {
    outcome: {
      done: false,
      problem: { message: '该手机号已注册，请直接登录' },
      fields: { mobile: { message: '该手机号已注册，请直接登录' } },
      form: { mobile, agreed: '1' },
    },
  },
}
/** All errors show at once, and the first invalid field takes the focus. */
export const WithError: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await userEvent.type(at(canvasElement, 'mobile'), '138')
    await userEvent.keyboard('{Enter}')
    await expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(3)
    await expect(at(canvasElement, 'mobile')).toHaveFocus()
  },
}
export const NoResponse: Story = {
  args: { outcome: { done: false, unanswered: true, problem: { key: 'timeout' }, form: { mobile } } },
}

export const Account: Story = { args: account, tags: ['picture'] }
export const AccountTaken: Story = {
  args: {
    ...account,
    outcome: {
      done: false,
      problem: { message: '该账号已被使用，请换一个' },
      fields: { userName: { message: '该账号已被使用，请换一个' } },
      form: { userName: 'purchasing_dept' },
    },
  },
}
export const VerificationExpired: Story = {
  args: {
    ...account,
    outcome: {
      done: false,
      problem: { message: '手机验证已过期，请重新获取验证码' },
      form: { userName: 'purchasing_dept' },
    },
  },
}
/** Typing marks the password rules that are met. A mismatch shows at the second field. */
export const Differing: Story = {
  args: account,
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await userEvent.type(at(canvasElement, 'userName'), 'purchasing_1')
    await userEvent.type(at(canvasElement, 'password'), 'Mall2026!')
    await expect(canvasElement.querySelectorAll('[data-met=true]')).toHaveLength(3)
    await userEvent.type(at(canvasElement, 'passwordAgain'), 'mall2026!{Enter}')
    await expect(at(canvasElement, 'passwordAgain')).toHaveFocus()
    await expect(canvasElement.querySelectorAll('[aria-invalid=true]')).toHaveLength(1)
  },
}
export const Done: Story = { args: { step: 'done', account: 'purchasing_1' }, tags: ['picture'] }
export const DoneWithReturnPath: Story = { args: { step: 'done', account: 'purchasing_1', back: '/cart' } }

/** Tab order: number, "send code", code, terms, submit. Enter submits and does not send a code. */
export const Keyboard: Story = {
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
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(at(canvasElement, 'mobile')).toHaveFocus()
    await userEvent.keyboard(mobile)
    await userEvent.tab()
    await userEvent.keyboard('123456')
    await userEvent.tab()
    await expect(document.activeElement).toHaveAttribute('value', 'sendCode')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(at(canvasElement, 'agreed')).toBeChecked()
    at(canvasElement, 'validCode').focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvasElement.querySelector('[data-pressed]')).toHaveAttribute('data-pressed', 'verify')
  },
}
export const RightToLeft: Story = { args: account, globals: { direction: 'rtl' } }
export const Live: Story = {
  ...liveStory(definition, '/register', { visitor: true }),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('checkRegisterSms', 'register', 'sendRegisterCode') },
}
