import { createHash } from 'node:crypto'

/**
 * What a screen only draws: its HTML comes whole from the server, so the page does not carry the same once more as data
 * (`withoutDrawn`), and `Still` leaves it as it stands. `value` is there on the server, and where the browser asked for data.
 */
export type Drawn<Value> = {
  /** Equal for equal values. */
  stamp: string
  value?: Value
}

const made = new WeakSet<object>()

export function drawn<Value>(value: Value): Drawn<Value> {
  const one = { stamp: createHash('sha1').update(JSON.stringify(value)).digest('base64url').slice(0, 12), value }
  made.add(one)
  return one
}

/** Props as the first page carries them. */
export function withoutDrawn(props: object): object {
  return Object.fromEntries(Object.entries(props).map(([name, prop]: [string, unknown]) => [name, isDrawn(prop) ? { stamp: prop.stamp } : prop]))
}

function isDrawn(prop: unknown): prop is Drawn<unknown> {
  return typeof prop === 'object' && prop !== null && made.has(prop)
}
