import { style, styleVariants } from '@vanilla-extract/css'
import { each, spaces } from '../theme/scales.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

export const form = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
  }),
)
export const space = styleVariants(each(spaces, (step) => layered({ gap: vars.space[step] })))
