import { block } from './block.ts'
import { link, list, localised } from './decoder.ts'
import { prodRef } from './prodRef.ts'

/** Products on flash sale, with the time left. */
export const limited_skill = block(
  {
    title: localised({ max: 200 }),
    subTitle: localised({ required: true, max: 200 }),
    moreLink: link(),
    goods: list(prodRef(), { max: 20, required: true }),
  },
  { goods: ({ goods }) => goods },
)
