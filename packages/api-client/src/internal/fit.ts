import type { CallSpec } from '@millwright/contract/call'

/** Where an answer does not fit its schema (`data.records.0.price`), and why. */
export type Misfit = { path: string; message: string }
export type Fitted = { fits: boolean; data?: unknown; misfits: Misfit[]; cause?: Error | undefined }

type Schema = CallSpec['answer']
type Issue = NonNullable<ReturnType<Schema['safeParse']>['error']>['issues'][number]

type Path = readonly PropertyKey[]
type Holder = Record<PropertyKey, unknown>

/** So many places of one answer are mended; one that is wrong in more of them is of another kind. */
const LIMIT = 1000

/**
 * Reads an answer. `lenient` leaves out what does not fit: the field, or the item of a list around a field that must be
 * there.
 */
export function fit(schema: Schema, data: unknown, lenient: boolean): Fitted {
  const misfits: Misfit[] = []
  // What is left out is left out of this call's own copy of the server's words.
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
    // What was wrong and is now missing was told already.
    misfits.push(...said.filter(({ path }) => !misfits.some((one) => one.path === path)))
  }
}

/** Of the shapes that an answer may have, the one that it comes nearest to. */
function pathOf(issue: Issue): Path {
  if (issue.code !== 'invalid_union') return issue.path
  const deeper = issue.errors
    .map(([first]) => (first ? pathOf(first) : []))
    .toSorted((one, other) => other.length - one.length)[0]
  return [...issue.path, ...(deeper ?? [])]
}

/**
 * Takes out what stands at each of the paths, or else what stands around it. False where that would be the whole
 * answer.
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
  // From the end, so that no index shifts.
  for (const [list, wrong] of items) for (const index of [...wrong].toSorted((a, b) => b - a)) list.splice(index, 1)
  return true
}
