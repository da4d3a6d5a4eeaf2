import type { ScriptHTMLAttributes } from 'react'

/**
 * A script element that the server alone draws: React passes over it where it takes the page over. Making one in the
 * browser breaks the Trusted Types policy, and with it all that React was drawing.
 * Its text is escaped here and nowhere else: `<` never ends the script that it stands in.
 */
export function ServerScript({ text, ...props }: ScriptHTMLAttributes<HTMLScriptElement> & { text: string }) {
  return (
    typeof window === 'undefined' && (
      <script {...props} dangerouslySetInnerHTML={{ __html: text.replace(/</g, '\\u003c') }} />
    )
  )
}
