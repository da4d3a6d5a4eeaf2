import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Locale } from '@millwright/domain/locale'
import { levelInfo, memberLevels, paidInfo } from '@millwright/fixtures/levels'
import { MemberEquity } from './MemberEquity.tsx'
import type { MemberEquityProps } from './MemberEquity.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './MemberEquity.route.ts'

type Args = { change: (props: MemberEquityProps, locale: Locale) => MemberEquityProps }

const meta = {
  parameters: { layout: 'fullscreen' },
  args: { change: ((props) => props) as Args['change'] },
  render: ({ change }, { globals }) => {
    const locale = globals.locale as Locale
    return <MemberEquity {...change({ info: levelInfo(locale), levels: memberLevels(locale) }, locale)} />
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Silver: Story = { tags: ['picture'] }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const BothLevels: Story = { args: { change: (props, locale) => ({ ...props, info: paidInfo(locale) }) } }
export const GrowthAlone: Story = {
  args: { change: (props) => ({ ...props, levels: props.levels.filter(({ levelType }) => levelType === 0) }) },
}
export const Live: Story = {
  ...liveStory(definition, '/member-center/member-equity'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('levelInfo', 'levelList') },
}
