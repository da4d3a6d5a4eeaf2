import { createHash } from 'node:crypto'
import { layerOrder, libraryStyles, markScripts } from './inline.ts'

/** Inline scripts and styles are equal in all pages and allowed by hash, so that pages can be cached. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Returns the Content Security Policy of pages (OWASP's strict policy, with the picture server's origin). */
export function contentSecurityOf(pictureBase: string): string {
  const pictures = URL.canParse(pictureBase) ? new URL(pictureBase).origin : ''
  return [
    "default-src 'self'",
    `script-src 'self' ${hashOf(markScripts)}`,
    `style-src-elem 'self' ${[layerOrder, ...libraryStyles].map(hashOf).join(' ')}`,
    // Merchants' colours and sizes are custom properties in `style` attributes.
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
