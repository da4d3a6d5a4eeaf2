import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'

export const part = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space[16] }))
export const partName = style(
  layered({
    margin: 0,
    paddingBlockStart: vars.space[16],
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontSize: vars.size[13],
    lineHeight: vars.leading[13],
    fontWeight: vars.weight.bold,
    color: vars.color.ink,
  }),
)
export const looks = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
    gap: vars.space[12],
    alignItems: 'start',
  }),
)
export const group = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 0,
    outline: 'none',
  }),
)
export const legend = style(
  layered({
    padding: 0,
    marginBlockEnd: vars.space[4],
    fontSize: vars.size[13],
    lineHeight: vars.leading[13],
    fontWeight: vars.weight.medium,
    color: vars.color.ink,
  }),
)
export const pair = style(
  layered({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))', gap: vars.space[8] }),
)
export const opened = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[16],
    padding: vars.space[12],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.canvas,
  }),
)
export const openedName = style(
  layered({
    margin: 0,
    fontSize: vars.size[13],
    lineHeight: vars.leading[13],
    fontWeight: vars.weight.bold,
    color: vars.color.ink,
  }),
)
export const row = style(layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], alignItems: 'center' }))
export const pictureRow = style(layered({ display: 'flex', gap: vars.space[12], alignItems: 'center' }))
export const thumb = style(
  layered({
    inlineSize: 96,
    flexShrink: 0,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    overflow: 'hidden',
    backgroundColor: vars.color.surface,
  }),
)
export const swatches = style(layered({ display: 'grid', gridTemplateColumns: 'repeat(6, 28px)', gap: vars.space[8] }))
export const swatch = style(
  layered({
    inlineSize: 28,
    blockSize: 28,
    padding: 0,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.medium,
    cursor: 'pointer',
    outline: '2px solid transparent',
    outlineOffset: 2,
    forcedColorAdjust: 'none',
    selectors: {
      '&[aria-pressed="true"]': { outlineColor: vars.color.actionInk },
      '&:focus-visible': { outlineColor: vars.color.focus },
    },
  }),
)
export const chip = style(
  layered({
    display: 'inline-block',
    inlineSize: 16,
    blockSize: 16,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.small,
    forcedColorAdjust: 'none',
  }),
)
export const colours = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space[12], padding: vars.space[4] }),
)
