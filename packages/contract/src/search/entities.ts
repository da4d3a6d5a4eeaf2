import * as z from 'zod'
import { count, id, list, maybe, money, text, booleanValue } from '../values.ts'

/** The parts of a search response in addition to the found products. */

/** Extension: how the search understood the keyword. `without` is the keyword without a condition. */
export const understood = z.object({
  /** Conditions read from the keyword and applied: `5.5kw` is a power of 5.5 kW. */
  conditions: list(z.object({ attrId: id, attrName: z.string(), label: z.string(), without: z.string() })),
  /** The corrected keyword that was searched, because the typed keyword found nothing. */
  corrected: text,
  /** Words that were ignored, because no product has all of them. */
  dropped: list(z.string()),
  /** Makers in the keyword that the mall does not sell. The result has other makers' products. */
  otherMakers: list(z.string()),
  /**
   * Products, designations or sizes that the mall does not sell, each with the names of the shown alternatives. With
   * `goesWith` these are used with the product and do not replace it.
   */
  notSold: list(z.object({ word: z.string(), near: list(z.string()), goesWith: maybe(booleanValue) })),
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
      /** Extension: the smallest and largest value of a numeric attribute in the result, in its unit. */
      min: maybe(z.number()),
      max: maybe(z.number()),
    }),
  ),
  /** Extension: the table columns of this result, in the buyer's order. Empty if the result spans many categories. */
  keyAttrs: list(z.object({ attrId: id, attrName: z.string(), unit: text, numeric: maybe(booleanValue) })),
  minPrice: maybe(money),
  maxPrice: maybe(money),
})
export type Facets = z.output<typeof facets>
