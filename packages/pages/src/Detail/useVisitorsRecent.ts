import { useEffect, useState } from 'react'
import type { RecentProduct } from '@millwright/commerce/RecentProducts'

const KEY = 'recent'
const MOST = 12

/** What a visitor looked at in this browser, without the product at hand, which is noted as the newest. Empty until the page stands. */
export function useVisitorsRecent(product: RecentProduct, wanted: boolean): readonly RecentProduct[] {
  const [before, setBefore] = useState<readonly RecentProduct[]>([])
  const { prodId, prodName, partyCode, pic } = product
  useEffect(() => {
    if (!wanted) return
    const others = readRecent().filter((one) => one.prodId !== prodId)
    setBefore(others)
    try {
      localStorage.setItem(KEY, JSON.stringify([{ prodId, prodName, partyCode, pic }, ...others].slice(0, MOST)))
    } catch {
      // Full or forbidden: the page is none the worse.
    }
  }, [wanted, prodId, prodName, partyCode, pic])
  return before
}

/** Anybody may have written there. */
function readRecent(): RecentProduct[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : []
  } catch {
    return []
  }
}

function isRecent(value: unknown): value is RecentProduct {
  const { prodId, prodName, partyCode, pic } = (value ?? {}) as Record<string, unknown>
  return typeof prodId === 'string' && /^\d{1,19}$/.test(prodId) && typeof prodName === 'string' && typeof pic === 'string' && (partyCode === undefined || typeof partyCode === 'string')
}
