export type Currency = {
  /** The ISO 4217 code: `EUR`. */
  code: string
  /** The symbol shown beside amounts. Defaults to the currency's own (`€`). */
  symbol?: string | undefined
  /** The minimum number of decimals. Defaults to the currency's own: 2 for the euro, 0 for the yen. */
  digits?: number | undefined
}
export type CurrencyLook = { code: string; symbol: string; digits: number }

export const yuan: CurrencyLook = { code: 'CNY', symbol: '¥', digits: 2 }

/** Fills in a missing symbol and number of decimals from the code. An unknown code is its own symbol. */
export function readCurrency({ code, symbol, digits }: Currency): CurrencyLook {
  if (symbol !== undefined && digits !== undefined) return { code, symbol, digits }
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
  return {
    code,
    symbol: symbol ?? format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code,
    digits: digits ?? format.resolvedOptions().maximumFractionDigits ?? 2,
  }
}

/**
 * An amount in three parts: the text before its integer digits, those digits with group separators, and the text after.
 */
export type MoneyParts = { before: string; integer: string; after: string }

/**
 * Splits decimal text without converting it to a float, which would lose cents. Shows more decimals than the currency's
 * if the amount has them. Symbols and separators follow the language: `¥1,234.50` in Chinese and English, `1.234,50 €`
 * in German.
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

/** Formats with `Intl`, which reads decimal text exactly. */
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

/** Cached, because creating a formatter takes longer than rendering a card. */
const formats: Record<string, Intl.NumberFormat> = {}

function formatOf(language: string, { code, digits }: CurrencyLook): Intl.NumberFormat {
  return (formats[`${language} ${code} ${digits}`] ??= new Intl.NumberFormat(language, {
    style: 'currency',
    currencyDisplay: 'narrowSymbol',
    // `Intl` throws for a code that is not three letters.
    currency: /^[a-z]{3}$/i.test(code) ? code : 'XXX',
    minimumFractionDigits: digits,
    maximumFractionDigits: 20,
  }))
}

export function writeMoney(amount: string, currency: CurrencyLook, language: string): string {
  const { before, integer, after } = moneyParts(amount, currency, language)
  return before + integer + after
}
