import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useLanguage } from '../internal/Language.ts'
import { readCurrency, writeMoney } from './moneyParts.ts'
import type { Currency, CurrencyLook } from './moneyParts.ts'
import { shopCurrency } from './shopCurrency.ts'

export type { Currency, CurrencyLook }

const Context = createContext<CurrencyLook | undefined>(undefined)

export type CurrencyProviderProps = {
  /** ISO 4217 code, or with a symbol and a number of decimals of the host's own. */
  currency: Currency
  /** Whatever shows amounts. */
  children: ReactNode
}

/**
 * The currency of all amounts inside: that of the shop (`setCurrency`) without it.
 *
 * When: around amounts in another currency than the shop's. Instead: `setCurrency` for a whole shop; `CommerceProvider`
 * of commerce, which takes `currency` among other things.
 */
export function CurrencyProvider({ currency, children }: CurrencyProviderProps) {
  const { code, symbol, digits } = currency
  const look = useMemo(() => readCurrency({ code, symbol, digits }), [code, symbol, digits])
  return <Context value={look}>{children}</Context>
}

/** The currency around: its code, its symbol, its decimals. */
export function useCurrency(): CurrencyLook {
  return useContext(Context) ?? shopCurrency()
}

/**
 * Writes an exact amount as text: `¥1,234.50`, or in the currency and the language around, as `1.234,50 €`. `digits` are
 * the decimals that are always shown, where they are fewer than the currency's: `money('10', 0)` is `¥10`.
 */
export function useMoney(): (amount: string, digits?: number) => string {
  const currency = useCurrency()
  const language = useLanguage()
  return (amount, digits = currency.digits) => writeMoney(amount, { ...currency, digits }, language)
}
