import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'

export const body = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space[12] }))
export const lead = style(
  layered({ margin: 0, color: vars.color.inkMuted, fontSize: vars.size[13], lineHeight: vars.leading[13] }),
)
export const lines = style(layered({ listStyle: 'none', margin: 0, padding: 0, maxBlockSize: 360, overflowY: 'auto' }))
export const line = style(
  layered({ paddingBlock: vars.space[8], borderBlockEnd: `1px solid ${vars.color.line}`, overflowWrap: 'anywhere' }),
)
/** A status is a word, and a change is a sentence, which may need several lines. */
export const sentence = style(layered({ whiteSpace: 'normal', alignItems: 'baseline' }))
export const reasons = style(
  layered({ margin: 0, paddingBlockStart: vars.space[4], paddingInlineStart: vars.space[16] }),
)
