import { resourcesOf } from '@millwright/i18n/resources'
import { Texts, useText } from '@millwright/i18n/Texts'
import { UiProvider } from '@millwright/ui/UiProvider'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { setCurrency } from '../setCurrency.ts'
import { useCurrencyWords } from './useCurrencyWords.ts'

afterEach(() => setCurrency())

const namespaces = [
  'afterSale',
  'balance',
  'credit',
  'distribution',
  'inquiry',
  'levels',
  'points',
  'shop',
  'transfer',
] as const

function Said() {
  const { currency, symbol, unit, round, span, written } = useCurrencyWords()
  const [credit, balance, points] = [useText('credit'), useText('balance'), useText('points')]
  const [levels, inquiry, shop, transfer] = [
    useText('levels'),
    useText('inquiry'),
    useText('shop'),
    useText('transfer'),
  ]
  const limits = span('0.01', '100000.00')
  return [
    useText('afterSale')('amount', { currency }),
    useText('distribution')('amount', { currency }),
    transfer('paidAmount', { currency }),
    credit('wantedLimit', { currency }),
    inquiry('targetPrice', { symbol }),
    balance('ownHint', limits),
    balance('topUpRange', limits),
    points('ruleEarn', { amount: round(10) }),
    points('ruleUse', { score: 100, amount: round(1), share: 30 }),
    levels('wayOrderWords', { unit }),
    levels('saves', { amount: '10', of: round(1000) }),
    shop('capitalOf', { count: 500, unit }),
    written('2016.00'),
  ].join('\n')
}
const said = (locale: 'zh' | 'en', language?: string) =>
  renderToString(
    <UiProvider locale={locale} language={language}>
      <Texts locale={locale} language={language} resources={resourcesOf(locale, namespaces)}>
        <Said />
      </Texts>
    </UiProvider>,
  )
    .replaceAll('\u00a0', ' ')
    .split('\n')

it('formats the texts in yuan by default', () => {
  expect(said('zh')).toEqual([
    '退款金额（元）',
    '提现金额（元）',
    '实际汇款金额（元）',
    '申请额度（元）',
    '目标单价（元）',
    '0.01 至 100,000.00 元，最多两位小数',
    '单次充值金额须为 0.01 至 100,000.00 元',
    '每消费 10 元得 1 积分，确认收货后到账；退货时相应扣回。',
    '100 积分抵 1 元，按 10 的整数倍使用，最多抵商品金额的 30%。',
    '确认收货后，每实付 1 元得 1 点；退款时扣回相应部分',
    '每采购 1,000 元约省 10',
    '500 万元',
    '2016.00',
  ])
  expect(said('en')).toEqual([
    'Refund amount (CNY)',
    'Amount (CNY)',
    'Amount transferred (CNY)',
    'Requested limit (CNY)',
    'Target price each (¥)',
    '¥0.01 to ¥100,000.00, up to two decimals',
    'Enter ¥0.01 to ¥100,000.00',
    'You earn 1 point per ¥10, credited when you confirm receipt and deducted on return.',
    '100 points are worth ¥1. Use them in multiples of 10, up to 30% of the goods total.',
    'One per yuan paid, credited on receipt; deducted again if refunded',
    'Saves about 10 per ¥1,000 of goods',
    '500 yuan',
    '2016.00',
  ])
})

it('formats the texts in the shop’s currency, as the language writes it', () => {
  setCurrency({ code: 'EUR' })
  expect(said('zh').slice(3, 8)).toEqual([
    '申请额度（欧元）',
    '目标单价（€）',
    '0.01 至 100,000.00 欧元，最多两位小数',
    '单次充值金额须为 0.01 至 100,000.00 欧元',
    '每消费 10 欧元得 1 积分，确认收货后到账；退货时相应扣回。',
  ])
  expect(said('en', 'de').slice(3)).toEqual([
    'Requested limit (EUR)',
    'Target price each (€)',
    '0,01 € to 100.000,00 €, up to two decimals',
    'Enter 0,01 € to 100.000,00 €',
    'You earn 1 point per 10 €, credited when you confirm receipt and deducted on return.',
    '100 points are worth 1 €. Use them in multiples of 10, up to 30% of the goods total.',
    'One per EUR paid, credited on receipt; deducted again if refunded',
    'Saves about 10 per 1.000 € of goods',
    '500 EUR',
    '2016,00',
  ])
  setCurrency({ code: 'JPY' })
  expect([said('en')[5], said('en').at(-1)]).toEqual(['¥0.01 to ¥100,000, up to two decimals', '2016'])
})
