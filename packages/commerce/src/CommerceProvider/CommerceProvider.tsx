import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { CurrencyProvider } from '@millwright/ui/CurrencyProvider'
import type { Currency } from '@millwright/ui/CurrencyProvider'
import type { CommerceHandlers } from './handlers.ts'
import type { CommercePaths } from './paths.ts'

export type { CommerceHandlers, CommercePaths }
export type { FormAnswer } from './handlers.ts'

type Commerce = { paths: Partial<CommercePaths>; on: Partial<CommerceHandlers> }

const ours: Commerce = { paths: {}, on: {} }
const Context = createContext(ours)

export type CommerceProviderProps = {
  /** Where links and forms lead; what is left out is the reference mall's own address. Keep it outside of components. */
  paths?: Partial<CommercePaths> | undefined
  /** Takes what forms would post, wherever they stand inside; a part's own callback goes before it. */
  on?: Partial<CommerceHandlers> | undefined
  /** Of all amounts inside: a code of ISO 4217, with a symbol or decimals of your own. The shop's (`setCurrency`) where it is left out. */
  currency?: Currency | undefined
  /** The application. */
  children: ReactNode
}

/**
 * What makes the widgets somebody's shop: its addresses, what becomes of its forms, its currency. Providers nest: an
 * inner one changes what it names.
 *
 * When: once, around everything that uses these parts, in a shop whose addresses are its own. Instead: nothing, where
 * the reference mall's addresses and yuan are right; `CurrencyProvider` of ui for amounts alone.
 */
export function CommerceProvider({ paths, on, currency, children }: CommerceProviderProps) {
  const outer = useContext(Context)
  const value = useMemo(() => ({ paths: { ...outer.paths, ...paths }, on: { ...outer.on, ...on } }), [outer, paths, on])
  return (
    <Context value={value}>
      {currency ? <CurrencyProvider currency={currency}>{children}</CurrencyProvider> : children}
    </Context>
  )
}

/** The host's addresses; a part that reads one says its own in its place: `const { cart = cartPath } = usePaths()`. */
export function usePaths(): Partial<CommercePaths> {
  return useContext(Context).paths
}

/** The host's callbacks in the place of forms. */
export function useHandlers(): Partial<CommerceHandlers> {
  return useContext(Context).on
}
