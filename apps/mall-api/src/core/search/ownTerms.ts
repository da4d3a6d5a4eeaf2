/** A SKU with the price on the buyer's card. */
export type Offer = { prodId: number; skuId: number; price: number }

export type OwnTerms = {
  /** The percentage of the price that the buyer pays as a member. */
  percent?: number | undefined
  offers?: readonly Offer[]
  /** Whether only the `offers` are shown. */
  among?: boolean
}
