import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const menu = rule({
  paddingBlock: vars.space[8],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})

export const groups = rule({ margin: 0, padding: 0, listStyle: 'none' })

export const title = rule({
  margin: 0,
  paddingInline: vars.space[16],
  paddingBlockStart: vars.space[16],
  paddingBlockEnd: vars.space[4],
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.medium,
  color: vars.color.inkFaint,
})

export const items = rule({ margin: 0, padding: 0, listStyle: 'none' })

export const item = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minBlockSize: 44,
  paddingInline: `calc(${vars.space[16]} - 2px) ${vars.space[16]}`,
  paddingBlock: vars.space[4],
  color: vars.color.ink,
  textDecoration: 'none',
  fontSize: vars.size[14],
  lineHeight: vars.leading[14],
  borderInlineStart: '2px solid transparent',
  selectors: {
    '&:hover': { background: vars.color.canvas },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
    '&[aria-current="page"]': {
      color: vars.color.actionInk,
      fontWeight: vars.weight.bold,
      borderInlineStartColor: vars.color.actionInk,
      background: vars.color.actionSoft,
    },
  },
  '@media': { [media.wide]: { minBlockSize: 36 } },
})

export const badge = rule({
  fontSize: vars.size[12],
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.regular,
  color: vars.color.inkMuted,
})
