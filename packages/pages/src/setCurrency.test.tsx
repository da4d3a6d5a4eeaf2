import { currency } from '@millwright/domain/money/currency'
import { CurrencyProvider, useCurrency, useMoney } from '@millwright/ui/CurrencyProvider'
import { Money } from '@millwright/ui/Money'
import { UiProvider } from '@millwright/ui/UiProvider'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { setCurrency } from './setCurrency.ts'

afterEach(() => setCurrency())

function Sums() {
  const money = useMoney()
  return `${useCurrency().code} ${money('1234.5')} ${money('10', 0)} ${money('10.55', 0)}`
}
const drawn = (language?: string) =>
  renderToString(
    <UiProvider locale="en" language={language}>
      <Money amount="-2.5" /> <Sums />
    </UiProvider>,
  ).replaceAll(/<[^>]*>|\u00a0/g, (found) => (found === '\u00a0' ? ' ' : ''))

it('applies to rules and components; without arguments it restores yuan', () => {
  expect(drawn()).toBe('-¥2.50 CNY ¥1,234.50 ¥10 ¥10.55')
  setCurrency({ code: 'EUR' })
  expect(currency()).toEqual({ code: 'EUR', symbol: '€', digits: 2 })
  expect(drawn()).toBe('-€2.50 EUR €1,234.50 €10 €10.55')
  expect(drawn('de')).toBe('-2,50 € EUR 1.234,50 € 10 € 10,55 €')
  setCurrency()
  expect([currency().code, drawn()]).toEqual(['CNY', '-¥2.50 CNY ¥1,234.50 ¥10 ¥10.55'])
})

it('is overridden by a provider', () => {
  setCurrency({ code: 'EUR' })
  const inside = (
    <CurrencyProvider currency={{ code: 'JPY' }}>
      <Sums />
    </CurrencyProvider>
  )
  expect(renderToString(<UiProvider locale="en">{inside}</UiProvider>)).toBe('JPY ¥1,234.5 ¥10 ¥10.55')
})

it('throws for an invalid currency, and keeps the previous one', () => {
  expect(() => setCurrency({ code: 'euro' })).toThrow(RangeError)
  expect(() => setCurrency({ code: 'EUR', symbol: '' })).toThrow('currency.symbol is empty')
  expect([currency().code, drawn()]).toEqual(['CNY', '-¥2.50 CNY ¥1,234.50 ¥10 ¥10.55'])
})
