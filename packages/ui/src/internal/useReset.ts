import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Calls `onReset` when the form of a control is reset. */
export function useReset(control: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  const latest = useRef(onReset)
  useEffect(() => {
    latest.current = onReset
  })
  useEffect(() => {
    // On the document, because the control can move to another form.
    const hear = ({ target }: Event) => {
      if (target !== null && target === control.current?.form) latest.current()
    }
    document.addEventListener('reset', hear)
    return () => document.removeEventListener('reset', hear)
  }, [control])
}
