import { useEffect, useState } from 'react'
import { readStoredText, storeText } from '../../layout/storedText.ts'
import type { QuickLine } from './quickLine.ts'

const PLACE = 'millwright.quickOrder'

/**
 * Keeps the list in this browser until it is in the cart, and returns the list of an earlier visit, if the page shows
 * none. `isDone`: the last post succeeded, so an empty list was cleared or is in the cart. Storage may be forbidden or full; then nothing is kept.
 */
export function useKeptLines(lines: readonly QuickLine[], isDone: boolean) {
  const [kept, setKept] = useState<{ stored: string; count: number }>()
  useEffect(() => {
    if (lines.length > 0 || isDone) return
    const stored = readStoredText(PLACE)
    const count = stored ? countOf(stored) : 0
    if (stored && count > 0) setKept({ stored, count })
    // oxlint-disable-next-line react/exhaustive-deps -- reads the kept list once, on load
  }, [])
  useEffect(() => {
    if (lines.length > 0) storeText(PLACE, JSON.stringify(lines))
    else if (isDone) storeText(PLACE, undefined)
  }, [lines, isDone])
  const discard = () => {
    storeText(PLACE, undefined)
    setKept(undefined)
  }
  return kept && lines.length === 0 && !isDone ? { ...kept, discard } : undefined
}

function countOf(stored: string): number {
  try {
    const lines: unknown = JSON.parse(stored)
    return Array.isArray(lines) ? lines.length : 0
  } catch {
    return 0
  }
}
