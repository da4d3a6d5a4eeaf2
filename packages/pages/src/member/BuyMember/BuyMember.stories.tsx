import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Locale } from '@millwright/domain/locale'
import { memberTransfers } from '@millwright/fixtures/balance'
import { levelInfo, levelsNow, memberLevels, paidInfo } from '@millwright/fixtures/levels'
import { storyText } from '@millwright/fixtures/storyText'
import { expect } from 'storybook/test'
import { BuyMember } from './BuyMember.tsx'
import type { BuyMemberProps } from './BuyMember.tsx'
import { mockFor, mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './BuyMember.route.ts'

type Args = { change: (props: BuyMemberProps, locale: Locale) => BuyMemberProps }

const meta = {
  parameters: { layout: 'fullscreen' },
  args: { change: ((props) => props) as Args['change'] },
  render: ({ change }, { globals }) => {
    const locale = globals.locale as Locale
    const levels = memberLevels(locale).filter(({ levelType }) => levelType === 1)
    return <BuyMember {...change({ now: levelsNow, info: levelInfo(locale), levels, percent: 98 }, locale)} />
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const NoneYet: Story = { tags: ['picture'] }
export const WithActiveLevel: Story = {
  args: { change: (props, locale) => ({ ...props, info: paidInfo(locale) }) },
  tags: ['picture'],
  play: async ({ canvas }) => {
    // A lower level than the current one is shown without a link.
    await expect(
      canvas.getAllByRole('link', { name: storyText(/^(续费|立即升级)：/, /^(Renew|Upgrade now): /) }),
    ).toHaveLength(2)
    await expect(canvas.queryByRole('link', { name: storyText(/企业月卡/, /Business Monthly/) })).toBeNull()
  },
}
/** The receipt of a bank transfer is being checked. */
export const TransferSent: Story = {
  args: {
    change: (props, locale) => ({
      ...props,
      info: { ...props.info, transfers: memberTransfers(locale, 'level').slice(1, 2) },
    }),
  },
}
export const WithoutDiscount: Story = { args: { change: (props) => ({ ...props, percent: 100 }) } }
export const GrowthMissing: Story = {
  args: { change: (props, locale) => ({ ...props, info: levelInfo(locale, { growth: 120 }) }) },
}
export const NotOnSale: Story = {
  args: { change: (props) => ({ ...props, levels: props.levels.map((level) => ({ ...level, recruitStatus: 0 })) }) },
}
export const NoLevels: Story = { args: { change: (props) => ({ ...props, levels: [] }) } }
export const Live: Story = {
  ...liveStory(definition, '/member-center/buy-member'),
  tags: ['!autodocs'],
  parameters: { mockData: [...mocks('levelInfo'), mockFor('levelList', { levelType: 1 })] },
}
