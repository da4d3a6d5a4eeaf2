import * as z from 'zod'
import { count, id, list, maybe, money, text, yes } from '../values.ts'

/** What a search answers beside its hits. */

/** Ours: what a search made of the keyword. `without` is the keyword that is left when a condition is taken away. */
export const understood = z.object({
  /** Read out of the keyword and applied: `5.5kw` is a power of 5.5 kW. */
  conditions: list(z.object({ attrId: id, attrName: z.string(), label: z.string(), without: z.string() })),
  /** The keyword that was searched in place of the typed one, whose spelling found nothing. */
  corrected: text,
  /** Words that were left out because nothing has all of them. */
  dropped: list(z.string()),
  /** Makers that were named and are not sold here; goods of others are shown. */
  otherMakers: list(z.string()),
  /** Goods or sizes that are not sold here, with the names of what comes nearest and is shown in their place. */
  notSold: list(z.object({ word: z.string(), near: list(z.string()) })),
})
export type Understood = z.output<typeof understood>

export const facets = z.object({
  brands: list(z.object({ brandId: id, brandName: z.string(), brandImg: text, count: maybe(count) })),
  categories: list(z.object({ categoryId: id, name: z.string(), count: maybe(count) })),
  attrs: list(
    z.object({
      attrId: id,
      attrName: z.string(),
      unit: text,
      attrValues: list(
        z.object({ attrValueId: id, attrValueName: z.string(), count: maybe(count), number: maybe(z.number()) }),
      ),
      /** Ours: of a numeric attribute, the least and the most in the result, in its unit. */
      min: maybe(z.number()),
      max: maybe(z.number()),
    }),
  ),
  /** Ours: the columns of a table of this result, in the buyer's order; empty where the result is of many kinds. */
  keyAttrs: list(z.object({ attrId: id, attrName: z.string(), unit: text, numeric: maybe(yes) })),
  minPrice: maybe(money),
  maxPrice: maybe(money),
})
export type Facets = z.output<typeof facets>
