import { media, vars } from '@millwright/ui/theme'
import { rule } from '../rule.ts'
import { stickyOffset } from '../stickyOffset.ts'

export const frame = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  paddingBlock: vars.space[16],
  '@media': { [media.wide]: { gridTemplateColumns: '200px minmax(0, 1fr)' }, print: { display: 'block', padding: 0 } },
})

export const menu = rule({
  display: 'none',
  minInlineSize: 0,
  '@media': {
    [media.wide]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: `calc(${stickyOffset} + ${vars.space[16]})`,
    },
    print: { display: 'none' },
  },
})

export const folded = rule({
  minInlineSize: 0,
  '@media': { [media.wide]: { display: 'none' }, print: { display: 'none' } },
})

export const summary = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 44,
  paddingInline: vars.space[16],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
})

export const head = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
})

export const tools = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  '@media': { print: { display: 'none' } },
})

export const content = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  minInlineSize: 0,
})
