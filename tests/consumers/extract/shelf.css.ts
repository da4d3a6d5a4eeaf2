import { style } from '@vanilla-extract/css'
import { layered } from '@millwright/ui/layered'
import { media, vars } from '@millwright/ui/theme'

/** In the layer of components, by our tokens. */
export const shelf = style([
  layered({ padding: vars.space[24], borderBlockStart: `4px solid ${vars.color.action}` }),
  { '@media': { [media.medium]: { columnGap: vars.space[32] } } },
])

/** In no layer: a host's own rule wins over the reset and over every part. */
export const title = style({ margin: vars.space[12], color: vars.color.price })
