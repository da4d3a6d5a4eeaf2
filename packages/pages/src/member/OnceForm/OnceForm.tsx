import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { passFocus } from '@millwright/ui/open'

/** A form that disappears after one submit. The focus moves to the next button in its section, or to its heading. */
export function OnceForm({ action, children }: { action: string; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const own = form.current?.querySelector('button')
    const section = form.current?.closest('section')
    return () => {
      if (own && section && document.activeElement === own)
        passFocus(own, section.querySelectorAll<HTMLElement>('form button'), section.querySelector('h2'))
    }
  }, [])
  return (
    <form method="post" action={action} data-enhance="stay" ref={form}>
      {children}
    </form>
  )
}
