import { style } from '@vanilla-extract/css'
import { layered } from '@millwright/ui/layered'
import { media, vars } from '@millwright/ui/theme'

/** A style in the components layer, with the kit's tokens. */
export const shelf = style([
  layered({ padding: vars.space[24], borderBlockStart: `4px solid ${vars.color.action}` }),
  { '@media': { [media.medium]: { columnGap: vars.space[32] } } },
])

/** A style outside of layers, which overrides the reset and all components. */
export const title = style({ margin: vars.space[12], color: vars.color.price })
