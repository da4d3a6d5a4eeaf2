import { refunds } from '@millwright/fixtures/afterSale'
import type { RefundState } from '@millwright/fixtures/afterSale'
import { dealsNow } from '@millwright/fixtures/deals'
import { useLocale } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { RefundTimeline } from './RefundTimeline.tsx'
import type { RefundTimelineProps } from './RefundTimeline.tsx'

function StoryTimeline({ state, ...props }: { state: RefundState } & Partial<RefundTimelineProps>) {
  const locale = useLocale()
  return (
    <RefundTimeline
      refund={refunds(locale)[state]}
      now={dealsNow}
      action={
        state === 'refused' ? (
          <Button size="small">{storyText('申请平台介入', 'Ask the mall to mediate')}</Button>
        ) : undefined
      }
      {...props}
    />
  )
}

const meta = {
  component: RefundTimeline,
  tags: ['new', '!stable'],
  args: { refund: refunds(storyLocale).applied, now: dealsNow },
} satisfies Meta<typeof RefundTimeline>
export default meta
type Story = StoryObj<typeof meta>

const of = (state: RefundState, props: Partial<RefundTimelineProps> = {}): Story => ({
  render: () => <StoryTimeline state={state} {...props} />,
})

export const Default: Story = {}
export const Accepted = of('accepted')
export const Shipped = of('shipped')
export const Received = of('received')
export const Refunded = of('refunded')
export const MoneyOnly = of('moneyOnly')
export const Exchanged = of('exchanged')
export const Refused = of('refused')
export const UnderPlatformReview = of('platformIn')
export const PlatformAgreed = of('platformAgreed')
export const PlatformRefused = of('platformRefused')
export const Withdrawn = of('withdrawn')
export const Closed = of('closed')

/** `aria-current` tells screen readers the current step. */
export const MarksCurrentStep: Story = {
  ...of('shipped'),
  play: async ({ canvasElement }) => {
    await expect([...canvasElement.querySelectorAll('li')].map((item) => item.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      null,
      null,
    ])
  },
}

const rejectMessage = storyText(
  '外圈滚道有明显安装痕迹与锈斑，且随货缺少原厂合格证、装箱单与防锈包装，按照平台《生产资料类商品退换货规则》第十二条第三款不符合七天无理由退货条件。',
  'The raceway of the outer ring shows clear marks of mounting and rust, and the certificate, packing list and anti-rust packaging are missing: under rule 12.3 for industrial goods it cannot be taken back.',
)
export const LongText: Story = {
  render: () => (
    <div style={{ maxInlineSize: 360 }}>
      <RefundTimeline
        now={dealsNow}
        refund={{
          ...refunds(storyLocale).platformRefused,
          refundAmount: refunds(storyLocale).applied.refundAmount,
          rejectMessage,
          platformMessage: rejectMessage,
          buyerReason: rejectMessage,
        }}
      />
    </div>
  ),
}
export const RightToLeft: Story = { ...of('accepted'), globals: { direction: 'rtl' } }

export const AllStates: Story = {
  tags: ['picture'],
  render: () => (
    <div style={{ display: 'grid', gap: 40, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' }}>
      {(Object.keys(refunds(storyLocale)) as RefundState[]).map((state) => (
        <StoryTimeline key={state} state={state} />
      ))}
    </div>
  ),
}
