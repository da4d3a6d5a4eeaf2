import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const picker = rule({ display: 'flex', flexDirection: 'column', gap: vars.space[12] })

export const axis = rule({
  '@media': {
    [media.medium]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(72px, max-content) minmax(0, 1fr)',
      columnGap: vars.space[16],
    },
  },
})

export const name = rule({ margin: 0, lineHeight: '2.25rem', color: vars.color.inkMuted, fontSize: vars.size[13] })

export const values = rule({ minInlineSize: 0 })

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const
export const options = rule(list)

/** At most four and a half rows high; the half row shows that the list scrolls. */
export const manyOptions = rule({
  ...list,
  alignContent: 'flex-start',
  maxBlockSize: 204,
  overflowY: 'auto',
  padding: vars.space[8],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
})

export const find = rule({
  maxInlineSize: 280,
  marginBlockEnd: vars.space[8],
  selectors: { 'html:not(.js) &': { display: 'none' } },
})

export const none = rule({
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.size[13],
  selectors: { '&:empty': { display: 'none' } },
})

export const option = rule({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 48,
  minBlockSize: 36,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.ink,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  ':hover': { borderColor: vars.color.actionInk },
  selectors: {
    '&[data-state="soldOut"]': { color: vars.color.inkMuted, borderStyle: 'dashed' },
    '&[data-state="impossible"]': {
      color: vars.color.inkFaint,
      borderStyle: 'dashed',
      borderColor: vars.color.line,
      background: vars.color.canvas,
      textDecoration: 'line-through',
    },
    '&[aria-current]': {
      borderColor: vars.color.actionInk,
      boxShadow: `inset 0 0 0 1px ${vars.color.actionInk}`,
      color: vars.color.actionInk,
      fontWeight: vars.weight.medium,
    },
  },
})
