const KEY = 'supermarket'

export type TypedDraft = Readonly<Record<string, string>>

/** Keeps the typed quantities of this tab by SKU, so that leaving the page and coming back loses nothing. */
export function keepTyped(typed: Iterable<readonly [skuId: string, quantity: string]>): void {
  const filled = [...typed].filter(([, quantity]) => quantity.trim() !== '')
  try {
    if (filled.length > 0) sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(filled)))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage, or with a full one, the quantities last as long as the page.
  }
}

/** Returns the kept quantities. Empty if there are none, or if something else wrote to the storage. */
export function keptTyped(): TypedDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, quantity]) => typeof quantity === 'string'))
  } catch {
    return {}
  }
}
