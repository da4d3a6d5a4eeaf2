import { createHash } from 'node:crypto'
import type { ServerRendered } from '@millwright/ui/StaticHtml'

const made = new WeakSet<object>()

/**
 * Marks a value that the server renders completely. The page does not carry the value again as data
 * (`withoutServerRendered`), and `StaticHtml` leaves the markup untouched.
 */
export function serverRendered<Value>(value: Value): ServerRendered<Value> {
  const one = { stamp: createHash('sha1').update(JSON.stringify(value)).digest('base64url').slice(0, 8), value }
  made.add(one)
  return one
}

/** A `JSON.stringify` replacer that reduces server-rendered props to their stamp. */
export function withoutServerRendered(_: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && made.has(value)
    ? { stamp: (value as ServerRendered<unknown>).stamp }
    : value
}
