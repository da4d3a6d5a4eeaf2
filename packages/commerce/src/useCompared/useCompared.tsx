import { useSyncExternalStore } from 'react'
import { isSameCompared } from '@millwright/domain/product/compared'
import { COMPARE_LIMIT } from '@millwright/domain/constants'

/**
 * A product picked for comparison. Picks are in the tab's session storage, so that they survive a page load and are not
 * stored on a server.
 */
export type Compared = { prodId: string; skuId?: string | undefined; name: string; pic: string }

const KEY = 'compare'
const nothing: readonly Compared[] = []
let kept: { raw: string | null; picks: readonly Compared[] } = { raw: null, picks: nothing }
const listeners = new Set<() => void>()

export function useCompared() {
  const picks = useSyncExternalStore(subscribe, read, () => nothing)
  return { picks, full: picks.length >= COMPARE_LIMIT }
}

export function pickForComparing(pick: Compared): void {
  const rest = read().filter((one) => !isSameCompared(one, pick))
  if (rest.length < COMPARE_LIMIT) keepCompared([...rest, pick])
}

export function dropFromComparing(dropped: Pick<Compared, 'prodId' | 'skuId'>): void {
  keepCompared(read().filter((pick) => !isSameCompared(pick, dropped)))
}

export function keepCompared(picks: readonly Compared[]): void {
  kept = { raw: JSON.stringify(picks), picks }
  try {
    sessionStorage.setItem(KEY, kept.raw ?? '[]')
  } catch {
    // Without storage the picks last as long as the page.
  }
  for (const hear of listeners) hear()
}

/** `pageshow` updates a page restored from the browser's back/forward cache. */
function subscribe(hear: () => void) {
  listeners.add(hear)
  window.addEventListener('pageshow', hear)
  return () => {
    listeners.delete(hear)
    window.removeEventListener('pageshow', hear)
  }
}

function read(): readonly Compared[] {
  try {
    const raw = sessionStorage.getItem(KEY)
    if (raw !== kept.raw) kept = { raw, picks: parse(raw) }
  } catch {
    // Without storage the picks last as long as the page.
  }
  return kept.picks
}

function parse(raw: string | null): readonly Compared[] {
  const stored: unknown = JSON.parse(raw ?? '[]')
  const isPick = (one: Partial<Compared> | null): one is Compared =>
    typeof one?.prodId === 'string' &&
    ['string', 'undefined'].includes(typeof one.skuId) &&
    typeof one.name === 'string' &&
    typeof one.pic === 'string'
  return Array.isArray(stored) ? stored.filter(isPick).slice(0, COMPARE_LIMIT) : nothing
}
