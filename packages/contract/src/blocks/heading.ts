import { colour, localised, number } from './decoder.ts'

/** The texts, colours, sizes and margins (in pixels) of blocks with a heading. */
export const heading = {
  title: localised({ required: true, max: 200 }),
  subTitle: localised({ max: 200 }),
  titleColor: colour('#333333'),
  subTitleColor: colour('#999999'),
  bgColor: colour('#ffffff'),
  titleSize: number({ fallback: 24, min: 14, max: 40 }),
  subTitleSize: number({ fallback: 14, min: 12, max: 28 }),
  marginTop: number({ fallback: 20, min: 0, max: 200 }),
  marginBottom: number({ fallback: 10, min: 0, max: 200 }),
}
