import { block } from './block.ts'
import { bool, list } from './decoder.ts'
import { heading } from './heading.ts'
import { shopRef } from './shopRef.ts'

/** Chosen shops below a heading. */
export const store_list = block(
  {
    ...heading,
    showSubTitle: bool(true),
    shops: list(shopRef(), { max: 24, required: true }),
  },
  {
    shops: ({ shops }) => shops,
    inks: (data) =>
      (['titleColor', 'subTitleColor'] as const).map((field) => ({ field, ink: data[field], ground: data.bgColor })),
  },
)
