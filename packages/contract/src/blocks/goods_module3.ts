import { block } from './block.ts'
import { link, list, localised } from './decoder.ts'
import { prodRef } from './prodRef.ts'

/** Up to three products side by side, each with its text beside its picture. */
export const goods_module3 = block(
  {
    title: localised({ required: true, max: 200 }),
    titleLink: link(),
    goods: list(prodRef(), { max: 3, required: true }),
  },
  { goods: ({ goods }) => goods },
)
