import { block } from './block.ts'
import { link, list, localised } from './decoder.ts'
import { prodRef } from './prodRef.ts'

/** A ranking of up to ten products, the first three with pictures. */
export const goods_module6 = block(
  {
    title: localised({ required: true, max: 200 }),
    titleLink: link(),
    goods: list(prodRef(), { max: 10, required: true }),
  },
  { goods: ({ goods }) => goods },
)
