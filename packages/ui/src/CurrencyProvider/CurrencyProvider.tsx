import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useLanguage } from '../internal/Language.ts'
import { readCurrency, writeMoney } from './moneyParts.ts'
import type { Currency, CurrencyLook } from './moneyParts.ts'
import { shopCurrency } from './shopCurrency.ts'

export type { Currency, CurrencyLook }

const Context = createContext<CurrencyLook | undefined>(undefined)

export type CurrencyProviderProps = {
  /** The ISO 4217 code, optionally with a custom symbol and number of decimals. */
  currency: Currency
  /** The content that shows amounts. */
  children: ReactNode
}

/**
 * Sets the currency of all amounts inside. Without a provider the shop's currency (`setCurrency`) applies.
 *
 * When: amounts are in another currency than the shop's. Instead: `setCurrency` for a whole shop; `CommerceProvider` of
 * commerce, which also takes `currency`.
 */
export function CurrencyProvider({ currency, children }: CurrencyProviderProps) {
  const { code, symbol, digits } = currency
  const look = useMemo(() => readCurrency({ code, symbol, digits }), [code, symbol, digits])
  return <Context value={look}>{children}</Context>
}

/** Returns the current currency: its code, symbol and number of decimals. */
export function useCurrency(): CurrencyLook {
  return useContext(Context) ?? shopCurrency()
}

/**
 * Returns a function that formats an exact amount in the current currency and language: `¥1,234.50`, `1.234,50 €`.
 * `digits` is the minimum number of decimals and defaults to the currency's: `money('10', 0)` is `¥10`.
 */
export function useMoney(): (amount: string, digits?: number) => string {
  const currency = useCurrency()
  const language = useLanguage()
  return (amount, digits = currency.digits) => writeMoney(amount, { ...currency, digits }, language)
}
