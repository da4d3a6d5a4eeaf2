import { choice, idOf, idSchema, isRecord, list, number, record } from './decoder.ts'
import type { Decoder } from './decoder.ts'
import type { Goods } from './goods.ts'
import { prodRef } from './prodRef.ts'

export const MAX_SHELF_PRODUCTS = 60

/**
 * A shelf's rule: a category, brand, shop or the whole mall. `sort` and `time` use the numbers of the original editors:
 * oldest, newest, most sold, least sold, most commented, least commented; all time, last year, three months, month,
 * week.
 */
export const shelfRule = ruleUpTo(MAX_SHELF_PRODUCTS)

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

/** Reads at most `max` products: a list, or the rule of a shelf. */
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

/** Reads an id, or the last id of a category path. */
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
