import { isRecord } from '@millwright/domain/isRecord'
import { partsOf } from '@millwright/domain/partsOf'

/** The change of one block between two lists. `from` is its index in the old list, `to` in the new one. */
export type BlockChange =
  | { kind: 'removed'; from: number; type: string }
  | { kind: 'added'; to: number; type: string; block: unknown }
  | { kind: 'moved'; from: number; to: number; type: string }
  | { kind: 'changed'; from: number; to: number; type: string; fields: FieldChange[] }
/** The change of one field. `path` starts at the block; an `undefined` value means that the field is absent. */
export type FieldChange = { path: (string | number)[]; before: unknown; after: unknown }

/**
 * Returns the changes from one list of blocks to another (`source.blocks`): the fewest moves, then field by field.
 * Empty if both are equal.
 */
export function diff(before: readonly unknown[], after: readonly unknown[]): BlockChange[] {
  const origin = pair(before, after)
  const pairs = origin.flatMap((from, to) => (from === undefined ? [] : [{ from, to }]))
  const stays = new Set(longestRise(pairs.map(({ from }) => from)))
  const found = new Set(origin)
  return [
    ...before.flatMap((block, from): BlockChange[] =>
      found.has(from) ? [] : [{ kind: 'removed', from, type: typeOf(block) }],
    ),
    ...after.flatMap((block, to): BlockChange[] => {
      const from = origin[to]
      const type = typeOf(block)
      if (from === undefined) return [{ kind: 'added', to, type, block }]
      const fields = fieldChanges(before[from], block, [])
      return [
        ...(stays.has(from) ? [] : [{ kind: 'moved' as const, from, to, type }]),
        ...(fields.length ? [{ kind: 'changed' as const, from, to, type, fields }] : []),
      ]
    }),
  ]
}

/** Applies changes to the old list: `applyDiff(a, diff(a, b))` equals `b`. */
export function applyDiff(before: readonly unknown[], changes: readonly BlockChange[]): unknown[] {
  const placed = new Map<number, unknown>()
  const changed = new Map(changes.flatMap((one) => (one.kind === 'changed' ? [[one.from, one.fields]] : [])))
  const blockAt = (from: number) =>
    (changed.get(from) ?? []).reduce<unknown>((block, { path, after }) => set(block, path, after), before[from])
  const left = new Set(before.keys())
  for (const change of changes) {
    if (change.kind === 'removed' || change.kind === 'moved') left.delete(change.from)
    if (change.kind === 'added') placed.set(change.to, change.block)
    if (change.kind === 'moved') placed.set(change.to, blockAt(change.from))
  }
  const rest = [...left].map(blockAt)
  let next = 0
  return Array.from({ length: placed.size + rest.length }, (_, to) => (placed.has(to) ? placed.get(to) : rest[next++]))
}

/**
 * Returns for each block of the new list the index of its counterpart in the old list: the block with the same id and
 * type, otherwise an equal block, otherwise the next block of the same type. Undefined for a new block.
 */
function pair(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const origin = Array.from<number | undefined>({ length: after.length })
  const taken = new Set<number>()
  for (const nameOf of [idOf, sameOf, typeOf]) {
    const waiting = new Map<string, number[]>()
    // Iterates from the end, so that `pop` returns the lowest index first.
    for (let from = before.length - 1; from >= 0; from--) {
      const name = taken.has(from) ? undefined : nameOf(before[from])
      if (name === undefined) continue
      const places = waiting.get(name)
      if (places) places.push(from)
      else waiting.set(name, [from])
    }
    after.forEach((block, to) => {
      const from = origin[to] === undefined ? waiting.get(nameOf(block) ?? '')?.pop() : undefined
      if (from === undefined) return
      origin[to] = from
      taken.add(from)
    })
  }
  return origin
}

const typeOf = (block: unknown): string => (isRecord(block) && typeof block.type === 'string' ? block.type : '')
const sameOf = (block: unknown): string => JSON.stringify(block) ?? ''
const idOf = (block: unknown): string | undefined =>
  isRecord(block) && typeof block.id === 'string' && block.id ? `${block.id} ${typeOf(block)}` : undefined

function fieldChanges(before: unknown, after: unknown, path: (string | number)[]): FieldChange[] {
  if (Object.is(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return changesIn(before, after, (key) => [...path, Number(key)])
  if (isRecord(before) && isRecord(after)) return changesIn(before, after, (key) => [...path, key])
  return [{ path, before, after }]
}

function changesIn(before: object, after: object, pathOf: (key: string) => FieldChange['path']): FieldChange[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) =>
    fieldChanges(old.get(key), now.get(key), pathOf(key)),
  )
}

function set(value: unknown, [key, ...further]: readonly (string | number)[], after: unknown): unknown {
  if (key === undefined) return after
  if (Array.isArray(value)) return value.map((one: unknown, index) => (index === key ? set(one, further, after) : one))
  const fields = new Map(Object.entries(partsOf(value)))
  const next = set(fields.get(String(key)), further, after)
  if (next === undefined) fields.delete(String(key))
  else fields.set(String(key), next)
  return Object.fromEntries(fields)
}

/** The last index of an increasing subsequence, linked to the indices before it. */
type Run = { place: number; before: Run | undefined }

/** Returns the longest increasing subsequence of indices: those blocks stay in place, and the others move. */
function longestRise(places: readonly number[]): number[] {
  // For each length, the increasing subsequence with the lowest last index.
  const runs: Run[] = []
  for (const place of places) {
    let [low, high] = [0, runs.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const run = runs[middle]
      if (run && run.place < place) low = middle + 1
      else high = middle
    }
    runs[low] = { place, before: runs[low - 1] }
  }
  const longest: number[] = []
  for (let run = runs.at(-1); run; run = run.before) longest.push(run.place)
  return longest.toReversed()
}
