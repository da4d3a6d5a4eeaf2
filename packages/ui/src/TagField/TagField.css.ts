import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { space } = vars

export const box = style(
  layered({ flexWrap: 'wrap', alignItems: 'center', gap: space[4], paddingInline: space[4], paddingBlock: 3 }),
)
/** The tags flow in the box, together with the input. */
export const list = style(layered({ display: 'contents', listStyle: 'none' }))
export const item = style(layered({ display: 'flex', minInlineSize: 0, maxInlineSize: '100%' }))
export const text = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere' }))
/** The checkbox of a tag before scripts load. Without its mark the tag is not submitted. */
export const kept = style(layered({ display: 'flex', alignItems: 'center', gap: space[4], minBlockSize: 24 }))
export const input = style(layered({ flex: '1 1 6em', inlineSize: '6em', minBlockSize: 24, paddingInline: space[8] }))
