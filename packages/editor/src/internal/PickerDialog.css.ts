import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const body = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minBlockSize: 360 }))
const listed = { listStyle: 'none', margin: 0, padding: 0, display: 'grid' } as const
export const items = styleVariants({
  list: layered({ ...listed, gridTemplateColumns: '1fr', gap: 0 }),
  pictures: layered({ ...listed, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: vars.space[12] }),
})
const pressed = {
  position: 'relative',
  inlineSize: '100%',
  display: 'flex',
  gap: vars.space[12],
  alignItems: 'center',
  margin: 0,
  font: 'inherit',
  textAlign: 'start',
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  outline: '2px solid transparent',
  outlineOffset: -2,
  borderRadius: vars.radius.medium,
} as const
const states = {
  '&:hover': { backgroundColor: vars.color.canvas },
  '&:focus-visible': { outlineColor: vars.color.focus },
  '&[aria-pressed="true"]': { backgroundColor: vars.color.actionSoft },
} as const
export const item = styleVariants({
  list: layered({
    ...pressed,
    minBlockSize: 56,
    padding: vars.space[8],
    border: '1px solid transparent',
    borderBlockEndColor: vars.color.line,
    selectors: states,
  }),
  pictures: layered({
    ...pressed,
    flexDirection: 'column',
    alignItems: 'stretch',
    blockSize: '100%',
    gap: vars.space[8],
    padding: vars.space[8],
    border: `1px solid ${vars.color.line}`,
    selectors: states,
  }),
})
export const picture = styleVariants({
  list: layered({ inlineSize: 40, flexShrink: 0 }),
  pictures: layered({ inlineSize: '100%' }),
})
export const words = style(layered({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' }))
export const label = style(layered({ fontSize: vars.size[14], lineHeight: vars.leading[14], overflowWrap: 'anywhere' }))
export const hint = style(
  layered({
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
    color: vars.color.inkMuted,
    overflowWrap: 'anywhere',
  }),
)
export const mark = styleVariants({
  list: layered({ display: 'grid', placeItems: 'center' }),
  pictures: layered({
    position: 'absolute',
    insetBlockStart: vars.space[8],
    insetInlineEnd: vars.space[8],
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 24,
    borderRadius: vars.radius.round,
    border: `1px solid ${vars.color.lineStrong}`,
    backgroundColor: vars.color.surface,
  }),
})
