export type Currency = {
  /** ISO 4217: `EUR`. */
  code: string
  /** What stands beside amounts; the currency's own (`€`) where it is left out. */
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

/** What stands before the whole units of an amount, those units in groups, and what stands behind them. */
export type MoneyParts = { before: string; integer: string; after: string }

/**
 * Text in, text out: a float would lose cents. More decimals than the currency's only where a unit price has them. Signs,
 * groups and marks are those of the language: `¥1,234.50` in our own two, `1.234,50 €` in German.
 */
export function moneyParts(amount: string, currency: CurrencyLook, language: string): MoneyParts {
  const [whole = '0', places = ''] = amount.replace('-', '').split('.')
  const sign = amount.startsWith('-') ? '-' : ''
  const decimals = places.replace(/0+$/, '').padEnd(currency.digits, '0')
  const rest = decimals && `.${decimals}`
  if (!/^(zh(-CN)?|en(-US)?)$/.test(language)) return partsIn(language, currency, sign + whole + rest)
  return {
    // `€1`, but `CHF 1`.
    before: sign + currency.symbol + (/[a-z]{2}$/i.test(currency.symbol) ? '\u00a0' : ''),
    integer: whole.replace(/\B(?=(\d{3})+$)/g, ','),
    after: rest,
  }
}

/** As `Intl` writes it, which takes decimal text as exactly as it is. */
function partsIn(language: string, currency: CurrencyLook, amount: string): MoneyParts {
  const written = { before: '', integer: '', after: '' }
  let at: keyof MoneyParts = 'before'
  for (const { type, value } of formatOf(language, currency).formatToParts(amount as `${number}`)) {
    const isWhole = type === 'integer' || type === 'group'
    if (isWhole) at = 'integer'
    else if (at === 'integer') at = 'after'
    written[at] += type === 'currency' ? currency.symbol.trim() : value
  }
  return written
}

/** Made once: making one takes longer than drawing a card. */
const formats: Record<string, Intl.NumberFormat> = {}

function formatOf(language: string, { code, digits }: CurrencyLook): Intl.NumberFormat {
  return (formats[`${language} ${code} ${digits}`] ??= new Intl.NumberFormat(language, {
    style: 'currency',
    currencyDisplay: 'narrowSymbol',
    // What is no code stands where one would.
    currency: /^[a-z]{3}$/i.test(code) ? code : 'XXX',
    minimumFractionDigits: digits,
    maximumFractionDigits: 20,
  }))
}

export function writeMoney(amount: string, currency: CurrencyLook, language: string): string {
  const { before, integer, after } = moneyParts(amount, currency, language)
  return before + integer + after
}
