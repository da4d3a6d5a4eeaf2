import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const menu = rule({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  '@media': {
    [`not all and (min-width: 1200px)`]: { overflowX: 'auto', overscrollBehaviorX: 'contain' },
    [media.wide]: { paddingBlock: vars.space[8] },
  },
})

/** A row to scroll on phones, a column where there is room. */
export const groups = rule({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.wide]: { display: 'block' } },
})

export const title = rule({
  display: 'none',
  margin: 0,
  paddingInline: vars.space[16],
  paddingBlock: vars.space[8],
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.medium,
  color: vars.color.inkFaint,
  '@media': { [media.wide]: { display: 'block' } },
})

export const items = rule({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.wide]: { display: 'block' } },
})

export const item = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minBlockSize: 44,
  paddingInline: vars.space[16],
  color: vars.color.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  fontSize: vars.size[14],
  lineHeight: vars.leading[14],
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&:hover': { background: vars.color.canvas },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
    '&[aria-current="page"]': {
      color: vars.color.actionInk,
      fontWeight: vars.weight.bold,
      borderBlockEndColor: vars.color.actionInk,
    },
  },
  '@media': {
    [media.wide]: {
      minBlockSize: 36,
      borderBlockEnd: 0,
      borderInlineStart: '2px solid transparent',
      selectors: {
        '&[aria-current="page"]': { borderInlineStartColor: vars.color.actionInk, background: vars.color.actionSoft },
      },
    },
  },
})

export const badge = rule({
  fontSize: vars.size[12],
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.regular,
  color: vars.color.inkMuted,
})
