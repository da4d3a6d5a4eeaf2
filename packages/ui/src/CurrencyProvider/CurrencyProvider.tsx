import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { readCurrency, writeMoney, yuan } from './moneyParts.ts'
import type { Currency, CurrencyLook } from './moneyParts.ts'

export type { Currency, CurrencyLook }

const Context = createContext<CurrencyLook>(yuan)

export type CurrencyProviderProps = {
  /** ISO 4217 code, or with a symbol and a number of decimals of the host's own. */
  currency: Currency
  /** Whatever shows amounts. */
  children: ReactNode
}

/**
 * The currency of all amounts inside: yuan without it.
 *
 * When: once, around an application that sells in another currency. Instead: `CommerceProvider` of commerce, which takes
 * `currency` among other things.
 */
export function CurrencyProvider({ currency, children }: CurrencyProviderProps) {
  const { code, symbol, digits } = currency
  const look = useMemo(() => readCurrency({ code, symbol, digits }), [code, symbol, digits])
  return <Context value={look}>{children}</Context>
}

/** The currency around: its code, its symbol, its decimals. */
export function useCurrency(): CurrencyLook {
  return useContext(Context)
}

/** Writes an exact amount as text: `¥1,234.50`, or in the currency around. */
export function useMoney(): (amount: string) => string {
  const currency = useContext(Context)
  return (amount) => writeMoney(amount, currency)
}
