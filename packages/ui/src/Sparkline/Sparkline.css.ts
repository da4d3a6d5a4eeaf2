import { style, styleVariants } from '@vanilla-extract/css'
import { inline } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color } = vars

export const sparkline = style(
  layered({ position: 'relative', display: 'inline-block', verticalAlign: 'middle' }),
  inline,
)
export const tone = styleVariants({ neutral: color.link, good: color.good, bad: color.bad }, (ink) =>
  layered({ color: ink, '@media': { '(forced-colors: active)': { color: 'CanvasText' } } }),
)
export const drawing = style(
  layered({
    display: 'block',
    inlineSize: 96,
    blockSize: 24,
    overflow: 'visible',
    selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  }),
)
