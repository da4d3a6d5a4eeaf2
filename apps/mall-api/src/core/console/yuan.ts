/** Writes a whole number with thousands separators: `12,345`. */
export function grouped(count: number): string {
  return String(count).replace(/\d(?=(\d{3})+$)/g, '$&,')
}

/** Writes an amount in yuan, as decimal text, for the seller console: `¥12,345.60`. */
export function yuan(amount: string): string {
  return `¥${amount.replace(/\d(?=(\d{3})+(\.|$))/g, '$&,')}`
}
