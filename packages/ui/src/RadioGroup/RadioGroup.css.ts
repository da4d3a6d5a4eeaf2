import { style, styleVariants } from '@vanilla-extract/css'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars

export const group = style(layered({ display: 'flex', flexDirection: 'column', gap: space[4] }), BLOCK_MARK)
export const legend = style(
  layered({
    fontSize: vars.size[13],
    lineHeight: vars.leading[13],
    fontWeight: vars.weight.medium,
    marginBlockEnd: space[8],
  }),
)
export const look = styleVariants({
  list: layered({ display: 'flex', flexDirection: 'column', gap: space[8] }),
  tiles: layered({
    display: 'grid',
    gap: space[8],
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  }),
})
export const tile = style(
  layered({
    inlineSize: '100%',
    minBlockSize: vars.control.large,
    padding: space[12],
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    transition: `border-color ${vars.motion.fast}`,
    selectors: {
      '&:hover': { borderColor: color.inkFaint },
      '&:has(:checked)': { borderColor: color.actionInk, background: color.actionSoft },
      '&:has(:disabled)': { background: color.sunken, borderColor: color.line },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    },
  }),
)
export const words = style(
  layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0, selectors: { [`${tile} > &`]: { flex: 1 } } }),
)
export const hint = style(layered({ fontSize: vars.size[12], lineHeight: vars.leading[12], color: color.inkMuted }))
