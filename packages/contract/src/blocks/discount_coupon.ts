import { block } from './block.ts'
import { link, list, localised } from './decoder.ts'
import { prodRef } from './prodRef.ts'

/** Products at a group price. The editor's name speaks of coupons, but the block shows none. */
export const discount_coupon = block(
  {
    title: localised({ required: true, max: 200 }),
    subTitle: localised({ max: 200 }),
    moreLink: link(),
    goods: list(prodRef('groupActivityId'), { max: 20, required: true }),
  },
  { goods: ({ goods }) => goods },
)
