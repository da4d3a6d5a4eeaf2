import { promotions } from '@millwright/fixtures/deals'
import { money } from '@millwright/domain/money/money'
import { useLocale } from '@millwright/i18n/Texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { PromotionBar } from './PromotionBar.tsx'
import type { PromotionBarProps } from './PromotionBar.tsx'

type StoryProps = {
  kind?: keyof ReturnType<typeof promotions>
  amount?: number | string
  pieces?: number
  of?: PromotionBarProps['of']
}

function StoryBar({ kind = 'money', amount = 640, pieces = 1, of }: StoryProps) {
  return <PromotionBar promotion={promotions(useLocale())[kind]} basket={{ amount: money(amount), pieces }} of={of} />
}

const meta = {
  component: PromotionBar,
  tags: ['new', '!stable'],
  args: { promotion: promotions(storyLocale).money, basket: { amount: money(640), pieces: 12 } },
} satisfies Meta<typeof PromotionBar>
export default meta
type Story = StoryObj<typeof meta>

const of = (props: StoryProps): Story => ({ render: () => <StoryBar {...props} /> })

export const Default: Story = {}
/** The cart contains nothing that the promotion applies to. */
export const Empty = of({ amount: 0, pieces: 0 })
export const NotReached = of({ amount: '499.99' })
export const HighestReached = of({ amount: 3600 })
export const EveryTime = of({ kind: 'every', amount: 650 })
export const ByPieces = of({ kind: 'pieces', amount: 128.5, pieces: 12 })
export const ReductionCapped = of({ kind: 'rate', amount: 12_000 })
export const Gift = of({ kind: 'gift', amount: 2300 })
export const OfLine = of({ of: 'line' })

const longName = storyText(
  '星沙动力年度框架协议客户三相异步电动机与减速机组合采购满额赠品',
  'Framework agreement customers: combined purchase of motors and gear units with free goods',
)
const gifts = [
  {
    prodId: '1',
    prodName: storyText(
      '高温极压复合锂基润滑脂 15 kg 桶装 适用于重载低速轴承',
      'High-temperature lithium complex grease, 15 kg pail, for heavily loaded slow bearings',
    ),
    prodCount: 12,
  },
]
export const LongText: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 560 }}>
      {(['cart', 'line'] as const).map((of) => (
        <PromotionBar
          key={of}
          of={of}
          basket={{ amount: money('1286500.50'), pieces: 9 }}
          promotion={{
            ...promotions(storyLocale).gift,
            discountName: longName,
            discountItems: [
              { discountItemId: undefined, needAmount: money(1_000_000), discount: money(8000), gifts },
              { discountItemId: undefined, needAmount: money(9_999_999), discount: money(99_999), gifts },
            ],
          }}
        />
      ))}
    </div>
  ),
}
export const RightToLeft: Story = { ...of({ amount: 640 }), globals: { direction: 'rtl' } }

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link')
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '/discount-detail?discountId=701')
  },
}

export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { hover: ['#hover a'], focusVisible: ['#focus a'], active: ['#pressed a'] } },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <StoryBar amount={0} pieces={0} />
      <StoryBar amount={640} />
      <StoryBar amount={3600} />
      <StoryBar kind="every" amount={650} />
      <StoryBar kind="pieces" amount={128.5} pieces={12} />
      <StoryBar kind="rate" amount={12_000} />
      <StoryBar kind="gift" amount={900} />
      <StoryBar kind="gift" amount={2300} />
      <StoryBar amount={640} of="line" />
      <StoryBar kind="gift" amount={900} of="line" />
      <StoryBar kind="rate" amount={100} of="line" />
      <div id="hover">
        <StoryBar of="line" />
      </div>
      <div id="focus">
        <StoryBar of="line" />
      </div>
      <div id="pressed">
        <StoryBar of="line" />
      </div>
    </div>
  ),
}
