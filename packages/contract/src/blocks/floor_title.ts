import { block } from './block.ts'
import { bool, colour, link, localised, number } from './decoder.ts'

/** The heading above a floor of the page. */
export const floor_title = block({
  title: localised({ required: true, max: 200 }),
  subTitle: localised({ max: 200 }),
  showMore: bool(false),
  moreLink: link(),
  titleColor: colour('#333333'),
  subTitleColor: colour('#999999'),
  moreColor: colour('#666666'),
  bgColor: colour('#ffffff'),
  titleSize: number({ fallback: 24, min: 14, max: 40 }),
  subTitleSize: number({ fallback: 14, min: 12, max: 28 }),
  marginTop: number({ fallback: 20, min: 0, max: 200 }),
  marginBottom: number({ fallback: 10, min: 0, max: 200 }),
}, {
  inks: (data) => (['titleColor', 'subTitleColor', 'moreColor'] as const).map((field) => ({ field, ink: data[field], ground: data.bgColor })),
})
