import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'

export const palette = style(layered({ display: 'flex', flexDirection: 'column', minBlockSize: 0, flex: '1.15 1 0' }))
export const head = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    padding: vars.space[12],
    paddingBlockEnd: vars.space[8],
  }),
)
export const title = style(
  layered({
    margin: 0,
    fontSize: vars.size[14],
    lineHeight: vars.leading[14],
    fontWeight: vars.weight.bold,
    color: vars.color.ink,
  }),
)
export const groups = style(
  layered({
    overflowY: 'auto',
    flex: 1,
    minBlockSize: 0,
    paddingInline: vars.space[12],
    paddingBlockEnd: vars.space[12],
    scrollbarWidth: 'thin',
  }),
)
export const group = style(layered({ marginBlockEnd: vars.space[12] }))
export const name = style(
  layered({
    margin: 0,
    marginBlockEnd: vars.space[4],
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
    fontWeight: vars.weight.medium,
    color: vars.color.inkMuted,
  }),
)
export const tiles = style(
  layered({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[8], outline: 'none' }),
)
export const tile = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[4],
    minBlockSize: 76,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[4],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    cursor: 'grab',
    outline: '2px solid transparent',
    outlineOffset: 1,
    userSelect: 'none',
    selectors: {
      '&:hover': { borderColor: vars.color.lineStrong, backgroundColor: vars.color.canvas },
      '&[data-focus-visible]': { outlineColor: vars.color.focus },
      '&[data-dragging]': { opacity: 0.5 },
    },
  }),
)
export const label = style(
  layered({ fontSize: vars.size[12], lineHeight: vars.leading[12], textAlign: 'center', overflowWrap: 'anywhere' }),
)
export const grip = style(
  layered({
    position: 'absolute',
    insetBlockStart: 2,
    insetInlineEnd: 2,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 24,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    background: 'none',
    color: vars.color.inkMuted,
    opacity: 0,
    cursor: 'grab',
    outline: '2px solid transparent',
    selectors: {
      [`${tile}:hover &, ${tile}[data-focus-visible] &, ${tile}[data-focus-visible-within] &`]: { opacity: 1 },
      '&[data-focus-visible]': { opacity: 1, outlineColor: vars.color.focus },
    },
  }),
)
