import { entriesOf, keysOf, tableOf } from '@millwright/domain/table'
import { attrs } from './attrs.ts'
import type { AttrKey } from './attrs.ts'
import { b } from './both.ts'
import type { Value, Values } from './draft.ts'
import type { SampleAttr, SampleAttrValue } from '../../../core/catalogue/types.ts'

type Attr = { zh: string; en: string; unit?: string; prefix?: string; kind?: SampleAttr['kind']; ordered?: boolean }
const attrKeys = keysOf(attrs)
const ROOM = 1e9

export const attrIds = tableOf(attrKeys, (_, i) => i + 1)

/** A shaft fits parts whose bore has the same diameter. */
const mates: Partial<Record<AttrKey, AttrKey[]>> = { shaft: ['bore'] }

export const sampleAttrs: SampleAttr[] = attrKeys.map((key) => {
  const attr: Attr = attrs[key]
  return {
    attrId: attrIds[key],
    name: nameOf(key),
    kind: attr.kind ?? (attr.unit ? 'number' : 'choice'),
    ...(attr.unit ? { unit: attr.unit } : {}),
    ...(mates[key] ? { mates: mates[key].map((one) => attrIds[one]) } : {}),
  }
})

export function nameOf(key: AttrKey) {
  return b(attrs[key].zh, attrs[key].en)
}

/**
 * The attribute values of the sample, one object each. An id follows from the value: its thousandths for a number, else
 * a hash.
 */
export class AttrValues {
  readonly all: SampleAttrValue[] = []
  private readonly known = new Map<AttrKey, Map<number | string, SampleAttrValue>>()

  of(key: AttrKey, value: Value): SampleAttrValue {
    const own = this.known.get(key) ?? new Map<number | string, SampleAttrValue>()
    if (!own.size) this.known.set(key, own)
    const mark = typeof value === 'object' ? value.en : value
    const old = own.get(mark)
    if (old) return old
    const made = make(key, value)
    own.set(mark, made)
    this.all.push(made)
    return made
  }

  idsOf(values: Values = {}): number[] {
    return entriesOf(values).map(([key, value]) => this.of(key, value).attrValueId)
  }
}

function make(key: AttrKey, value: Value): SampleAttrValue {
  const { unit, prefix = '', ordered }: Attr = attrs[key]
  const attrId = attrIds[key]
  if (typeof value === 'number') {
    const text = `${prefix}${value}${unit && unit !== '°' ? ' ' : ''}${unit ?? ''}`
    return { attrId, attrValueId: attrId * ROOM + Math.round(value * 1000), value: b(text, text), numeric: value }
  }
  const both = typeof value === 'string' ? b(value, value) : b(value.zh, value.en)
  const numeric = ordered ? orderOf(both.en) : undefined
  return {
    attrId,
    attrValueId: attrId * ROOM + hash(both.en),
    value: both,
    ...(numeric === undefined ? {} : { numeric }),
  }
}

/** Returns the sort number of `M8`, `VG 46` or `1/2"`. Text with two numbers or no number has no sort number. */
function orderOf(text: string): number | undefined {
  const [, whole, over, under] = /^[^\d]*?(\d+(?:\.\d+)?)(?:\/(\d+))?[^\d]*()$/.exec(text) ?? []
  return whole === undefined || under === undefined ? undefined : over ? Number(whole) / Number(over) : Number(whole)
}

/** FNV-1a, reduced to the id range of an attribute. */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193)
  return (state >>> 0) % ROOM
}
