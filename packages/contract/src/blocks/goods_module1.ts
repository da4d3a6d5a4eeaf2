import { block } from './block.ts'
import { link, list, localised, record } from './decoder.ts'
import { prodRef } from './prodRef.ts'

/** Columns side by side, each with a heading and up to three products. */
export const goods_module1 = block(
  {
    columns: list(
      record({
        title: localised({ required: true, max: 200 }),
        subTitle: localised({ max: 200 }),
        link: link(),
        goods: list(prodRef(), { max: 3, required: true }),
      }),
      { max: 6, required: true },
    ),
  },
  { goods: ({ columns }) => columns.flatMap(({ goods }) => goods) },
)
