import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Locale } from '@millwright/domain/locale'
import type { PayMethod } from '@millwright/commerce/PayMethodList'
import { money } from '@millwright/domain/money/money'
import { memberPayment, memberPayOffer } from '@millwright/fixtures/balance'
import { levelsNow, memberLevels } from '@millwright/fixtures/levels'
import { payee } from '@millwright/fixtures/orders'
import { storyText } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import { expect, userEvent } from 'storybook/test'
import { Payments } from './Payments.tsx'
import type { PaymentsProps } from './Payments.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './Payments.route.ts'

type Args = { of: 'topup' | 'level'; change: (props: PaymentsProps, locale: Locale) => PaymentsProps }

const DAY = 86_400_000
const methods: PayMethod[] = [
  { kind: 'weixin', available: true },
  { kind: 'alipay', available: true },
  { kind: 'transfer', available: true },
]
const balance: PayMethod = { kind: 'balance', available: true, left: money('4578.10') }

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  args: { of: 'topup', change: ((props) => props) as Args['change'] },
  render: ({ of, change }, { globals }) => {
    const locale = globals.locale as Locale
    const { options: _, ...offer } = memberPayOffer(locale, of)
    const props: PaymentsProps = {
      mall: payee,
      now: levelsNow,
      wish: of === 'level' ? { level: '8' } : { offer: '2' },
      wishHref: of === 'level' ? '/payments?level=8' : '/payments?offer=2',
      step: { at: 'choose', offer, methods: of === 'level' ? [...methods, balance] : methods, uuid: 'form-0001' },
    }
    return <Payments {...change(props, locale)} />
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const choosing = (more: Partial<Extract<PaymentsProps['step'], { at: 'choose' }>>): Args['change'] => {
  return (props) => (props.step.at === 'choose' ? { ...props, step: { ...props.step, ...more } } : props)
}
const scanning = (props: PaymentsProps, locale: Locale, ended = false): PaymentsProps => ({
  ...props,
  step: {
    at: 'scan',
    payment: memberPayment(locale),
    kind: 'weixin',
    issued: levelsNow - 60_000,
    codeUntil: levelsNow + 240_000,
    asked: false,
    code: ended ? undefined : { value: 'weixin://wxpay/bizpayurl?pr=topup' },
  },
})

export const TopUp: Story = { tags: ['picture'] }
export const Level: Story = { args: { of: 'level' } }
export const Upgrade: Story = {
  args: {
    of: 'level',
    change: (props) =>
      props.step.at === 'choose'
        ? {
            ...props,
            step: {
              ...props.step,
              offer: { ...props.step.offer, plan: 'upgrade', replaces: levelsNow + 52 * DAY },
            },
          }
        : props,
  },
  tags: ['picture'],
}
export const BalanceTooLittle: Story = {
  args: {
    of: 'level',
    change: choosing({
      methods: [...methods, { kind: 'balance', available: false, why: 'tooLittle', left: money('12.00') }],
    }),
  },
}
export const NoPayPassword: Story = {
  args: {
    of: 'level',
    change: choosing({
      methods: [...methods, { kind: 'balance', available: false, why: 'notSetUp', left: money('4578.10') }],
    }),
  },
}
export const WrongPayPassword: Story = {
  args: {
    of: 'level',
    change: (props, locale) => {
      const problem = {
        message: locale === 'zh' ? '支付密码错误，还可尝试 4 次' : 'Wrong pay password; 4 tries left',
      }
      return {
        ...props,
        outcome: { done: false, problem, fields: { payPassword: problem }, form: { kind: 'balance' } },
      }
    },
  },
  tags: ['picture'],
}
export const Refused: Story = {
  args: { change: (props) => ({ ...props, step: { at: 'refused', problem: { key: 'badArgument' } } }) },
}
export const Scan: Story = { args: { change: (props, locale) => scanning(props, locale) }, tags: ['picture'] }
export const CodeEnded: Story = { args: { change: (props, locale) => scanning(props, locale, true) } }
/** The buyer pays on the service's own page. */
export const Elsewhere: Story = {
  args: {
    change: (props, locale) => {
      const scan = scanning(props, locale, true)
      const elsewhere = 'https://openapi.alipay.com/gateway.do'
      return scan.step.at === 'scan' ? { ...scan, step: { ...scan.step, kind: 'alipay', elsewhere } } : scan
    },
  },
}
export const PaymentClosed: Story = {
  args: {
    change: (props, locale) => ({ ...props, step: { at: 'over', payment: memberPayment(locale, { status: 6 }) } }),
  },
}
export const ToppedUp: Story = {
  args: {
    change: (props, locale) => ({
      ...props,
      step: { at: 'done', payment: memberPayment(locale, { status: 2 }), balance: money('6638.10') },
    }),
  },
}
export const LevelBegun: Story = {
  args: {
    of: 'level',
    change: (props, locale) => ({
      ...props,
      step: {
        at: 'done',
        payment: memberPayment(locale, {
          kind: 'level',
          status: 2,
          title: memberLevels(locale)[7]!.levelName,
          amount: money('498.00'),
          until: levelsNow + 365 * DAY,
        }),
      },
    }),
  },
}
export const WentToBalance: Story = {
  args: {
    of: 'level',
    change: (props, locale) => ({
      ...props,
      step: {
        at: 'done',
        payment: memberPayment(locale, {
          kind: 'level',
          status: 2,
          title: memberLevels(locale)[5]!.levelName,
          amount: money('68.00'),
          toBalance: true,
        }),
      },
    }),
  },
}
export const FromTheBalance: Story = {
  args: { of: 'level' },
  play: async ({ canvas }) => {
    const field = () => canvas.queryByLabelText(storyText(/^支付密码/, /^Pay password/))
    await expect(field()).not.toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: storyText(/余额支付/, /Balance/) }))
    await expect(field()).toBeVisible()
    await userEvent.type(field()!, '888888')
    await userEvent.click(canvas.getByRole('button', { name: storyText('支付 ¥498.00', 'Pay ¥498.00') }))
    await expect(sentForms.at(-1)?.fields).toEqual({
      uuid: 'form-0001',
      kind: 'balance',
      payPassword: '888888',
      intent: 'pay',
    })
  },
}
/** The mall did not respond: the same form does not pay a second time. */
export const NoResponse: Story = {
  args: {
    of: 'level',
    change: (props) => ({
      ...props,
      outcome: {
        done: false,
        unanswered: true,
        problem: { key: 'timeout' },
        form: { kind: 'balance', uuid: 'form-0000' },
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(storyText(/^支付密码/, /^Pay password/)), '888888')
    await userEvent.click(canvas.getByRole('button', { name: storyText('支付 ¥498.00', 'Pay ¥498.00') }))
    await expect(sentForms.at(-1)?.fields).toMatchObject({ uuid: 'form-0000', kind: 'balance' })
  },
}
export const Live: Story = {
  ...liveStory(definition, '/payments?offer=2'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks(
      'balanceInfo',
      'billPayInfo',
      'getPcWebConfig',
      'memberPayInfo',
      'memberPayOffer',
      'orderPayInfo',
      'pay',
      'payBalance',
      'payBill',
      'payLevel',
    ),
  },
}
