import { currencyWords } from '@millwright/i18n/currencyWords'
import { decimalMark } from '@millwright/i18n/decimalMark'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useLocale } from '@millwright/i18n/Texts'
import { useCurrency, useMoney } from '@millwright/ui/CurrencyProvider'

/** How sentences name the shop's currency and its amounts. In Chinese the unit stands behind: `1,000 元`. */
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
    /** As it stands in a field. */
    written,
    /** `¥1,000`. */
    round: (amount: number) =>
      locale === 'zh' ? `${formatNumber(language, amount)} ${words.unit}` : money(String(amount), 0),
    /** `¥0.01` and `¥1,000.00`. */
    span: (least: string, most: string) =>
      locale === 'zh'
        ? { least: figures(least), most: `${figures(most)} ${words.unit}` }
        : { least: money(least), most: money(most) },
  }
}
