import { isRecord } from '@millwright/domain/isRecord'

/** A step into JSON: a field's name, or an index. */
export type Path = readonly (string | number)[]
/** A block of the page with its key in this editor. The block is the merchant's JSON, readable or not. */
export type Entry = { readonly key: string; readonly block: unknown }
/** A page in the editor. Operations return a new page and share what they do not change. */
export type Page = readonly Entry[]
/** A list inside a block: the slot that items are dragged into. */
export type Slot = { readonly key: string; readonly path: Path }

let made = 0
const entryOf = (block: unknown): Entry => ({ key: `b${++made}`, block })

/** Gives every block a key. Blocks stay as they are, so that an opened page is written back unchanged. */
export function openPage(blocks: readonly unknown[]): Page {
  return blocks.map(entryOf)
}

/** Returns the list of blocks to store. */
export function blocksOf(page: Page): unknown[] {
  return page.map(({ block }) => block)
}

/** Returns the type of a block, or an empty text for an entry that is no block. */
export function typeOf(block: unknown): string {
  return isRecord(block) && typeof block.type === 'string' ? block.type : ''
}

/** Inserts blocks before the block at `at`. Returns the page and the keys of the new blocks. */
export function insertBlocks(page: Page, at: number, blocks: readonly unknown[]): { page: Page; keys: string[] } {
  const entries = blocks.map(entryOf)
  return { page: page.toSpliced(within(at, page.length), 0, ...entries), keys: entries.map(({ key }) => key) }
}

/** Moves a block so that it stands before the block that is now at `before`. */
export function moveBlock(page: Page, key: string, before: number): Page {
  const from = indexOf(page, key)
  if (from < 0) return page
  const to = within(before, page.length)
  if (to === from || to === from + 1) return page
  return page.toSpliced(from, 1).toSpliced(to > from ? to - 1 : to, 0, page[from]!)
}

/** Inserts a copy after a block. The copy has no `id`, because a block's id is unique on the page. */
export function copyBlock(page: Page, key: string): { page: Page; keys: string[] } {
  const from = indexOf(page, key)
  if (from < 0) return { page, keys: [] }
  const copy: unknown = structuredClone(page[from]!.block)
  return insertBlocks(page, from + 1, [put(copy, isRecord(copy) ? ['id'] : [], isRecord(copy) ? undefined : copy)])
}

export function removeBlock(page: Page, key: string): Page {
  return page.filter((entry) => entry.key !== key)
}

/** Replaces the value at a path of a block. `undefined` removes the field. Other fields stay, known or not. */
export function putValue(page: Page, key: string, path: Path, value: unknown): Page {
  return page.map((entry) => (entry.key === key ? { ...entry, block: put(entry.block, path, value) } : entry))
}

/** Moves an item of a list within its list, or into another slot of the page. `before` counts before the move. */
export function moveItem(page: Page, from: Slot & { at: number }, to: Slot & { before: number }): Page {
  const same = from.key === to.key && samePath(from.path, to.path)
  const source = itemsAt(page, from)
  if (!(from.at in source)) return page
  const item = source[from.at]
  if (same) {
    const before = within(to.before, source.length)
    if (before === from.at || before === from.at + 1) return page
    const rest = source.toSpliced(from.at, 1)
    return putValue(page, from.key, from.path, rest.toSpliced(before > from.at ? before - 1 : before, 0, item))
  }
  const target = itemsAt(page, to)
  const filled = putValue(page, to.key, to.path, target.toSpliced(within(to.before, target.length), 0, item))
  return putValue(filled, from.key, from.path, source.toSpliced(from.at, 1))
}

/** Returns the items of a slot. A slot without a list is empty. */
export function itemsAt(page: Page, { key, path }: Slot): readonly unknown[] {
  const held = valueAt(page[indexOf(page, key)]?.block, path)
  return Array.isArray(held) ? held : []
}

export function indexOf(page: Page, key: string | undefined): number {
  return page.findIndex((entry) => entry.key === key)
}

/** Returns the value at a path, or undefined if the path leads nowhere. Reads own properties only. */
export function valueAt(value: unknown, [step, ...further]: Path): unknown {
  if (step === undefined) return value
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
  return valueAt((value as Record<string | number, unknown>)[step], further)
}

/** Writes a path as diagnostics do: `$[0].dataField.title`. */
export function pathText(path: Path): string {
  return `$${path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')}`
}

export function samePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((step, at) => step === other[at])
}

/** Replaces the value at a path. A value of the wrong kind on the way is replaced by a list or an object. */
export function put(whole: unknown, [step, ...further]: Path, value: unknown): unknown {
  if (step === undefined) return value
  if (typeof step === 'number') {
    const list: readonly unknown[] = Array.isArray(whole) ? whole : []
    return Array.from({ length: Math.max(list.length, step + 1) }, (_, at) =>
      at === step ? put(list[at], further, value) : list[at],
    )
  }
  const fields = new Map(Object.entries(isRecord(whole) ? whole : {}))
  const inner = put(fields.get(step), further, value)
  if (inner === undefined) fields.delete(step)
  else fields.set(step, inner)
  return Object.fromEntries(fields)
}

const within = (at: number, length: number) => Math.min(Math.max(at, 0), length)
