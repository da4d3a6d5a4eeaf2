import { config } from './config.server.ts'

const pictures = URL.canParse(config.pictureBase) ? new URL(config.pictureBase).origin : ''

/** What a page of the mall may load and run (OWASP's strict policy, with the picture server's origin). */
export function contentSecurity(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
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
