import { useEffect, useRef } from 'react'

/** The milliseconds after a change until the list is priced again. */
const PAUSE = 700

/**
 * Returns the button that prices the list, and a function that presses it once nothing has changed for a moment. Another
 * post of the form carries the change, so the button is not pressed any more: its list would be that of before.
 */
export function useLaterPost() {
  const post = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const form = post.current?.form
    const stop = () => clearTimeout(timer.current)
    form?.addEventListener('submit', stop)
    return () => {
      stop()
      form?.removeEventListener('submit', stop)
    }
  }, [])
  const later = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => post.current?.click(), PAUSE)
  }
  return { post, later }
}
