import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const list = style(
  layered({
    backgroundColor: vars.color.surface,
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontSize: vars.size[13],
    lineHeight: vars.leading[13],
    color: vars.color.ink,
  }),
)
export const summary = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: 40,
    paddingInline: vars.space[16],
    cursor: 'pointer',
    fontWeight: vars.weight.medium,
    outline: '2px solid transparent',
    outlineOffset: -2,
    selectors: { '&:focus-visible': { outlineColor: vars.color.focus } },
  }),
)
export const items = style(
  layered({ listStyle: 'none', margin: 0, padding: 0, maxBlockSize: 200, overflowY: 'auto', scrollbarWidth: 'thin' }),
)
export const item = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '16px minmax(120px, 1fr) minmax(0, 2fr)',
    gap: vars.space[12],
    alignItems: 'baseline',
    inlineSize: '100%',
    minBlockSize: 36,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[16],
    border: 0,
    borderBlockStart: `1px solid ${vars.color.line}`,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    outline: '2px solid transparent',
    outlineOffset: -2,
    selectors: {
      '&:hover': { backgroundColor: vars.color.canvas },
      '&:focus-visible': { outlineColor: vars.color.focus },
    },
  }),
)
export const icon = styleVariants({ error: 'bad', warning: 'warn', info: 'inkMuted' } as const, (role) =>
  layered({ color: vars.color[role], alignSelf: 'center' }),
)
export const place = style(layered({ overflowWrap: 'anywhere', fontWeight: vars.weight.medium }))
export const words = style(layered({ color: vars.color.inkMuted, overflowWrap: 'anywhere' }))
