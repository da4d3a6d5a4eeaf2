import type { Meta, StoryObj } from '@storybook/react-vite'
import { noScore, scoreInfo, scoreLogs, signedScore } from '@millwright/fixtures/points'
import { storyText } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import { expect, userEvent } from 'storybook/test'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import { UcIntegral } from './UcIntegral.tsx'
import type { UcIntegralProps } from './UcIntegral.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './UcIntegral.route.ts'

const pageOf = (records: UcIntegralProps['changes']['records'], pages = 1) => ({
  records,
  total: records.length * pages,
  pages: records.length ? pages : 0,
  current: 1,
  size: 10,
})
const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  args: {
    center: sampleCenter,
    info: scoreInfo,
    query: {},
    months: ['2026-11', '2026-10', '2026-09'],
    changes: pageOf(scoreLogs),
  },
  component: UcIntegral,
} satisfies Meta<typeof UcIntegral>
export default meta
type Story = StoryObj<typeof meta>

export const EveryKind: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText('签到得 15 积分', 'Check in for 15 points') }))
    await expect(sentForms.at(-1)).toMatchObject({ to: '/user-center/uc-integral', fields: { intent: 'signIn' } })
  },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Signed: Story = {
  args: {
    info: signedScore,
    outcome: { done: true, toast: { namespace: 'points', key: 'signDone', values: { score: 15 } } },
  },
}
export const FirstUse: Story = { args: { info: noScore, changes: pageOf([]) } }
export const NoneFound: Story = { args: { query: { way: 'out', month: '2026-09' }, changes: pageOf([]) } }
export const ManyPages: Story = { args: { changes: pageOf(scoreLogs, 40), query: { page: 7 } } }
export const ExpiresLater: Story = {
  args: { info: { ...scoreInfo, expireTime: Date.parse('2027-06-01T00:00:00+08:00') } },
}
export const Refused: Story = {
  args: { outcome: { done: false, problem: { message: storyText('任务尚未完成', 'The task is not done yet') } } },
}
export const Live: Story = {
  ...liveStory(definition, '/user-center/uc-integral'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('centerInfo', 'scoreInfo', 'scoreLogPage', 'scoreSignIn', 'scoreTask', 'waiting') },
}
