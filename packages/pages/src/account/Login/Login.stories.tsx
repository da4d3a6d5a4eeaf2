import type { Meta, StoryObj } from '@storybook/react-vite'
import { Login } from './Login.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { live } from '../../loading/testing/live.tsx'
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
/** What was typed stays, but for the secret. */
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
export const Live: Story = {
  ...live(definition, '/login', { visitor: true }),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('endSession', 'logOut', 'login', 'sendLoginCode', 'smsLogin') },
}
