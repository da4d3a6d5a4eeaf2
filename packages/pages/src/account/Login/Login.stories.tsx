import type { Meta, StoryObj } from '@storybook/react-vite'
import { Login } from './Login.tsx'
import { mock, mocks, refused } from '@millwright/fixtures/mock'
import { storyText } from '@millwright/fixtures/storyText'
import { expect, userEvent } from 'storybook/test'
import { liveStory, waitForScreen } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './Login.route.ts'

const meta = {
  component: Login,
  parameters: { layout: 'fullscreen' },
  args: { tab: 'account', back: undefined },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof Login>
export default meta
type Story = StoryObj<typeof meta>

export const Account: Story = { tags: ['picture', 'four-modes'] }
export const Mobile: Story = { args: { tab: 'mobile' } }
export const SentHere: Story = { args: { back: '/cart' } }
/** Typed values stay, except the password. */
export const Refused: Story = {
  args: {
    back: '/cart',
    outcome: { done: false, problem: { key: 'refused' }, form: { tab: 'account', userName: 'buyer', agreed: '1' } },
  },
  tags: ['picture'],
}
export const CodeSent: Story = {
  args: { outcome: { done: true, data: { codeSent: '1', tab: 'mobile', userName: '13800000001', agreed: '1' } } },
}
const calls = mocks('endSession', 'logOut', 'login', 'sendLoginCode', 'smsLogin')

export const Live: Story = {
  ...liveStory(definition, '/login', { visitor: true }),
  tags: ['!autodocs'],
  parameters: { mockData: calls },
}

async function logIn(canvasElement: HTMLElement) {
  await waitForScreen(canvasElement)
  const field = (name: string) => canvasElement.querySelector<HTMLElement>(`[name=${name}]:not([type=hidden])`)!
  await userEvent.type(field('userName'), 'buyer')
  await userEvent.type(field('passWord'), 'not-the-one')
  await userEvent.click(field('agreed'))
  await userEvent.type(field('passWord'), '{Enter}')
}
const locked = storyText('密码错误次数过多，请 10 分钟后再试', 'Too many wrong passwords; try again in 10 minutes')
/** The mall's message shows at the form, and the user name stays. */
export const RefusedByTheMall: Story = {
  ...liveStory(definition, '/login', { visitor: true }),
  tags: ['!autodocs'],
  parameters: { mockData: [...calls, mock('login', refused('A00001', locked))] },
  play: async ({ canvas, canvasElement }) => {
    await logIn(canvasElement)
    await expect(await canvas.findByText(locked)).toBeVisible()
    await expect(canvasElement.querySelector('[name=userName]:not([type=hidden])')).toHaveValue('buyer')
  },
}
export const GoesBack: Story = {
  ...liveStory(definition, '/login?back=%2Fcart', { visitor: true }),
  tags: ['!autodocs'],
  parameters: { mockData: calls },
  play: async ({ canvas, canvasElement }) => {
    await logIn(canvasElement)
    await waitForScreen(canvasElement, 'left')
    await expect(canvas.getByText('/cart')).toBeVisible()
  },
}
