import type { ScriptHTMLAttributes } from 'react'
import { useServed } from '@millwright/ui/HydrateOnVisible'

/**
 * A script element of the server's drawing. The browser takes it over and never makes one: its Trusted Types policy
 * refuses that, and with it all that React was drawing.
 */
export function ServerScript({ text, ...props }: ScriptHTMLAttributes<HTMLScriptElement> & { text: string }) {
  return useServed() ? <script {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} /> : null
}
