import { useEffect, useState } from 'react'
import { readStoredText, storeText } from '../../layout/storedText.ts'

const PLACE = 'millwright.quickOrder'

/**
 * Keeps the list in this browser until it is in the cart, and returns the list of an earlier visit, if the page shows
 * none. `isDone`: the last post succeeded, so an empty list was cleared or is in the cart. Storage may be forbidden or full; then nothing is kept.
 */
export function useKeptLines({ count, written }: { count: number; written: string }, isDone: boolean) {
  const [kept, setKept] = useState<{ stored: string; count: number }>()
  useEffect(() => {
    if (count > 0 || isDone) return
    const stored = readStoredText(PLACE)
    const storedCount = stored ? countOf(stored) : 0
    if (stored && storedCount > 0) setKept({ stored, count: storedCount })
    // oxlint-disable-next-line react/exhaustive-deps -- reads the kept list once, on load
  }, [])
  useEffect(() => {
    if (count > 0) storeText(PLACE, written)
    else if (isDone) storeText(PLACE, undefined)
  }, [count, written, isDone])
  const discard = () => {
    storeText(PLACE, undefined)
    setKept(undefined)
  }
  return kept && count === 0 && !isDone ? { ...kept, discard } : undefined
}

function countOf(stored: string): number {
  try {
    const lines: unknown = JSON.parse(stored)
    return Array.isArray(lines) ? lines.length : 0
  } catch {
    return 0
  }
}
