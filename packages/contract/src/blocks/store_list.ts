import { block } from './block.ts'
import { bool, colour, list, localised, number } from './decoder.ts'
import { shopRef } from './shopRef.ts'

/** Chosen shops below a heading. */
export const store_list = block({
  title: localised({ required: true, max: 200 }),
  subTitle: localised({ max: 200 }),
  showSubTitle: bool(true),
  titleColor: colour('#333333'),
  subTitleColor: colour('#999999'),
  bgColor: colour('#ffffff'),
  titleSize: number({ fallback: 24, min: 14, max: 40 }),
  subTitleSize: number({ fallback: 14, min: 12, max: 28 }),
  marginTop: number({ fallback: 20, min: 0, max: 200 }),
  marginBottom: number({ fallback: 10, min: 0, max: 200 }),
  shops: list(shopRef(), { max: 24, required: true }),
}, {
  shops: ({ shops }) => shops,
  inks: (data) => (['titleColor', 'subTitleColor'] as const).map((field) => ({ field, ink: data[field], ground: data.bgColor })),
})
