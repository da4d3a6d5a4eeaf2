import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'

export const inspector = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[16],
    padding: vars.space[16],
    overflowY: 'auto',
    minBlockSize: 0,
    minInlineSize: 0,
    backgroundColor: vars.color.surface,
    borderInlineStart: `1px solid ${vars.color.line}`,
    scrollbarWidth: 'thin',
    // One column: the window itself scrolls.
    '@media': { '(max-width: 56em)': { overflowY: 'visible' } },
  }),
)
export const head = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space[12] }))
export const title = style(
  layered({
    margin: 0,
    fontSize: vars.size[16],
    lineHeight: vars.leading[16],
    fontWeight: vars.weight.bold,
    color: vars.color.ink,
  }),
)
export const hint = style(
  layered({ margin: 0, fontSize: vars.size[13], lineHeight: vars.leading[13], color: vars.color.inkMuted }),
)
