import type { CallSpec } from '@millwright/contract/call'

/** The path at which a response violates its schema (`data.records.0.price`), and the reason. */
export type Misfit = { path: string; message: string }
export type Fitted = { fits: boolean; data?: unknown; misfits: Misfit[]; cause?: Error | undefined }

type Schema = CallSpec['answer']
type Issue = NonNullable<ReturnType<Schema['safeParse']>['error']>['issues'][number]

type Path = readonly PropertyKey[]
type Holder = Record<PropertyKey, unknown>

/** The maximum number of removed parts. A response with more misfits is not a response to this call. */
const LIMIT = 1000

/**
 * Parses a response. `lenient` drops the parts that do not fit: the field, or the list item around a required field.
 */
export function parseResponse(schema: Schema, data: unknown, lenient: boolean): Fitted {
  const misfits: Misfit[] = []
  // Parts are dropped from this call's own copy of the response.
  const whole: Holder = { data }
  while (true) {
    const read = schema.safeParse(whole.data)
    if (read.success) return { fits: true, data: read.data, misfits }
    const paths = read.error.issues.map((issue): Path => ['data', ...pathOf(issue)])
    const said = read.error.issues.map(({ message }, index): Misfit => ({
      path: paths[index]!.map(String).join('.'),
      message,
    }))
    if (!lenient || misfits.length > LIMIT || !mend(whole, paths))
      return { fits: false, misfits: [...misfits, said[0]!], cause: read.error }
    // A dropped part that is now missing has already been reported.
    misfits.push(...said.filter(({ path }) => !misfits.some((one) => one.path === path)))
  }
}

/** Returns the path of an issue. In a union, the path in the closest variant. */
function pathOf(issue: Issue): Path {
  if (issue.code !== 'invalid_union') return issue.path
  const deeper = issue.errors
    .map(([first]) => (first ? pathOf(first) : []))
    .toSorted((one, other) => other.length - one.length)[0]
  return [...issue.path, ...(deeper ?? [])]
}

/**
 * Removes the parts at the paths, or the list items around them. Returns false if nothing would be left of the
 * response.
 */
function mend(whole: Holder, paths: Path[]): boolean {
  const items = new Map<unknown[], Set<number>>()
  for (const path of paths) {
    const way = path.reduce<unknown[]>(
      (found, key) => [...found, (found.at(-1) as Holder | undefined | null)?.[key]],
      [whole],
    )
    const depth = way.findLastIndex((value) => value !== undefined)
    if (depth < 2) return false
    const holder = way[depth - 1] as Holder
    const key = path[depth - 1]!
    if (Array.isArray(holder)) items.set(holder, (items.get(holder) ?? new Set()).add(Number(key)))
    else holder[key] = undefined
  }
  // The last items are removed first, so that the indexes of the others stay valid.
  for (const [list, wrong] of items) for (const index of [...wrong].toSorted((a, b) => b - a)) list.splice(index, 1)
  return true
}
