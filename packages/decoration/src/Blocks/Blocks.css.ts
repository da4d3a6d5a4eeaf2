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

// Goods below the first blocks are laid out, and their pictures asked for, when somebody comes near; until then they
// stand as high as most of them are. The first ones are in sight, where a wrong height would be seen. A served page
// has its blocks in parts, of which the third is below them as well.
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
