import { createHash } from 'node:crypto'
import type { ServerRendered } from '@millwright/ui/StaticHtml'

const made = new WeakSet<object>()

/**
 * What a screen only draws: its HTML comes whole from the server, so the page does not carry the same once more as data
 * (`withoutServerRendered`), and `StaticHtml` leaves it as it stands.
 */
export function serverRendered<Value>(value: Value): ServerRendered<Value> {
  const one = { stamp: createHash('sha1').update(JSON.stringify(value)).digest('base64url').slice(0, 8), value }
  made.add(one)
  return one
}

/** Props as the first page carries them: for `JSON.stringify`. */
export function withoutServerRendered(_: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && made.has(value)
    ? { stamp: (value as ServerRendered<unknown>).stamp }
    : value
}
