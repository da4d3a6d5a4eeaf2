import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { each, spaces } from '../theme/scales.ts'
import { layered } from '../theme/layered.ts'
import { media, vars } from '../theme/theme.ts'

export const narrow = createVar()
export const medium = createVar()
export const wide = createVar()
export const min = createVar()

export const grid = style(layered({ display: 'grid', margin: 0, padding: 0, minInlineSize: 0 }))
export const columns = style(
  layered({
    gridTemplateColumns: `repeat(${narrow}, minmax(0, 1fr))`,
    '@media': {
      [media.medium]: { gridTemplateColumns: `repeat(${medium}, minmax(0, 1fr))` },
      [media.wide]: { gridTemplateColumns: `repeat(${wide}, minmax(0, 1fr))` },
    },
  }),
)
export const fill = style(layered({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))` }))
export const space = styleVariants(each(spaces, (step) => layered({ gap: vars.space[step] })))
