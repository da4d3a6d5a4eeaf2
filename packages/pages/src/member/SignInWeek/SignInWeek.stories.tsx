import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { noScore, scoreInfo, signedScore } from '@millwright/fixtures/points'
import { storyText } from '@millwright/fixtures/storyText'
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
    await userEvent.click(canvas.getByRole('button', { name: storyText('签到得 15 积分', 'Check in for 15 points') }))
    await expect(sentForms.at(-1)?.fields).toEqual({ intent: 'signIn' })
  },
}
/** The button disappears after the press. The focus stays in the section for keyboard users. */
export const FocusStays: Story = {
  render: function Render(args) {
    const [info, setInfo] = useState(args.info)
    return (
      <div onSubmit={() => setInfo(signedScore)}>
        <SignInWeek {...args} info={info} />
      </div>
    )
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText(storyText('今日已签到', 'Checked in today'))).toBeVisible()
    await expect(canvas.getByRole('heading', { name: storyText('每日签到', 'Daily check-in') })).toHaveFocus()
  },
}
export const Signed: Story = { args: { info: signedScore } }
export const FirstDay: Story = { args: { info: noScore } }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
