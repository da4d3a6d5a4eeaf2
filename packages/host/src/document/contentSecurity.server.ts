import { createHash } from 'node:crypto'
import { layerOrder, libraryStyles, markScripts } from './inline.ts'

/** What is inline is the same in every page, and passes by what it is: so a page can be sent to many as it is. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What a page of the mall may load and run (OWASP's strict policy, with the picture server's origin). */
export function contentSecurityOf(pictureBase: string): string {
  const pictures = URL.canParse(pictureBase) ? new URL(pictureBase).origin : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${hashOf(markScripts)}`,
    `style-src-elem 'self' ${[layerOrder, ...libraryStyles].map(hashOf).join(' ')}`,
    // Merchants' colours and measures are custom properties in `style` attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${pictures}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
