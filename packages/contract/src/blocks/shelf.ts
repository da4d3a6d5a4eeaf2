import { choice, idOf, idSchema, isRecord, list, number, record } from './decoder.ts'
import type { Decoder } from './decoder.ts'
import type { Goods } from './goods.ts'
import { prodRef } from './prodRef.ts'

export const SHELF_MOST = 60

/**
 * What a shelf is filled with: of a class, a brand or a shop, or of the whole mall. `sort` and `time` are numbered as
 * the family's editors do: listed first, listed last, sold most, sold least, spoken of most, least; of all times, the
 * last year, three months, month, week.
 */
export const shelfRule = ruleUpTo(SHELF_MOST)

function ruleUpTo(max: number) {
  return record({
    categoryId: someId(),
    brandId: someId(),
    shopId: someId(),
    sort: choice([0, 1, 2, 3, 4, 5], 2),
    time: choice([0, 1, 2, 3, 4], 0),
    size: number({ fallback: Math.min(10, max), min: 1, max }),
  })
}

/** At most `max` products: a list of them, or the rule of a shelf. */
export function goods({ max }: { max: number }): Decoder<Goods> {
  const chosen = list(prodRef(), { max, required: true })
  const rule = ruleUpTo(max)
  return {
    schema: { anyOf: [chosen.schema, { ...rule.schema, 'x-kind': 'shelf', required: ['sort'] }] },
    required: true,
    read(input, path, report) {
      if (!isRecord(input) || !rules.some((name) => Object.hasOwn(input, name))) return chosen.read(input, path, report)
      const { size, ...which } = rule.read(input, path, report)
      const words = Object.entries({ ...which, size: Math.floor(size) }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      )
      return { shelf: new URLSearchParams(words).toString() }
    },
  }
}

const rules = ['categoryId', 'brandId', 'shopId', 'sort']

/** An id, or the way to a class, of which the last counts. */
function someId(): Decoder<string | undefined> {
  return {
    schema: idSchema,
    read(input, path, report) {
      const id = idOf(Array.isArray(input) ? input.at(-1) : input)
      if (!id && input !== undefined && input !== null && input !== '') report('wrongType', path)
      return id
    },
  }
}
