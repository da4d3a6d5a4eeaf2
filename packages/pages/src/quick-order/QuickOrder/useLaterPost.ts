import { useEffect, useRef } from 'react'

/** The milliseconds after a change until the list is priced again. */
const PAUSE = 700

/** Returns the button that prices the list, and a function that presses it once nothing has changed for a moment. */
export function useLaterPost() {
  const post = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const later = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => post.current?.click(), PAUSE)
  }
  return { post, later }
}
