import { createHash } from 'node:crypto'
import { config } from '../server/config.server.ts'
import { layerOrder, markScripts } from './inline.ts'

const pictures = URL.canParse(config.pictureBase) ? new URL(config.pictureBase).origin : ''

/** What stands in every page alike passes by what it is. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const [script, style] = [hashOf(markScripts), hashOf(layerOrder)]

/** What a page of the mall may load and run (OWASP's strict policy, with the picture server's origin). */
export function contentSecurity(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${script}`,
    `style-src-elem 'self' 'nonce-${nonce}' ${style}`,
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
