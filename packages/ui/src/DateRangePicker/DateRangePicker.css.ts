import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { media, vars } from '../theme/theme.ts'

const { color, space } = vars

export const fields = style(
  layered({ flex: 1, minInlineSize: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center' }),
)
export const dash = style(layered({ color: color.inkFaint, paddingInlineStart: space[8], alignSelf: 'center' }))
export const part = style(layered({ selectors: { [`${fields} > &`]: { flex: 'none' } } }))
export const native = style(
  layered({ flex: '1 1 8em', inlineSize: 'auto', maxInlineSize: '12em', paddingInlineEnd: space[4] }),
)
export const body = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    '@media': { [media.medium]: { flexDirection: 'row' } },
  }),
)
export const presets = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[4],
    '@media': {
      [media.medium]: {
        flexDirection: 'column',
        paddingInlineEnd: space[12],
        borderInlineEnd: `1px solid ${color.line}`,
      },
    },
  }),
)
