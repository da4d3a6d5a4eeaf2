import type { HostBlocks } from '@millwright/contract/blocks/block'
import { blockTypes } from '@millwright/decoration/schema'
import { isRecord } from '@millwright/domain/isRecord'
import { pickerKinds } from './pickers.ts'

/** The part of an editor's props that is checked when it starts. */
export type CheckedOptions = {
  dataOf: unknown
  onPublish: unknown
  blocks?: readonly string[] | undefined
  pickers?: object | undefined
  templates?: readonly { id: string; blocks: unknown }[] | undefined
  drafts?: object | undefined
  name?: string | undefined
  registry?: { blocks: HostBlocks } | undefined
}

/** Throws at the start, with the remedy, if an editor's props contradict each other. */
export function checkOptions(options: CheckedOptions): void {
  const { dataOf, onPublish, blocks, pickers = {}, templates = [], drafts, name, registry } = options
  for (const [prop, value] of Object.entries({ dataOf, onPublish }))
    if (typeof value !== 'function') fail(`${prop} is ${typeof value}. Pass a function`)
  const known = new Set<string>([...blockTypes, ...Object.keys(registry?.blocks ?? {})])
  const unknown = blocks?.filter((type) => !known.has(type)) ?? []
  if (unknown.length)
    fail(`blocks has ${unknown.map((type) => `"${type}"`).join(', ')}, which no schema describes. Add it to registry`)
  if (blocks?.length === 0) fail('blocks is empty, so nothing could be added. Omit it to offer every block')
  for (const kind of [...pickerKinds, 'picture'])
    if (isRecord(pickers) && pickers[kind] !== undefined && !hasSearch(pickers[kind]))
      fail(`pickers.${kind} has no search. Give it search: async ({ text }) => ({ items })`)
  const twice = templates.find(({ id }, at) => templates.findIndex((other) => other.id === id) !== at)
  if (twice) fail(`templates has "${twice.id}" twice. Give each template an id of its own`)
  const broken = templates.find((one) => !Array.isArray(one.blocks))
  if (broken) fail(`The template "${broken.id}" has no list of blocks`)
  if (drafts && !name) fail('drafts needs name, under which the store keeps this page. Pass the id of the page')
}

const hasSearch = (picker: unknown) => isRecord(picker) && typeof picker.search === 'function'

function fail(problem: string): never {
  throw new TypeError(`Editor: ${problem}.`)
}
