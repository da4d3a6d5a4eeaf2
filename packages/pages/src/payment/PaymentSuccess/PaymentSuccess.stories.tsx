import { dealsNow, groupTeamDetail } from '@millwright/fixtures/deals'
import { storyText } from '@millwright/fixtures/storyText'
import { expect, screen, userEvent, within } from 'storybook/test'
import { owedMoney } from '@millwright/fixtures/owed'
import { payInfo } from '@millwright/fixtures/orders'
import { products } from '@millwright/fixtures/products'
import type { Money } from '@millwright/domain/money/money'
import type { Locale } from '@millwright/domain/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PaymentSuccess } from './PaymentSuccess.tsx'
import type { PaymentSuccessProps } from './PaymentSuccess.tsx'
import { mockFor, mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './PaymentSuccess.route.ts'

const meta = {
  parameters: { layout: 'fullscreen' },
  render: (changes, { globals }) => {
    const locale = globals.locale as Locale
    return (
      <PaymentSuccess
        subject={{ of: 'orderNumbers', numbers: ['2026112109301244100'] }}
        info={{ ...payInfo(locale), state: 'paid' }}
        accessories={products[locale].slice(0, 5)}
        {...changes}
      />
    )
  },
} satisfies Meta<Partial<PaymentSuccessProps>>
export default meta
type Story = StoryObj<typeof meta>

export const OneOrder: Story = { tags: ['picture'] }
export const TwoOrders: Story = {
  args: { subject: { of: 'orderNumbers', numbers: ['2026112109301244100', '2026112109301244101'] } },
}
/** Points or coupons covered the whole amount. */
export const NothingDue: Story = {
  tags: ['picture'],
  render: (changes, { globals }) => (
    <PaymentSuccess
      subject={{ of: 'orderNumbers', numbers: ['2026112109301244100'] }}
      info={{ ...payInfo(globals.locale as Locale), state: 'paid', totalFee: '0.00' as Money }}
      accessories={[]}
      {...changes}
    />
  ),
}
/** Two phones scanned two codes of one order. */
export const PaidTwice: Story = {
  tags: ['picture'],
  render: (changes, { globals }) => (
    <PaymentSuccess
      subject={{ of: 'orderNumbers', numbers: ['2026112109301244100'] }}
      info={{ ...payInfo(globals.locale as Locale), state: 'paid', owed: owedMoney('owed') }}
      accessories={[]}
      {...changes}
    />
  ),
}
/** A group order: who is missing, until when, and the invitation as the next step. */
export const OfGroup: Story = {
  render: (changes, { globals }) => (
    <PaymentSuccess
      subject={{ of: 'orderNumbers', numbers: ['2026112109301244100'] }}
      info={{ ...payInfo(globals.locale as Locale), state: 'paid' }}
      group={{
        team: groupTeamDetail(globals.locale as Locale, dealsNow, { orderNumber: '2026112109301244100' }),
        now: dealsNow,
        cardNo: undefined,
      }}
      accessories={[]}
      {...changes}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(storyText(/还差 1 人成团/, /1 more person needed/))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: storyText(/邀请同行参团/, /Invite other buyers/) }))
    const link = within(await screen.findByRole('dialog')).getByRole('textbox')
    await expect(link).toHaveValue(`${location.origin}/group-team?groupTeamId=401`)
    await userEvent.keyboard('{Escape}')
  },
}
export const NoAccessories: Story = { args: { accessories: [] } }
export const OthersUnpaid: Story = {
  args: { accessories: [], unpaid: { orderNumbers: ['2026112109301244102', '2026112109301244103'], amount: '318.50' } },
}
export const Live: Story = {
  ...liveStory(definition, '/payment-success?orderNumbers=202611210930124411'),
  tags: ['!autodocs'],
  parameters: {
    mockData: [
      ...mocks('agreementPrices', 'billPayInfo', 'myGroupTeam', 'myOrderSearch', 'prodRelated'),
      mockFor('orderPayInfo', { orderNumbers: '202611210930124411' }),
      mockFor('orderDetail', { orderNumber: '202611210930124411' }),
    ],
  },
}
