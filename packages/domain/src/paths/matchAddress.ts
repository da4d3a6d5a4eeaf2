/** The route at a path, with its decoded parameters. */
export type AddressMatch<Id extends string> = { id: Id; params: Record<string, string | undefined> }

type Shape = readonly [id: string, first: string | undefined, shape: RegExp]

/** Finds the route at a path among patterns by id (`/list/:id`, `/detail/:prodId?`). Ignores case. */
export function matchAddress<Id extends string>(
  addresses: Readonly<Record<Id, string>>,
  pathname: string,
): AddressMatch<Id> | undefined {
  const start = firstSegment(pathname)
  for (const [id, first, shape] of shapesOf(addresses)) {
    // Comparing first segments is fast, and a page asks for the routes of hundreds of links.
    const found = (first === start || first?.[0] === ':') && shape.exec(pathname)
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
  const shapes = patterns.map(([id, pattern]): Shape => [id, firstSegment(encodeURI(pattern)), shapeOf(pattern)])
  known.set(addresses, shapes)
  return shapes
}

function firstSegment(path: string): string | undefined {
  return /[^/]+/.exec(path)?.[0].toLowerCase()
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
