import { useEffect, useState } from 'react'
import type { RecentProduct } from '@millwright/commerce/RecentProducts'
import { isId } from '@millwright/domain/id'

const KEY = 'recent'
const MOST = 12
/** A price that was seen longer ago may be another by now. */
const PRICE_HOLDS = 86_400_000

/**
 * What a visitor looked at in this browser, without the product at hand, which is noted as the newest. Empty until the
 * page stands.
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
      // Full or forbidden: the page is none the worse.
    }
  }, [wanted, prodId, prodName, partyCode, pic, price, unit, from])
  return before
}

type Seen = RecentProduct & { seen?: number }

/** Anybody may have written there. */
function readRecent(): Seen[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : []
  } catch {
    return []
  }
}

function isRecent(value: unknown): value is Seen {
  const { prodId, prodName, partyCode, pic, price, unit, seen } = (value ?? {}) as Record<string, unknown>
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
