import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const search = rule({ maxInlineSize: '32rem', '@media': { print: { display: 'none' } } })

export const classes = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'stretch',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const card = rule({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  blockSize: '100%',
  padding: vars.space[16],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})
export const list = rule({ display: 'grid', margin: 0, marginBlockStart: vars.space[8], padding: 0, listStyle: 'none' })
export const line = rule({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 32,
  color: vars.color.ink,
  textDecorationLine: 'none',
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color.actionInk, textDecorationLine: 'underline' },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  selectors: { '&[aria-current]': { fontWeight: vars.weight.bold } },
})

export const hit = rule({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[16],
})
export const hitTitle = rule({ fontSize: vars.size[16], fontWeight: vars.weight.medium })
export const facts = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[16],
  color: vars.color.inkMuted,
  fontSize: vars.size[13],
})
export const marked = rule({ background: vars.color.warnSoft, color: 'inherit', fontWeight: vars.weight.medium })

/** The text, with its contents and related links beside it if there is room. */
export const reading = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
})
/** Hidden on narrow windows, where the table of contents would follow the text. */
export const contents = rule({ display: 'none', '@media': { [media.wide]: { display: 'block' } } })
export const sheet = rule({ display: 'grid', gap: vars.space[12], fontSize: vars.size[16] })
export const beside = rule({ display: 'grid', gap: vars.space[16], '@media': { print: { display: 'none' } } })
export const now = rule({ marginInlineStart: vars.space[8], color: vars.color.inkMuted, fontSize: vars.size[12] })
