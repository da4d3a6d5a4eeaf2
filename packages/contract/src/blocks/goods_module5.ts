import { block } from './block.ts'
import { link, list, localised, picture } from './decoder.ts'
import { prodRef } from './prodRef.ts'

/** An upright picture of 232 by 320 pixels, with up to four products beside it. */
export const goods_module5 = block(
  {
    mainImg: picture({ required: true }),
    alt: localised({ max: 200 }),
    link: link({ required: true }),
    goods: list(prodRef(), { max: 4, required: true }),
  },
  { goods: ({ goods }) => goods },
)
