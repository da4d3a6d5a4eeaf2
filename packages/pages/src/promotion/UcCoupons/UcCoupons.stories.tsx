import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Locale } from '@millwright/domain/locale'
import { coupons, dealsNow } from '@millwright/fixtures/deals'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import { UcCoupons } from './UcCoupons.tsx'
import type { UcCouponsProps } from './UcCoupons.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './UcCoupons.route.ts'

type Args = { change: (props: UcCouponsProps, locale: Locale) => UcCouponsProps }

const pageOf = (records: UcCouponsProps['coupons']['records']) => ({
  records,
  total: records.length,
  pages: records.length ? 1 : 0,
  current: 1,
  size: 20,
})
const meta = {
  parameters: { layout: 'fullscreen' },
  args: { change: ((props) => props) as Args['change'] },
  render: ({ change }, { globals }) => {
    const locale = globals.locale as Locale
    const { received, locked } = coupons(locale)
    const props: UcCouponsProps = {
      center: sampleCenter,
      now: dealsNow,
      status: '1',
      current: 1,
      coupons: pageOf([received, locked]),
      counts: { unUseCount: 2, useCount: 1, expiredCount: 1 },
    }
    return <UcCoupons {...change(props, locale)} />
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Unused: Story = { tags: ['picture'] }
export const Used: Story = {
  args: { change: (props, locale) => ({ ...props, status: '2', coupons: pageOf([coupons(locale).used]) }) },
}
export const Expired: Story = {
  args: { change: (props, locale) => ({ ...props, status: '0', coupons: pageOf([coupons(locale).expired]) }) },
}
export const Empty: Story = {
  args: {
    change: (props) => ({
      ...props,
      coupons: pageOf([]),
      counts: { unUseCount: 0, useCount: 0, expiredCount: 0 },
    }),
  },
}
export const Refused: Story = {
  args: { change: (props) => ({ ...props, outcome: { done: false, problem: { key: 'badArgument' } } }) },
}
export const Live: Story = {
  ...liveStory(definition, '/user-center/uc-coupons'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('centerInfo', 'deleteMyCoupon', 'myCouponCounts', 'myCouponPage', 'waiting') },
}
