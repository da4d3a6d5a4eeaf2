import { block } from './block.ts'
import { link, list, localised } from './decoder.ts'
import { prodRef } from './prodRef.ts'

/** One large product with up to six beside it. */
export const goods_module2 = block(
  {
    title: localised({ required: true, max: 200 }),
    titleLink: link(),
    mainGoods: list(prodRef(), { max: 1, required: true }),
    otherGoods: list(prodRef(), { max: 6, required: true }),
  },
  { goods: ({ mainGoods, otherGoods }) => [...mainGoods, ...otherGoods] },
)
