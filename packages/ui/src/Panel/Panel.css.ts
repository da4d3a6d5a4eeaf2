import { style, styleVariants } from '@vanilla-extract/css'
import { each, spaces } from '../theme/scales.ts'
import { layered } from '../theme/layered.ts'
import { partRadius } from '../theme/partRadius.ts'
import { vars } from '../theme/theme.ts'

export const panel = style(layered({ borderRadius: partRadius('panel'), minInlineSize: 0 }))
export const tone = styleVariants({
  surface: layered({ background: vars.color.surface }),
  sunken: layered({ background: vars.color.sunken }),
  soft: layered({ background: vars.color.actionSoft }),
})
export const space = styleVariants(each(spaces, (step) => layered({ padding: vars.space[step] })))
export const line = style(layered({ border: `1px solid ${vars.color.line}` }))
