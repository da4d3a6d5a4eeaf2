import { useEffect, useRef } from 'react'
import type { Session } from './useSession.ts'

/**
 * Undoes and repeats by keys, wherever the focus is: with the focus on nothing, the browser would undo in the field that
 * was typed in last. A field outside of the editor, such as the host's own, keeps its undo.
 */
export function useUndoKeys({ undo, redo }: Pick<Session, 'undo' | 'redo'>) {
  const desk = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !/^[zy]$/i.test(event.key)) return
      const { target } = event
      const isInside = target instanceof Node && desk.current?.contains(target)
      if (!isInside && isTextField(target)) return
      event.preventDefault()
      if (event.shiftKey || /y/i.test(event.key)) redo()
      else undo()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [undo, redo])
  return desk
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
