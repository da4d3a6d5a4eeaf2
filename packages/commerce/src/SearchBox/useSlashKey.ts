import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { keepSlashKey, slashKeyIsOn } from './slashKey.ts'

export type SlashKey = { on: boolean; toggle: () => void }

/** Focuses the field when `/` is pressed, unless the reader has turned the key off. */
export function useSlashKey(field: RefObject<HTMLElement | null>): SlashKey {
  const [on, setOn] = useState(true)
  useEffect(() => setOn(slashKeyIsOn()), [])
  useEffect(() => {
    if (!on) return
    // A slash can still be typed in fields.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [on, field])
  const toggle = () => {
    keepSlashKey(!on)
    setOn(!on)
  }
  return { on, toggle }
}

function isField(target: EventTarget | null): boolean {
  return (target as Element).matches?.('input,textarea,select,[contenteditable]')
}
