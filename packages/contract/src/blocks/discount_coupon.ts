import { block } from './block.ts'
import { link, list, localised } from './decoder.ts'
import { prodRef } from './prodRef.ts'

/**
 * Products that are cheaper for a group of buyers: the editor's name for it speaks of coupons, what it shows does not.
 */
export const discount_coupon = block(
  {
    title: localised({ required: true, max: 200 }),
    subTitle: localised({ max: 200 }),
    moreLink: link(),
    goods: list(prodRef('groupActivityId'), { max: 20, required: true }),
  },
  { goods: ({ goods }) => goods },
)
