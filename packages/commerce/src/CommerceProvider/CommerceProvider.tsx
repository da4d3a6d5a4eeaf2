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
  /**
   * The URLs of links and forms. Omitted URLs default to the reference mall's. Define the object outside of components.
   */
  paths?: Partial<CommercePaths> | undefined
  /** Handlers that replace the forms inside. A component's own callback takes precedence. */
  on?: Partial<CommerceHandlers> | undefined
  /**
   * The currency of all amounts inside: an ISO 4217 code, optionally with a symbol and decimals. Defaults to the shop's
   * (`setCurrency`).
   */
  currency?: Currency | undefined
  /** The application. */
  children: ReactNode
}

/**
 * Configures the components for a shop: its URLs, its form handlers, its currency. Providers nest; an inner provider
 * overrides only the values that it sets.
 *
 * When: once, around everything that uses these components, in a shop with its own URLs. Instead: nothing, if the
 * reference mall's URLs and yuan are right; `CurrencyProvider` of ui for amounts alone.
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

/** Returns the host's URLs. A component supplies its own default: `const { cart = cartPath } = usePaths()`. */
export function usePaths(): Partial<CommercePaths> {
  return useContext(Context).paths
}

/** Returns the host's form handlers. */
export function useHandlers(): Partial<CommerceHandlers> {
  return useContext(Context).on
}
