import { block } from './block.ts'
import { link, list, localised } from './decoder.ts'
import { prodRef } from './prodRef.ts'

/** A ranking: up to ten products in their order, the first three with their pictures. */
export const goods_module6 = block(
  {
    title: localised({ required: true, max: 200 }),
    titleLink: link(),
    goods: list(prodRef(), { max: 10, required: true }),
  },
  { goods: ({ goods }) => goods },
)
