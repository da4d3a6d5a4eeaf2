import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const search = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'end',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 150px max-content auto', justifyContent: 'start' },
  },
})

export const found = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
})

export const orders = rule({
  display: 'grid',
  gap: vars.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.medium]: { gap: vars.space[2] } },
})

/** The columns are those of `OrderCard`. */
export const heads = rule({
  display: 'none',
  '@media': {
    [media.medium]: {
      display: 'grid',
      gridTemplateColumns: '24px 11rem minmax(0, 1fr) 8.5rem 7.5rem 10.5rem',
      columnGap: vars.space[12],
      paddingInline: '13px',
      fontSize: vars.size[12],
      lineHeight: vars.leading[12],
      color: vars.color.inkMuted,
    },
  },
})

export const figureHead = rule({ textAlign: 'end' })

export const count = rule({
  // Keeps the screen reader text inside the scrolling tabs.
  position: 'relative',
  marginInlineStart: vars.space[4],
  fontSize: vars.size[12],
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkMuted,
  selectors: { '&[data-waiting]': { color: vars.color.actionInk, fontWeight: vars.weight.bold } },
})

export const together = rule({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  padding: vars.space[12],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.float,
  fontSize: vars.size[13],
})

export const sum = rule({ display: 'flex', alignItems: 'center', gap: vars.space[16], marginInlineStart: 'auto' })
