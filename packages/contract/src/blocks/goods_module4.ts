import { block } from './block.ts'
import { link, list, localised, picture } from './decoder.ts'
import { prodRef } from './prodRef.ts'

/** A picture across the block, four times as wide as high, with up to four products below it. */
export const goods_module4 = block(
  {
    bgImg: picture({ required: true }),
    alt: localised({ max: 200 }),
    link: link({ required: true }),
    goods: list(prodRef(), { max: 4, required: true }),
  },
  { goods: ({ goods }) => goods },
)
