import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isSameSeal } from '../core/identity/isSameSeal.ts'

export const consoleHeaders = {
  'content-security-policy':
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
}

export type ConsoleAccess = {
  /** Part of every form address of the seller console. Only readers of the console know it. */
  key: string
  /** The host names that reach the seller console, without ports. */
  hosts: readonly string[]
}

/** Returns the access rules of a seller console on this machine and, with `url`, at that address. */
export function createConsoleAccess(key = randomBytes(18).toString('base64url'), url?: string): ConsoleAccess {
  if (!/^[\w-]{16,100}$/.test(key)) throw new TypeError('CONSOLE_KEY: write 16 letters and digits or more.')
  const own = url === undefined ? undefined : URL.parse(url)?.hostname
  return { key, hosts: ['localhost', '127.0.0.1', '[::1]', ...(own ? [own] : [])] }
}

/**
 * Refuses requests under another host name: a page whose name was rebound to this machine (DNS rebinding) could
 * otherwise read the console and post to it.
 */
export function requireOwnHost({ hosts }: ConsoleAccess): MiddlewareHandler {
  return async (c, next) => {
    const name = URL.parse(`http://${c.req.header('host') ?? new URL(c.req.url).host}`)?.hostname ?? ''
    if (!hosts.includes(name) || !hosts.includes(new URL(c.req.url).hostname))
      return c.text(
        'The seller console does not answer at this address. CONSOLE_URL names another.',
        421,
        consoleHeaders,
      )
    return next()
  }
}

/** Refuses what other sites embed, because loading a conversation marks it as read. */
export function refuseEmbedding(): MiddlewareHandler {
  return async (c, next) =>
    c.req.header('sec-fetch-site') === 'cross-site' && c.req.header('sec-fetch-mode') !== 'navigate'
      ? c.text('The seller console cannot be embedded in other sites.', 403, consoleHeaders)
      : next()
}

/** Refuses forms without the console's key or from another origin. */
export function requireConsoleForm({ key }: ConsoleAccess): MiddlewareHandler {
  return async (c, next) => {
    if (sameOrigin(c) && isSameSeal(c.req.param('key') ?? '', key)) return next()
    return c.text('This form is out of date: open the seller console again.', 403, consoleHeaders)
  }
}

/** Refuses forms of other origins, before anyone has signed in. */
export function byOwnOrigin(): MiddlewareHandler {
  return async (c, next) => (sameOrigin(c) ? next() : c.text('This form comes from another site.', 403, consoleHeaders))
}

/** Refuses forms of more than `maxSize` bytes. */
export function limitForm(maxSize: number): MiddlewareHandler {
  return bodyLimit({ maxSize, onError: (c) => c.text('This form is too large.', 413, consoleHeaders) })
}

function sameOrigin(c: Context): boolean {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  return (
    (site === undefined || site === 'same-origin') &&
    (origin === undefined || URL.parse(origin)?.host === (c.req.header('host') ?? new URL(c.req.url).host))
  )
}
