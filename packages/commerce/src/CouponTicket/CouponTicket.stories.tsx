import { couponStates } from '@millwright/domain/price/coupon'
import type { CouponState } from '@millwright/domain/price/coupon'
import { coupons, dealsNow, longCoupon } from '@millwright/fixtures/deals'
import { useLocale } from '@millwright/i18n/Texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyLocale } from '@millwright/fixtures/storyText'
import { CouponTicket } from './CouponTicket.tsx'
import type { CouponTicketProps } from './CouponTicket.tsx'

type StoryProps = Partial<Omit<CouponTicketProps, 'coupon'>> & { state?: CouponState }

/** A coupon in the toolbar's language. */
function StoryTicket({ state = 'available', ...props }: StoryProps) {
  return (
    <div style={{ maxInlineSize: 560 }}>
      <CouponTicket
        coupon={coupons(useLocale())[state]}
        now={dealsNow}
        action="/coupons"
        useHref="/list?coupon=801"
        orderHref="/orderDetail?orderNumber=202611210930124410"
        {...props}
      />
    </div>
  )
}

const meta = {
  component: CouponTicket,
  render: (args) => <StoryTicket {...(args as StoryProps)} />,
  tags: ['new', '!stable'],
  args: { coupon: coupons(storyLocale).available, now: dealsNow, action: '/coupons' },
} satisfies Meta<typeof CouponTicket>
export default meta
type Story = StoryObj<typeof meta>

const of = (state: CouponState, props: StoryProps = {}): Story => ({
  render: () => <StoryTicket state={state} {...props} />,
})

export const Default: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 560 }}>
      <CouponTicket {...args} />
    </div>
  ),
}
export const RunningOut = of('runningOut')
export const NotYet = of('notYet')
export const Received = of('received')
export const Locked = of('locked')
export const Gone = of('gone')
export const Used = of('used')
export const Expired = of('expired')
export const Loading = of('available', { receiving: true })
export const Compact = of('available', { look: 'compact' })
/** Without `action` and `onReceive` there is no button. */
export const OnlyShown = of('available', { action: undefined })

export const LongText: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 560 }}>
      {(['wide', 'compact'] as const).map((look) => (
        <CouponTicket key={look} coupon={longCoupon(storyLocale)} now={dealsNow} look={look} action="/coupons" />
      ))}
    </div>
  ),
}
export const RightToLeft: Story = { ...of('runningOut'), globals: { direction: 'rtl' } }

export const Keyboard: Story = {
  args: { onReceive: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onReceive).toHaveBeenCalledTimes(2)
    await expect(args.onReceive).toHaveBeenCalledWith({ couponId: '801' })
  },
}

/** Without scripts the form posts the coupon id and the intent. */
export const PlainForm: Story = {
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form')!
    await expect(Object.fromEntries(new FormData(form, form.querySelector('button')))).toEqual({
      couponId: '801',
      intent: 'receive',
    })
    await expect(form).toHaveAttribute('method', 'post')
  },
}

function StoryAll() {
  const all = coupons(useLocale())
  const links = { now: dealsNow, action: '/coupons', useHref: '/list', orderHref: '/user-center/uc-order' }
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 440px), 1fr))' }}>
      {couponStates.map((state) => (
        <CouponTicket key={state} coupon={all[state]} {...links} />
      ))}
      {(['available', 'runningOut', 'received', 'locked', 'used'] as const).map((state) => (
        <CouponTicket key={state} coupon={all[state]} look="compact" {...links} />
      ))}
      <CouponTicket coupon={{ ...all.available, couponType: 3, couponName: 'M8 × 40' }} look="compact" {...links} />
      <div id="hover">
        <CouponTicket coupon={all.available} {...links} />
      </div>
      <div id="focus">
        <CouponTicket coupon={all.available} {...links} />
      </div>
      <div id="pressed">
        <CouponTicket coupon={all.available} {...links} />
      </div>
      <CouponTicket coupon={all.available} receiving {...links} />
    </div>
  )
}

export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { hover: ['#hover button'], focusVisible: ['#focus button'], active: ['#pressed button'] } },
  render: () => <StoryAll />,
}
