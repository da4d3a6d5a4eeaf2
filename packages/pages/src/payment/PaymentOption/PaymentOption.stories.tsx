import { payInfo, payee } from '@millwright/fixtures/orders'
import { payMethods } from '@millwright/fixtures/payment'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import { storyText } from '@millwright/fixtures/storyText'
import type { Locale } from '@millwright/domain/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PaymentOption } from './PaymentOption.tsx'
import type { PaymentOptionProps } from './PaymentOption.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './PaymentOption.route.ts'

const now = Date.parse('2026-11-21T10:00:00+08:00')

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  render: (changes, { globals }) => (
    <PaymentOption
      subject={{ of: 'orderNumbers', numbers: ['2026112109301244100'] }}
      now={now}
      info={payInfo(globals.locale as Locale)}
      methods={payMethods(now)}
      mall={payee}
      {...changes}
    />
  ),
} satisfies Meta<Partial<PaymentOptionProps>>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = { tags: ['picture'] }
/** The reason for each unavailable method, with the link to enable it. */
export const Overdue: Story = {
  args: { methods: payMethods(now, { period: { available: false, why: 'overdue', billNumber: 'ST202610-000002' } }) },
  tags: ['picture'],
}
export const NoCredit: Story = { args: { methods: payMethods(now, { period: { available: false, why: 'apply' } }) } }
export const UnderReview: Story = {
  args: { methods: payMethods(now, { period: { available: false, why: 'review' } }) },
}
export const Refused: Story = { args: { methods: payMethods(now, { period: { available: false, why: 'refused' } }) } }
export const Stopped: Story = { args: { methods: payMethods(now, { period: { available: false, why: 'stopped' } }) } }
export const LimitTooSmall: Story = {
  args: {
    methods: payMethods(now, { period: { available: false, why: 'tooLittle', left: '120.00' as never } }),
  },
}
export const NothingSwitchedOn: Story = {
  args: { methods: payMethods(now).map(({ kind }) => ({ kind, available: false, why: 'off' })) },
}

export const MethodSelected: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText('选择账期支付', 'Choose Net terms') }))
    await expect(sentForms.map(({ to, fields }) => ({ to, ...fields }))).toEqual([
      { to: '/payment', kind: 'period', intent: 'pay' },
    ])
  },
}
export const Live: Story = {
  ...liveStory(definition, '/payment-option?orderNumbers=202611210930124410'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('billPayInfo', 'getPcWebConfig', 'getSysPaySwitch', 'orderPayInfo', 'payOptions') },
}
