import type { Meta, StoryObj } from '@storybook/react-vite'
import { noScore, scoreInfo, signedScore } from '@millwright/fixtures/points'
import { say } from '@millwright/fixtures/say'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import { Panel } from '@millwright/ui/Panel'
import { expect, userEvent } from 'storybook/test'
import { SignInWeek } from './SignInWeek.tsx'

const meta = {
  beforeEach: catchForms,
  args: { info: scoreInfo, action: '/member-center/member-center' },
  render: (args) => (
    <Panel>
      <SignInWeek {...args} />
    </Panel>
  ),
} satisfies Meta<typeof SignInWeek>
export default meta
type Story = StoryObj<typeof meta>

export const Today: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('签到得 15 积分', 'Sign in for 15 points') }))
    await expect(sentForms.at(-1)?.fields).toEqual({ intent: 'signIn' })
  },
}
export const Signed: Story = { args: { info: signedScore } }
export const FirstDay: Story = { args: { info: noScore } }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
