import { useCurrency } from '../CurrencyProvider/CurrencyProvider.tsx'
import { moneyParts } from '../CurrencyProvider/moneyParts.ts'
import { DecimalField } from '../DecimalField/DecimalField.tsx'
import type { DecimalFieldProps } from '../DecimalField/DecimalField.tsx'
import { useLanguage } from '../internal/Language.ts'

export type MoneyFieldProps = Omit<DecimalFieldProps, 'prefix' | 'suffix' | 'units' | 'scale' | 'minScale'> & {
  /**
   * The maximum number of decimals. Defaults to the currency's: 2 for yuan. Prices of one screw may need more.
   */
  scale?: number | undefined
  /** The unit that the price applies to, such as `件` or `pc`. */
  unit?: string | undefined
}

/**
 * A field for an exact amount in the currency of `CurrencyProvider` or the shop. It shows the symbol where the language
 * puts it, and submits plain notation: `1234.50`.
 *
 * When: the reader types a price, a budget or a refund. Instead: `DecimalField` for measures; `Money` to show an
 * amount.
 *
 * Keys: `Tab` focuses it; `ArrowUp` and `ArrowDown` change the amount by one step, `PageUp` and `PageDown` by ten;
 * `Enter` commits the typed amount.
 */
export function MoneyField({ scale, unit, ...field }: MoneyFieldProps) {
  const currency = useCurrency()
  const { before, after } = moneyParts('0', { ...currency, digits: 0 }, useLanguage())
  const { code, symbol, digits } = currency
  const places = scale ?? digits
  return (
    <DecimalField
      {...field}
      prefix={before.trim() || undefined}
      suffix={[after.trim(), unit && `/ ${unit}`].filter(Boolean).join(' ') || undefined}
      units={code === 'CNY' ? [code, symbol, '元'] : [code, symbol]}
      scale={places}
      minScale={Math.min(places, digits)}
    />
  )
}
