import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { LoginPanel } from './LoginPanel.tsx'
import type { LoginPanelProps } from './LoginPanel.tsx'

const meta = {
  component: LoginPanel, args: { tab: 'account', tabHref: (tab) => `/login?tab=${tab}` },
  beforeEach: () => sessionStorage.clear(),
  decorators: [(Story) => <div style={{ maxInlineSize: 352 }}><Story /></div>],
} satisfies Meta<typeof LoginPanel>
export default meta
type Story = StoryObj<typeof meta>

/** Whatever a play submits would leave the page. */
const keepHere: Story['decorators'] = [(Story) => <div onSubmit={(event) => event.preventDefault()}><Story /></div>]

export const Account: Story = { tags: ['picture'] }
export const Mobile: Story = { args: { tab: 'mobile' }, tags: ['picture'] }
export const CodeSent: Story = { args: { tab: 'mobile', codeSent: '1', typed: { userName: '13800000001' } } }
/** The six inline errors of R5.08, each where it belongs. */
const wrong = (tab: LoginPanelProps['tab'], problem: NonNullable<LoginPanelProps['problem']>): Story => ({ args: { tab, problem, typed: { userName: tab === 'mobile' ? '13800000001' : 'buyer', agreed: true } } })
export const InvalidMobile = wrong('mobile', 'mobile')
export const EmptyCode = wrong('mobile', 'code')
export const WrongCode = wrong('mobile', 'codeWrong')
export const InvalidAccount = wrong('account', 'account')
export const EmptyPassword = wrong('account', 'password')
export const Refused = wrong('account', 'refused')
export const TermsNotAgreed = wrong('account', 'terms')
export const ServerSays: Story = { args: { problem: 'refused', message: '密码错误次数过多，请 10 分钟后再试' } }

/** The first problem is said and focused before anything is sent. */
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
