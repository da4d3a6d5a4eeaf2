import { style, styleVariants } from '@vanilla-extract/css'
import { each, spaces } from '../theme/scales.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

export const stack = style(layered({ display: 'flex', minInlineSize: 0, margin: 0, padding: 0 }))
export const direction = styleVariants({
  column: layered({ flexDirection: 'column' }),
  row: layered({ flexDirection: 'row' }),
})
export const space = styleVariants(each(spaces, (step) => layered({ gap: vars.space[step] })))
export const align = styleVariants({
  start: layered({ alignItems: 'flex-start' }),
  center: layered({ alignItems: 'center' }),
  end: layered({ alignItems: 'flex-end' }),
  baseline: layered({ alignItems: 'baseline' }),
  stretch: layered({ alignItems: 'stretch' }),
})
export const justify = styleVariants({
  start: layered({ justifyContent: 'flex-start' }),
  center: layered({ justifyContent: 'center' }),
  end: layered({ justifyContent: 'flex-end' }),
  between: layered({ justifyContent: 'space-between' }),
})
export const wrap = style(layered({ flexWrap: 'wrap' }))
