import { defaultBlock } from '@millwright/decoration/schema'
import { diff } from '@millwright/decoration/diff'
import type { FieldChange } from '@millwright/decoration/diff'
import { isRecord } from '@millwright/domain/isRecord'
import type { Locale } from '@millwright/domain/locale'
import { joinWords } from '@millwright/i18n/joinWords'
import type { Text } from '@millwright/i18n/createTexts'
import { fieldLabel, typeLabel } from './internal/labels.ts'
import { typeOf } from './page.ts'

/** One sentence about a change, and the type of its block. */
export type ChangeLine = { kind: 'added' | 'removed' | 'moved' | 'changed' | 'hidden' | 'shown'; sentence: string }

export type Words = { locale: Locale; text: Text<'editor'> }

/**
 * Describes the difference between two pages in sentences: added, removed and moved blocks, then each changed block
 * with the names of its fields. Empty if both are equal.
 */
export function changesInWords(before: readonly unknown[], after: readonly unknown[], words: Words): ChangeLine[] {
  const changes = diff(before, after)
  const lines = (['added', 'removed', 'moved'] as const).flatMap((kind): ChangeLine[] => {
    const blocks = changes.flatMap((change) => {
      if (change.kind !== kind) return []
      return change.kind === 'removed'
        ? [before[change.from]]
        : change.kind === 'added'
          ? [change.block]
          : [after[change.to]]
    })
    if (!blocks.length) return []
    const names = joinWords(
      words.locale,
      blocks.slice(0, NAMED).map((block) => blockName(block, words)),
    )
    const more = blocks.length - NAMED
    const sentence = words.text(counted[kind], {
      count: blocks.length,
      names: more > 0 ? words.text('andMore', { names, count: more }) : names,
    })
    return [{ kind, sentence }]
  })
  return [
    ...lines,
    ...changes.flatMap((change) =>
      change.kind === 'changed' ? changedBlock(change.fields, before[change.from], words) : [],
    ),
  ]
}

const counted = { added: 'blocksAdded', removed: 'blocksRemoved', moved: 'blocksMoved' } as const
/** The number of blocks that a sentence names. */
const NAMED = 4

/** Returns the name of a block for people: its type, with its title if it has one. */
export function blockName(block: unknown, { locale, text }: Words): string {
  const type = typeOf(block)
  const label = type ? typeLabel(type, locale) : text('noBlock')
  const title = titleOf(block, locale)
  return title ? text('namedBlock', { type: label, title }) : label
}

/** Returns the title of a block in a language, or the name of its first column or tab. */
export function titleOf(block: unknown, locale: Locale): string {
  const data = isRecord(block) && isRecord(block.dataField) ? block.dataField : {}
  const first = [data.columns, data.tabs, data.imgList].find((list): list is unknown[] => Array.isArray(list))?.[0]
  const inner = isRecord(first) ? (first.title ?? first.name) : undefined
  return shortText(data.title, locale) || shortText(inner, locale)
}

function shortText(value: unknown, locale: Locale): string {
  const one = isRecord(value) ? value[locale] || value.zh || value.en : value
  return typeof one === 'string' ? (one.trim().length > 40 ? `${one.trim().slice(0, 39)}…` : one.trim()) : ''
}

/** Describes a changed block by its former name, which buyers see now. */
function changedBlock(fields: readonly FieldChange[], block: unknown, words: Words): ChangeLine[] {
  const name = blockName(block, words)
  const [hidden, others] = [
    fields.find(({ path }) => path[0] === 'hidden'),
    fields.filter((field) => field.path[0] !== 'hidden' && !isDefault(field, block)),
  ]
  const lines: ChangeLine[] = []
  if (hidden) {
    const kind = isOn(hidden.after) ? 'hidden' : 'shown'
    lines.push({ kind, sentence: words.text(kind === 'hidden' ? 'blockHidden' : 'blockShown', { name }) })
  }
  const names = fieldNames(
    others.map(({ path }) => fieldParts(path, words)),
    words,
  )
  const [only] = others
  const value = names.length === 1 && others.length === 1 ? plainValue(only!.after) : undefined
  if (names.length)
    lines.push({
      kind: 'changed',
      sentence:
        value === undefined
          ? words.text('fieldsChanged', { name, fields: joinWords(words.locale, names) })
          : words.text('fieldChangedTo', { name, field: names[0]!, value }),
    })
  return lines
}

/**
 * Whether a field only got its default written down, or lost it. Editors write all defaults into a block, and buyers
 * see no difference.
 */
function isDefault({ path, before, after }: FieldChange, block: unknown): boolean {
  const [root, name] = path
  if (root !== 'dataField' || typeof name !== 'string' || path.length !== 2) return false
  if (before !== undefined && after !== undefined) return false
  const usual = defaultBlock(typeOf(block) ?? '').dataField[name]
  return usual !== undefined && JSON.stringify(before ?? after) === JSON.stringify(usual)
}

/** Names each field once. Several fields in one place are named with it: "Pictures 1 (Link, Title)". */
function fieldNames(fields: readonly (readonly string[])[], { locale, text }: Words): string[] {
  const within = text('within')
  const places = new Map<string, Set<string>>()
  for (const parts of fields) {
    const place = parts.slice(0, -1).join(within)
    places.set(place, (places.get(place) ?? new Set()).add(parts.at(-1)!))
  }
  return [...places].flatMap(([place, names]) => {
    if (place === '') return [...names]
    if (names.size === 1) return [place + within + [...names][0]!]
    return [text('fieldsWithin', { place, fields: joinWords(locale, [...names]) })]
  })
}

/** Returns the labels on the way to the field at a path of a block, with the places in its lists: "Tabs 2", "Name". */
function fieldParts(path: FieldChange['path'], { locale, text }: Words): string[] {
  const steps = path[0] === 'dataField' ? path.slice(1) : path
  const parts = steps.flatMap((step, at): string[] => {
    if (typeof step === 'number') return []
    if ((step === 'zh' || step === 'en') && at > 0) return []
    const place = steps[at + 1]
    const label = fieldLabel(step, locale)
    return [typeof place === 'number' ? text('placed', { label, number: place + 1 }) : label]
  })
  return parts.length ? parts : [text('content')]
}

function plainValue(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() && value.length <= 40 ? value.trim() : undefined
}

const isOn = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true'
