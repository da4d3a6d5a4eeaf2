import { currencyWords } from '@millwright/i18n/currencyWords'
import { decimalMark } from '@millwright/i18n/decimalMark'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useLocale } from '@millwright/i18n/Texts'
import { useCurrency, useMoney } from '@millwright/ui/CurrencyProvider'

/** Returns the currency's words and formats for sentences. In Chinese the unit follows the figure: `1,000 元`. */
export function useCurrencyWords() {
  const [language, locale] = [useLanguage(), useLocale()]
  const currency = useCurrency()
  const money = useMoney()
  const words = currencyWords(language, currency)
  const figures = (amount: string, digits?: number) => money(amount, digits).replaceAll(/[^\d.,]/g, '')
  const written = (amount: string) => {
    const [whole = '', places = ''] = amount.split('.')
    const decimals = places.replace(/0+$/, '').padEnd(currency.digits, '0')
    return decimals ? whole + decimalMark(language) + decimals : whole
  }
  return {
    ...words,
    /** Formats an amount as form fields show it. */
    written,
    /** Formats a whole amount: `¥1,000`. */
    round: (amount: number) =>
      locale === 'zh' ? `${formatNumber(language, amount)} ${words.unit}` : money(String(amount), 0),
    /** Formats a range: `¥0.01` and `¥1,000.00`. */
    span: (least: string, most: string) =>
      locale === 'zh'
        ? { least: figures(least), most: `${figures(most)} ${words.unit}` }
        : { least: money(least), most: money(most) },
  }
}
