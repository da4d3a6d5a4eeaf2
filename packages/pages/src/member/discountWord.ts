import type { Locale } from '@millwright/domain/locale'

/** Of percent that are paid: tenths that are left in Chinese, percent off in English. */
export function discountWord(percentPaid: number, locale: Locale): string {
  return String(Number((locale === 'zh' ? percentPaid / 10 : 100 - percentPaid).toFixed(2)))
}
