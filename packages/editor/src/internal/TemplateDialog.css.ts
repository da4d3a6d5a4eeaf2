import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'

export const hint = style(
  layered({
    margin: 0,
    marginBlockEnd: vars.space[12],
    fontSize: vars.size[13],
    lineHeight: vars.leading[13],
    color: vars.color.inkMuted,
  }),
)
export const items = style(
  layered({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: vars.space[16],
  }),
)
export const item = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    inlineSize: '100%',
    blockSize: '100%',
    padding: vars.space[12],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    outline: '2px solid transparent',
    outlineOffset: 1,
    selectors: {
      '&:hover': { borderColor: vars.color.lineStrong, backgroundColor: vars.color.canvas },
      '&:focus-visible': { outlineColor: vars.color.focus },
    },
  }),
)
export const sheet = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    blockSize: 180,
    overflow: 'hidden',
    marginBlockEnd: vars.space[8],
    padding: vars.space[8],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface,
  }),
)
export const name = style(
  layered({ fontSize: vars.size[14], lineHeight: vars.leading[14], fontWeight: vars.weight.bold }),
)
export const detail = style(
  layered({ fontSize: vars.size[13], lineHeight: vars.leading[13], color: vars.color.inkMuted }),
)
