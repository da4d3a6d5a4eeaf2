import { partsOf } from '@millwright/domain/partsOf'
import { useEffect, useState } from 'react'
import type { RecentProduct } from '@millwright/commerce/RecentProducts'
import { isId } from '@millwright/domain/id'

const KEY = 'recent'
const MOST = 12
/** The maximum age of a shown price in milliseconds: 24 hours. Older prices may have changed. */
const PRICE_HOLDS = 86_400_000

/**
 * Returns the products that a visitor viewed in this browser, without the current one, and records the current one.
 * Empty until hydration.
 */
export function useVisitorsRecent(product: RecentProduct, wanted: boolean): readonly RecentProduct[] {
  const [before, setBefore] = useState<readonly RecentProduct[]>([])
  const { prodId, prodName, partyCode, pic, price, unit, from } = product
  useEffect(() => {
    if (!wanted) return
    const now = Date.now()
    const others = readRecent().filter((one) => one.prodId !== prodId)
    setBefore(others.map(({ seen = 0, ...one }) => (now - seen < PRICE_HOLDS ? one : { ...one, price: undefined })))
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify([{ prodId, prodName, partyCode, pic, price, unit, from, seen: now }, ...others].slice(0, MOST)),
      )
    } catch {
      // Storage is full or forbidden. The page works without it.
    }
  }, [wanted, prodId, prodName, partyCode, pic, price, unit, from])
  return before
}

type Seen = RecentProduct & { seen?: number }

/** Reads the stored products. Any script may have written them, so each entry is checked. */
function readRecent(): Seen[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : []
  } catch {
    return []
  }
}

function isRecent(value: unknown): value is Seen {
  const { prodId, prodName, partyCode, pic, price, unit, seen } = partsOf(value)
  const maybe = (one: unknown, type: string) => one === undefined || typeof one === type
  return (
    isId(prodId) &&
    typeof prodName === 'string' &&
    typeof pic === 'string' &&
    maybe(partyCode, 'string') &&
    maybe(unit, 'string') &&
    maybe(seen, 'number') &&
    (price === undefined || (typeof price === 'string' && /^\d{1,12}(?:\.\d{1,2})?$/.test(price)))
  )
}
