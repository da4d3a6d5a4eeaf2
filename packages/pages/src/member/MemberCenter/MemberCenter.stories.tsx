import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Locale } from '@millwright/domain/locale'
import { growthLogs, levelInfo, levelsNow, memberLevels, paidInfo } from '@millwright/fixtures/levels'
import { scoreInfo } from '@millwright/fixtures/points'
import { storyText } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import { expect, userEvent } from 'storybook/test'
import { MemberCenter } from './MemberCenter.tsx'
import type { MemberCenterProps } from './MemberCenter.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './MemberCenter.route.ts'

type Args = { change: (props: MemberCenterProps, locale: Locale) => MemberCenterProps }

const logs = growthLogs()
const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  args: { change: ((props) => props) as Args['change'] },
  render: ({ change }, { globals }) => {
    const locale = globals.locale as Locale
    const props: MemberCenterProps = {
      person: locale === 'zh' ? '张工' : 'Zhang',
      now: levelsNow,
      info: levelInfo(locale),
      levels: memberLevels(locale),
      score: scoreInfo,
      history: { records: logs, total: logs.length, pages: 1, current: 1, size: 10 },
      current: 1,
    }
    return <MemberCenter {...change(props, locale)} />
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Silver: Story = { tags: ['picture'] }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Paid: Story = {
  args: { change: (props, locale) => ({ ...props, info: paidInfo(locale) }) },
  tags: ['picture'],
}
export const PaidEnded: Story = {
  args: {
    change: (props, locale) => ({
      ...props,
      info: levelInfo(locale, {
        endTime: levelsNow - 3 * 86_400_000,
        endedName: memberLevels(locale)[6]!.levelName,
      }),
    }),
  },
}
export const Highest: Story = {
  args: {
    change: (props, locale) => {
      const top = memberLevels(locale)[4]!
      return {
        ...props,
        info: levelInfo(locale, {
          levelId: top.levelId,
          ordinaryLevelId: top.levelId,
          levelName: top.levelName,
          growth: 126_500,
          nextGrowth: undefined,
          nextName: undefined,
        }),
      }
    },
  },
}
export const FirstUse: Story = {
  args: {
    change: (props, locale) => ({
      ...props,
      info: levelInfo(locale, {
        levelId: '1',
        ordinaryLevelId: '1',
        levelName: memberLevels(locale)[0]!.levelName,
        growth: 0,
        nextGrowth: 1000,
        nextName: memberLevels(locale)[1]!.levelName,
      }),
      history: { records: [], total: 0, pages: 0, current: 1, size: 10 },
    }),
  },
}
export const RequestFailed: Story = { args: { change: (props) => ({ ...props, info: undefined, levels: [] }) } }
export const WithoutHistory: Story = {
  args: { change: (props) => ({ ...props, history: undefined }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(storyText('成长值明细暂时无法显示', 'The growth history cannot be shown right now')),
    ).toBeVisible()
    await expect(canvas.queryByText(storyText('还没有成长值记录', 'No growth points yet'))).toBe(null)
  },
}
export const WithoutPoints: Story = { args: { change: (props) => ({ ...props, score: undefined }) } }
export const Refused: Story = {
  args: { change: (props) => ({ ...props, outcome: { done: false, problem: { key: 'error' } } }) },
}
export const LongNames: Story = {
  args: {
    change: (props, locale) => {
      const long =
        locale === 'zh'
          ? '湖南省装备制造业联合采购战略合作企业会员'
          : 'Strategic partner of the provincial purchasing alliance for equipment makers'
      return {
        ...props,
        person: long,
        info: levelInfo(locale, { levelName: long, nextName: long, growth: 9_876_543, nextGrowth: 10_000_000 }),
      }
    },
  },
}
export const SignsIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText('签到得 15 积分', 'Check in for 15 points') }))
    await expect(sentForms.at(-1)).toMatchObject({
      to: '/member-center/member-center',
      fields: { intent: 'signIn' },
    })
  },
}
export const Live: Story = {
  ...liveStory(definition, '/member-center/member-center'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('growthLog', 'levelInfo', 'levelList', 'scoreInfo', 'scoreSignIn', 'scoreTask') },
}
