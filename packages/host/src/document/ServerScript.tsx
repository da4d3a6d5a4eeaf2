import type { ScriptHTMLAttributes } from 'react'

/**
 * Renders a script element on the server only. React skips it on hydration, since creating a script in the browser
 * violates the Trusted Types policy and aborts the render. Escapes `<`, so the text cannot end the script.
 */
export function ServerScript({ text, ...props }: ScriptHTMLAttributes<HTMLScriptElement> & { text: string }) {
  return (
    typeof window === 'undefined' && (
      <script {...props} dangerouslySetInnerHTML={{ __html: text.replace(/</g, '\\u003c') }} />
    )
  )
}
