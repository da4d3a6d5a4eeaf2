import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { partRadius } from '../theme/partRadius.ts'
import { vars } from '../theme/theme.ts'

const { space } = vars

export const box = style(
  layered({ flexWrap: 'wrap', alignItems: 'center', gap: space[4], paddingInline: space[4], paddingBlock: 2 }),
)
/** The tags flow in the box, together with the input. */
export const list = style(layered({ display: 'contents', listStyle: 'none' }))
export const item = style(
  layered({
    display: 'flex',
    minInlineSize: 0,
    maxInlineSize: '100%',
    // The ground of a disabled field is that of the tags.
    border: `1px solid ${vars.color.line}`,
    borderRadius: partRadius('tag'),
  }),
)
export const text = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere' }))
/** The checkbox of a tag before scripts load. Without its mark the tag is not submitted. */
export const kept = style(layered({ display: 'flex', alignItems: 'center', gap: space[4], minBlockSize: 24 }))
/** The focus ring stays off the text. */
export const remove = style(layered({ selectors: { '&:focus-visible': { outlineOffset: -2 } } }))
export const input = style(layered({ flex: '1 1 4em', inlineSize: '4em', minBlockSize: 24, paddingInline: space[8] }))
