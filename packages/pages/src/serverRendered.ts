import { createHash } from 'node:crypto'
import type { ServerRendered } from '@millwright/ui/StaticHtml'

/** The stamps of the marked values. */
const stamps = new WeakMap<object, string>()

/**
 * Marks a value that the server renders completely. The page does not carry the value again as data
 * (`withoutServerRendered`), and `StaticHtml` leaves the markup untouched.
 */
export function serverRendered<Value>(value: Value): ServerRendered<Value> {
  const one = { stamp: createHash('sha1').update(JSON.stringify(value)).digest('base64url').slice(0, 8), value }
  stamps.set(one, one.stamp)
  return one
}

/** A `JSON.stringify` replacer that reduces server-rendered props to their stamp. */
export function withoutServerRendered(_: string, value: unknown): unknown {
  const stamp = typeof value === 'object' && value !== null ? stamps.get(value) : undefined
  return stamp === undefined ? value : { stamp }
}
