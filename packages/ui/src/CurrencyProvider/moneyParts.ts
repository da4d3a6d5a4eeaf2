export type Currency = {
  /** ISO 4217: `EUR`. */
  code: string
  /** What stands before amounts; the currency's own (`€`) where it is left out. */
  symbol?: string | undefined
  /** Decimals that are always shown; the currency's own (2 of the euro, 0 of the yen) where they are left out. */
  digits?: number | undefined
}
export type CurrencyLook = { code: string; symbol: string; digits: number }

export const yuan: CurrencyLook = { code: 'CNY', symbol: '¥', digits: 2 }

/** What is not given is known by its code; an unknown code stands for its own symbol. */
export function readCurrency({ code, symbol, digits }: Currency): CurrencyLook {
  if (symbol !== undefined && digits !== undefined) return { code, symbol, digits }
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
  return {
    code,
    symbol: symbol ?? format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code,
    digits: digits ?? format.resolvedOptions().maximumFractionDigits ?? 2,
  }
}

/** Text in, text out: a float would lose cents. More decimals than the currency's only where a unit price has them. */
export function moneyParts(amount: string, { digits }: CurrencyLook): { sign: string; integer: string; rest: string } {
  const [whole = '0', places = ''] = amount.replace('-', '').split('.')
  const decimals = places.replace(/0+$/, '').padEnd(digits, '0')
  return {
    sign: amount.startsWith('-') ? '-' : '',
    integer: whole.replace(/\B(?=(\d{3})+$)/g, ','),
    rest: decimals && `.${decimals}`,
  }
}

export function writeMoney(amount: string, currency: CurrencyLook): string {
  const { sign, integer, rest } = moneyParts(amount, currency)
  return `${sign}${currency.symbol}${integer}${rest}`
}
