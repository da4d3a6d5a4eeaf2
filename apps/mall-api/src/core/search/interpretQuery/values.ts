import type { LocalisedText } from '../../catalogue/types.ts'
import { normalise, parts, stem } from '../tokens.ts'
import type { LexiconSource } from './types.ts'
import { rangeKey, unitsOf } from './units.ts'

export type Attr = { attrId: number; name: LocalisedText; unit: string }
/**
 * A value. `number` is in the first unit of its dimension (units.ts), or unchanged without one. For a range, `number`
 * is the end and `from` the start unless it is zero.
 */
export type Value = {
  attrId: number
  valueId: number
  text: LocalisedText
  number?: number
  dimension?: string
  from?: number
}

const withUnit = /^(?:ac|dc)?\s?(\d{1,7}(?:\.\d{1,4})?)\s?([^\d\s]\S*)?(?:\s.*)?$/
/** The upper bound of a range: `0–10 bar` is requested as 10 bar. */
const upperBound = /^-?\d[\d.]*\s?(?:-|~|to)\s?(\d{1,7}(?:\.\d{1,3})?)\s?(\S+)$/
const inches = /(?:^|[grcpnt\s])((?:\d{1,2}-)?\d{1,2}\/\d{1,2})(?=$|["\s])|^(?:g|r|rc|npt)\s?(\d{1,2})$|^(\d{1,2})"$/g

/** Attributes and their values by all their spellings. */
export class Values {
  readonly attrs = new Map<number, Attr>()
  readonly all = new Map<number, Value>()
  readonly ofAttr = new Map<number, Value[]>()
  readonly ofDimension = new Map<string, Value[]>()
  /** Designations among the values: `2rs`, `a2-70`, `dc24v`, `vg46`, `m8`, `304`. */
  readonly ofCode = new Map<string, Value[]>()
  /** Threads and sizes in inches: `1/2`. */
  readonly ofInch = new Map<string, Value[]>()
  /** Values that are ranges: `0-150mm`. */
  readonly ofRange = new Map<string, Value[]>()

  /** Words among the values: 不锈钢, stainless, red. */
  readonly ofWord = new Map<string, Value[]>()
  private readonly byName = new Map<string, number[]>()
  /** Beginnings and endings of longer Chinese words among the values: 双层 of 双层复合. */
  readonly ofPart = new Map<string, Value[]>()

  constructor({ attrs, values }: Pick<LexiconSource, 'attrs' | 'values'>) {
    for (const { attrId, name, unit } of attrs) {
      this.attrs.set(attrId, { attrId, name, unit: unit ?? '' })
      put(this.byName, name.en.toLowerCase(), attrId)
    }
    for (const { attrId, attrValueId, value, number } of values) {
      const attr = this.attrs.get(attrId)
      if (attr) this.add(this.read(attr, attrValueId, value, number ?? undefined))
    }
  }

  /** Returns attributes by English name in lower case. */
  named(name: string): number[] {
    return this.byName.get(name) ?? []
  }

  private read(attr: Attr, valueId: number, text: LocalisedText, number: number | undefined): Value {
    const said = withUnit.exec(normalise(text.en))
    const upTo = upperBound.exec(normalise(text.en))
    const [amount, mark] = upTo ? [upTo[1], upTo[2]] : [said?.[1], said?.[2]]
    const unit = unitsOf(normalise(attr.unit || mark || ''))[0]
    const plain = number ?? (amount && (!mark || unit) ? Number(amount) : undefined)
    const dimension = unit?.dimension ?? attr.name.en.toLowerCase()
    return {
      attrId: attr.attrId,
      valueId,
      text,
      ...(plain !== undefined && { number: plain * (unit?.factor ?? 1), dimension }),
    }
  }

  private add(value: Value) {
    this.all.set(value.valueId, value)
    put(this.ofAttr, value.attrId, value)
    if (value.dimension) put(this.ofDimension, value.dimension, value)
    const range = /^-?\d[\d.]*\s?-\s?\d[\d.]*\s?\S{1,3}$/.exec(normalise(value.text.en))
    if (range) put(this.ofRange, range[0].replace(/\s/g, ''), value)
    const [, from, to, mark = ''] = /^(-?\d[\d.]*)\s?-\s?(\d[\d.]*)\s?(\S{1,3})$/.exec(range?.[0] ?? '') ?? []
    if (from && to)
      for (const unit of unitsOf(mark)) {
        put(this.ofRange, rangeKey(from, to, unit), value)
        if (Number(from) > 0) value.from = Number(from) * unit.factor
      }
    const texts = new Set([normalise(value.text.en), normalise(value.text.zh)])
    const sizes = [...texts].flatMap((text) =>
      [...text.matchAll(inches)].map((match) => match[1] ?? match[2] ?? match[3] ?? ''),
    )
    for (const size of new Set(sizes)) put(this.ofInch, size, value)
    // A number with a unit is a quantity, not a designation. A text that reads as both (DC24V) is both.
    if (this.attrs.get(value.attrId)?.unit) return
    for (const word of new Set(
      [...texts].flatMap((text) => parts(text).map((part) => (part.han ? part.text : stem(part.text)))),
    ))
      put(this.ofWord, word, value)
    for (const part of new Set(parts(normalise(value.text.zh)).flatMap(({ text, han }) => (han ? endsOf(text) : []))))
      put(this.ofPart, part, value)
    for (const code of new Set([...texts].flatMap(codesIn))) put(this.ofCode, code, value)
  }
}

/** Returns the shorter beginnings and endings of a word of at least three characters. */
function endsOf(word: string): string[] {
  const characters = [...word]
  return Array.from({ length: Math.max(0, characters.length - 2) }, (_, at) => at + 2).flatMap((length) => [
    characters.slice(0, length).join(''),
    characters.slice(-length).join(''),
  ])
}

/** Returns the designations in a value's text: the whole text, or each word that is one. */
function codesIn(text: string): string[] {
  const whole = codeOf(text)
  const pieces = text.split(/[\s,，]+/).filter((piece) => !/^\d+-\d+$/.test(piece))
  const steels = pieces.flatMap((piece) => /^([a-z]\d)-\d/.exec(piece)?.[1] ?? [])
  return [
    ...steels,
    ...(/\d/.test(whole) && !/\s\d+\s?-/.test(text) && whole.length <= 12 ? [whole] : []),
    ...pieces.map(codeOf),
  ].filter(
    (code) =>
      (/\d/.test(code) && /[a-z.]/.test(code)) ||
      (/^\d{3}$/.test(code) && pieces.length > 1) ||
      (/^[a-z]{2,5}$/.test(code) && /\p{Script=Han}/u.test(text) && !unitsOf(code).length),
  )
}

/** Returns a designation without spaces, hyphens and underscores. */
export function codeOf(text: string): string {
  return text.replace(/[\s_-]/g, '')
}

function put<K, V>(map: Map<K, V[]>, key: K, value: V) {
  const list = map.get(key)
  if (!list) map.set(key, [value])
  else list.push(value)
}
