import type { JsonSchema } from '@millwright/contract/blocks/decoder'
import { pageSchema } from '@millwright/decoration/schema'
import { payloads } from './payloads.ts'
import type { Random } from './random.ts'

const defs = pageSchema().$defs as Record<string, JsonSchema>
const types = Object.keys(defs).filter((type) => type !== 'link')
const strange: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  1e308,
  0.1,
  '',
  [],
  {},
  [[]],
  [null],
  { zh: 1 },
  { toString: 1 },
  { length: 3 },
  { type: 6 },
  { $$typeof: 1, type: 'script' },
]

/** Values other than plain data that a host can pass. */
const hosts: ((value: object) => unknown)[] = [
  (value) => Object.assign(value, { dataField: value }),
  (value) =>
    new Proxy(value, {
      get() {
        throw new Error('no')
      },
    }),
  (value) =>
    new Proxy(value, {
      ownKeys() {
        throw new Error('no')
      },
    }),
  (value) =>
    Object.defineProperty(value, 'dataField', {
      get() {
        throw new Error('no')
      },
      enumerable: true,
    }),
  (value) => Object.assign(Object.create({ type: 'floor_title' }) as object, value),
  (value) => new Map(Object.entries(value)),
  (value) => Object.freeze(value),
  (value) => ({ ...value, toJSON: () => 1 }),
  () => Symbol('x'),
  () => 1n,
  () => new Date(0),
  () => () => 1,
  () => new Float64Array(3),
  () => Promise.resolve(1),
  () => /x/,
]

/** The form in which a page reaches the reader. */
export const kinds = ['value', 'host', 'text', 'damaged', 'bytes', 'wrapped'] as const
export type Kind = (typeof kinds)[number]

/** Returns a page of one to three blocks, generated from the schema with some values corrupted. */
export function documentOf(random: Random): { kind: Kind; input: unknown } {
  const page = Array.from({ length: 1 + random.below(3) }, () => blockOf(random))
  const kind = random.pick(kinds)
  switch (kind) {
    case 'value':
      return { kind, input: page }
    case 'host':
      return {
        kind,
        input: random.chance(0.5)
          ? random.pick(hosts)(page)
          : page.map((block) => (random.chance(0.5) ? random.pick(hosts)(block as object) : block)),
      }
    case 'text':
      return { kind, input: JSON.stringify(page) }
    case 'damaged':
      return { kind, input: damaged(JSON.stringify(page), random) }
    case 'bytes': {
      const bytes = new TextEncoder().encode(JSON.stringify(page))
      for (let flips = random.below(3); flips > 0; flips--) bytes[random.below(bytes.length)] = random.below(256)
      return { kind, input: bytes }
    }
    case 'wrapped':
      return {
        kind,
        input: {
          [random.pick(['components', 'list', 'content', 'blocks'])]: random.chance(0.5) ? page : JSON.stringify(page),
          v: strangeOf(random),
        },
      }
  }
}

function blockOf(random: Random): unknown {
  const type = random.pick(types)
  const block: Record<string, unknown> = { type, dataField: valueOf(defs[type]!, random) }
  if (!random.chance(0.1)) return block
  block[random.pick(['type', 'dataField', 'hidden', 'id', 'v', 'extra'])] = strangeOf(random)
  // An own property, as JSON.parse creates it.
  if (random.chance(0.3))
    Object.defineProperty(block, '__proto__', { value: { polluted: strangeOf(random) }, enumerable: true })
  return block
}

/** Returns a value for a schema. A wrong value replaces an object or an array rarely, another value more often. */
function valueOf(schema: JsonSchema, random: Random): unknown {
  if (random.chance(schema.type === 'object' || schema.type === 'array' ? 0.03 : 0.12)) return strangeOf(random)
  const {
    $ref,
    properties,
    enum: choices,
    type,
  } = schema as { $ref?: string; properties?: Record<string, JsonSchema>; enum?: unknown[]; type?: string }
  if ($ref) return { ...linkOf(random), ...(properties && recordOf(properties, random)) }
  if (schema['x-kind'] === 'product' || schema['x-kind'] === 'shop') return idsOf(random)
  if (choices) return random.pick(choices)
  const options = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (options && !properties) return valueOf(random.pick(options), random)
  switch (type) {
    case 'boolean':
      return random.chance(0.5)
    case 'number':
      return Number(schema.minimum) + random.below(Number(schema.maximum) - Number(schema.minimum) + 1)
    case 'array':
      return Array.from({ length: random.below(3) || Number(schema.minItems ?? 0) }, () =>
        valueOf(schema.items as JsonSchema, random),
      )
    case 'string':
      return textOf(schema, random)
    default:
      return recordOf(properties ?? {}, random)
  }
}

function recordOf(properties: Record<string, JsonSchema>, random: Random): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(() => random.chance(0.85))
      .map(([name, field]) => [name, valueOf(field, random)]),
  )
}

function textOf(schema: JsonSchema, random: Random): string {
  if (random.chance(0.5)) return random.pick(payloads)
  if (schema['x-kind'] === 'colour') return random.pick(['#fff', '#123456', '#ffff00', '', 'rgb(1, 2, 3)'])
  return schema['x-kind'] === 'picture'
    ? random.pick(['pictures/a.svg', 'https://pictures.example/b.png'])
    : random.pick(['轴承', 'Bearings', 'A & B', '库存 > 100'])
}

function linkOf(random: Random): object {
  const held = () =>
    random.chance(0.5)
      ? random.pick(payloads)
      : random.pick([
          1,
          '2',
          '/list',
          'cart',
          [101, 10101],
          { prodId: 1, prodType: 2, seckillId: 3 },
          { shopId: 1, categoryId: 2 },
          { renovationId: 4 },
        ])
  const link = random.chance(0.2)
    ? { url: held(), newTab: held(), prodId: held(), shopId: held(), renovationId: held(), categoryId: held() }
    : random.chance(0.1)
      ? [held(), held()]
      : held()
  return {
    type: random.chance(0.9) ? 1 + random.below(6) : strangeOf(random),
    link,
    ...(random.chance(0.2) && { path: held() }),
    ...(random.chance(0.2) && { newTab: true }),
  }
}

function idsOf(random: Random): unknown {
  const id = () => (random.chance(0.7) ? 1 + random.below(3) : strangeOf(random))
  return random.chance(0.5)
    ? id()
    : {
        prodId: id(),
        shopId: id(),
        seckillId: id(),
        groupActivityId: id(),
        prodName: random.pick(payloads),
        pic: random.pick(payloads),
        price: random.pick(payloads),
      }
}

function strangeOf(random: Random): unknown {
  return random.chance(0.5) ? random.pick(payloads) : random.pick(strange)
}

/**
 * Inserts or deletes a few characters and sometimes cuts off the end, as a lost connection or a careless edit would.
 */
function damaged(text: string, random: Random): string {
  let result = text
  for (let cuts = random.below(4); cuts > 0; cuts--) {
    const at = random.below(result.length + 1)
    result =
      result.slice(0, at) + random.pick(['', '"', '[', '}', ',', '\\', '0', ':']) + result.slice(at + random.below(3))
  }
  return random.chance(0.1) ? result.slice(0, random.below(result.length + 1)) : result
}
