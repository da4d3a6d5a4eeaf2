import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { DataGridProps, GridState } from './dataGridProps.ts'

/** Returns the state, and a function that changes some of its members. Members that the host gives replace its own. */
export function useGridState<Row>({
  state,
  defaultState = NOTHING,
  onStateChange,
}: Pick<DataGridProps<Row>, 'state' | 'defaultState' | 'onStateChange'>): [GridState, (change: GridState) => void] {
  const [own, setOwn] = useState(defaultState)
  const now = useMemo(() => ({ ...own, ...state }), [own, state])
  const latest = useRef({ now, onStateChange })
  useLayoutEffect(() => {
    latest.current = { now, onStateChange }
  })
  const change = useCallback((part: GridState) => {
    const next = { ...latest.current.now, ...part }
    // A second change before the next render keeps the first.
    latest.current.now = next
    setOwn(next)
    latest.current.onStateChange?.({ state: next })
  }, [])
  return [now, change]
}

const NOTHING: GridState = {}
