import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { styleVariants } from '@vanilla-extract/css'

export const drawing = styleVariants({
  medium: layered({ inlineSize: 60, blockSize: 40, flexShrink: 0 }),
  small: layered({ inlineSize: 30, blockSize: 20, flexShrink: 0 }),
  band: layered({ inlineSize: '100%', blockSize: 32, flexShrink: 0 }),
})
export const part = styleVariants(
  { box: vars.color.line, line: vars.color.lineStrong, mark: vars.color.inkFaint },
  (fill) => layered({ fill }),
)
