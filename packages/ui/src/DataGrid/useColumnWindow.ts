import { useLayoutEffect, useMemo, useState } from 'react'
import type { RefObject } from 'react'
import { columnsBetween } from './gridColumns.ts'
import type { PlacedColumn, PlacedColumns } from './gridColumns.ts'

/** The columns beyond the viewport that are rendered too, in pixels. */
const BEYOND = 120
/** A step of scrolling that renders other columns, in pixels. */
const STEP = 120

/** Returns the columns to render: those in the viewport and a few beyond, the pinned ones, and the focused one. */
export function useColumnWindow<Row>(
  placed: PlacedColumns<Row>,
  { scroller, focused }: { scroller: RefObject<HTMLElement | null>; focused: string | undefined },
): readonly PlacedColumn<Row>[] {
  const [[from, to], setWindow] = useState([0, 1600])
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    const look = () => {
      // Negative where text runs from right to left.
      const start = Math.floor(Math.abs(box.scrollLeft) / STEP) * STEP
      const next = [start - BEYOND, start + STEP + Math.ceil(box.clientWidth / STEP) * STEP + BEYOND] as const
      setWindow((now) => (now[0] === next[0] && now[1] === next[1] ? now : [...next]))
    }
    look()
    box.addEventListener('scroll', look, { passive: true })
    // A frame later, because a render within the observer would change sizes that it observes.
    let frame = 0
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    })
    sizes.observe(box)
    return () => {
      box.removeEventListener('scroll', look)
      sizes.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [scroller])
  const columns = useMemo(() => columnsBetween(placed, { from: from!, to: to!, focused }), [placed, from, to, focused])
  return useSame(columns)
}

/** Returns the former list as long as its entries are the same, so that rows are not rendered again. */
function useSame<Entry>(list: readonly Entry[]): readonly Entry[] {
  const [kept, keep] = useState(list)
  if (kept === list) return list
  if (kept.length === list.length && kept.every((entry, index) => entry === list[index])) return kept
  keep(list)
  return list
}
