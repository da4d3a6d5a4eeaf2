import { isRecord } from '@millwright/domain/isRecord'
import { choice, idOf, idSchema, list, number, record } from './decoder.ts'
import type { Decoder } from './decoder.ts'
import type { Goods } from './goods.ts'
import { prodRef } from './prodRef.ts'

export const MAX_SHELF_PRODUCTS = 60

/**
 * The rule that selects the products of a shelf, from the whole mall or by category, brand and shop. `sort` and `time`
 * use the numbers of the original editors. `sort`: 0 oldest, 1 newest, 2 most sold, 3 least sold, 4 most reviewed,
 * 5 least reviewed. `time`: products listed at any time (0) or in the last year (1), three months (2), month (3) or
 * week (4).
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
