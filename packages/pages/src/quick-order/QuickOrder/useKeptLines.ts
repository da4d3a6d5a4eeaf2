import { useEffect, useState } from 'react'
import type { QuickLine } from './quickLine.ts'

const PLACE = 'millwright.quickOrder'

/**
 * Keeps the list in this browser until it is in the cart, and returns the list of an earlier visit, if the page shows
 * none. Storage may be forbidden or full; then nothing is kept.
 */
export function useKeptLines(lines: readonly QuickLine[], hasOutcome: boolean) {
  const [kept, setKept] = useState<{ stored: string; count: number }>()
  useEffect(() => {
    if (lines.length > 0 || hasOutcome) return
    const stored = readKept()
    const count = stored ? countOf(stored) : 0
    if (stored && count > 0) setKept({ stored, count })
    // oxlint-disable-next-line react/exhaustive-deps -- reads the kept list once, on load
  }, [])
  useEffect(() => {
    if (lines.length > 0) keep(JSON.stringify(lines))
    else if (hasOutcome) keep(undefined)
  }, [lines, hasOutcome])
  const discard = () => {
    keep(undefined)
    setKept(undefined)
  }
  return kept && lines.length === 0 && !hasOutcome ? { ...kept, discard } : undefined
}

function countOf(stored: string): number {
  try {
    const lines: unknown = JSON.parse(stored)
    return Array.isArray(lines) ? lines.length : 0
  } catch {
    return 0
  }
}

function readKept(): string | null {
  try {
    return localStorage.getItem(PLACE)
  } catch {
    return null
  }
}

function keep(text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(PLACE)
    else localStorage.setItem(PLACE, text)
  } catch {
    // The list is not kept.
  }
}
