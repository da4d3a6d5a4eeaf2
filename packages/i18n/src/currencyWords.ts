import { isKitLanguage } from './language.ts'

/**
 * Returns a currency's code, its symbol, and its name as a unit after a number. In Chinese the unit of the yuan is 元.
 */
export function currencyWords(
  language: string,
  { code, symbol }: { code: string; symbol: string },
): { currency: string; symbol: string; unit: string } {
  const isYuan = code === 'CNY'
  if (!language.startsWith('zh'))
    return { currency: code, symbol: symbol.trim(), unit: isYuan && isKitLanguage(language) ? 'yuan' : code }
  const unit = isYuan ? '元' : (new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? code)
  return { currency: unit, symbol: isYuan ? unit : symbol.trim(), unit }
}
