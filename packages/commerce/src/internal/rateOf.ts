/** Of percent that are paid: a Chinese price tag says the tenths that are left, an English one what is off. */
export function rateOf(percentPaid: number, locale: 'zh' | 'en'): string {
  return String(Number((locale === 'zh' ? percentPaid / 10 : 100 - percentPaid).toFixed(2)))
}
