import { layered } from '@millwright/ui/layered'
import { media, vars } from '@millwright/ui/theme'
import { fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { goodsFrame, shopsFrame } from '../internal/frame.css.ts'
import { pageGround } from '../internal/ground.css.ts'

export const page = style(
  layered({
    paddingBlockEnd: vars.space[40],
    backgroundColor: fallbackVar(pageGround, vars.color.canvas),
    color: vars.color.ink,
    fontFamily: vars.font.body,
  }),
)

// Product blocks below the first are laid out, and their pictures loaded, when they come near the viewport; until then
// they have an estimated height. The first blocks are visible at once. `SsrDecoration` wraps blocks in parts; the third
// part is below the first blocks too.
const goods = `.${goodsFrame.split(' ')[0]}`
globalStyle(
  `${page} > ${goods}:nth-child(n + 4), ${page} > :not(${goods}) > ${goods}:nth-child(n + 4), ${page} > :nth-child(n + 3):not(${goods}) > ${goods}`,
  layered({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 1280px',
    '@media': { [media.medium]: { containIntrinsicBlockSize: 'auto 520px' } },
  }),
)
globalStyle(
  `${page} > :nth-child(n + 3) .${shopsFrame.split(' ')[0]}`,
  layered({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 424px',
    '@media': { [media.medium]: { containIntrinsicBlockSize: 'auto 128px' } },
  }),
)
