import { block } from './block.ts'
import { link, list, localised } from './decoder.ts'
import { prodRef } from './prodRef.ts'

/** Products at a group price. The block shows no coupons, despite its name in the editor. */
export const discount_coupon = block(
  {
    title: localised({ required: true, max: 200 }),
    subTitle: localised({ max: 200 }),
    moreLink: link(),
    goods: list(prodRef('groupActivityId'), { max: 20, required: true }),
  },
  { goods: ({ goods }) => goods },
)
