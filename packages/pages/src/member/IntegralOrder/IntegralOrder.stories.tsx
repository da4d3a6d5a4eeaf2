import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Locale } from '@millwright/domain/locale'
import { addresses, provinces } from '@millwright/fixtures/addresses'
import { dealsNow } from '@millwright/fixtures/deals'
import { pointsConfirm } from '@millwright/fixtures/points'
import { storyText } from '@millwright/fixtures/storyText'
import { catchForms } from '@millwright/fixtures/sentForms'
import { expect } from 'storybook/test'
import { IntegralOrder } from './IntegralOrder.tsx'
import type { IntegralOrderProps } from './IntegralOrder.tsx'
import { invoiceTitles } from '@millwright/fixtures/invoices'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './IntegralOrder.route.ts'

type Args = { change?: (props: IntegralOrderProps, locale: Locale) => IntegralOrderProps }

function ready(locale: Locale): IntegralOrderProps {
  const confirm = pointsConfirm(locale, dealsNow)
  return {
    now: dealsNow,
    source: { prodId: '1001', skuId: '2001', count: 1 },
    addresses: addresses[locale],
    provinces: undefined,
    remark: '',
    poNumber: '',
    titles: invoiceTitles(locale),
    invoice: { choice: 'none', typed: {} },
    priced: { state: 'ready', confirm, uuid: confirm.uuid ?? '', until: dealsNow + 1_800_000 },
  }
}

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  render: ({ change = (props) => props }, { globals }) => (
    <IntegralOrder {...change(ready(globals.locale as Locale), globals.locale as Locale)} />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const refusedWith = (message: string): Story => ({
  args: { change: (props) => ({ ...props, priced: { state: 'refused', problem: { message } } }) },
})

export const PointsAndMoney: Story = {
  tags: ['picture'],
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: storyText(/给商家留言/, /message/i) })).toHaveAttribute(
      'maxlength',
      '85',
    ),
}
export const FirstAddress: Story = {
  args: {
    change: (props, locale) =>
      props.priced.state === 'ready'
        ? {
            ...props,
            addresses: [],
            provinces: provinces[locale],
            priced: { ...props.priced, confirm: { ...props.priced.confirm, userAddr: undefined } },
          }
        : props,
  },
}
export const Expired: Story = { args: { change: (props) => ({ ...props, now: dealsNow + 1_800_000 }) } }
export const TooFewPoints: Story = refusedWith(
  storyText('积分不足：现有 480 积分，还差 720 积分', 'Not enough points: you have 480, 720 more are needed'),
)
export const LimitReached: Story = refusedWith(
  storyText('每人限兑 2 件，您已达上限', 'The limit is 2 per buyer, and you have reached it'),
)
export const SpentMeanwhile: Story = {
  args: {
    change: (props) => ({
      ...props,
      outcome: {
        done: false,
        problem: {
          message: storyText(
            '积分不足：现有 480 积分，还差 720 积分',
            'Not enough points: you have 480, 720 more are needed',
          ),
        },
        form: { remark: '2#' },
      },
    }),
  },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Live: Story = {
  ...liveStory(definition, '/submit-integral-order?prodId=100001&skuId=2001&count=1'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'addAddress',
      'addressList',
      'areaList',
      'areaTree',
      'invoiceTitles',
      'scoreConfirm',
      'submitOrder',
    ),
  },
}
