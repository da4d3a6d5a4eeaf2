/** The route at a path, with its decoded parameters. */
export type AddressMatch<Id extends string> = { id: Id; params: Record<string, string | undefined> }

type Shape = readonly [id: string, shape: RegExp]

/** Finds the route at a path among patterns by id (`/list/:id`, `/detail/:prodId?`). Ignores case. */
export function matchAddress<Id extends string>(
  addresses: Readonly<Record<Id, string>>,
  pathname: string,
): AddressMatch<Id> | undefined {
  for (const [id, shape] of shapesOf(addresses)) {
    const found = shape.exec(pathname)
    if (found) return { id: id as Id, params: decoded(found.groups ?? {}) }
  }
  return undefined
}

const known = new WeakMap<object, readonly Shape[]>()

/** Puts fixed patterns before patterns with parameters, whatever the order of the table. */
function shapesOf(addresses: Readonly<Record<string, string>>): readonly Shape[] {
  const found = known.get(addresses)
  if (found) return found
  const open = ([, pattern]: readonly [string, string]) => pattern.split(':').length
  const patterns = Object.entries(addresses).sort((a, b) => open(a) - open(b))
  const shapes = patterns.map(([id, pattern]): Shape => [id, shapeOf(pattern)])
  known.set(addresses, shapes)
  return shapes
}

function shapeOf(pattern: string): RegExp {
  const written = encodeURI(pattern)
    .replace(/[$()*+.]/g, '\\$&')
    .replace(/\//g, '/+')
  return RegExp(`^${written.replace(/\/\+:(\w+)(\??)/g, '(?:/+(?<$1>[^/]+))$2')}/*$`, 'i')
}

/** Decodes parameters. Values that cannot be decoded stay unchanged. */
function decoded(params: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value && decode(value)]))
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
