import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

const line = `1px solid ${vars.color.line}`

export const deskGrid = rule({
  display: 'grid',
  boxSizing: 'border-box',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: vars.color.surface,
  border: line,
  borderRadius: vars.radius.medium,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
})
export const deskMain = rule({ minInlineSize: 0, padding: vars.space[16] })
export const deskHead = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  fontSize: vars.size[13],
})
export const deskNothing = rule({ marginBlock: vars.space[24], color: vars.color.inkMuted, lineHeight: '1.5rem' })
export const deskList = rule({ margin: 0, marginBlockStart: vars.space[8], padding: 0, listStyle: 'none' })
export const deskOrder = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  paddingBlock: vars.space[12],
  selectors: { '& + &': { borderBlockStart: line } },
  '@media': { [media.medium]: { gridTemplateColumns: '160px minmax(0, 1fr) auto auto' } },
})
export const deskPics = rule({
  display: 'none',
  gap: vars.space[8],
  '@media': { [media.medium]: { display: 'flex' } },
})
export const deskWhat = rule({
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: 0,
  gridColumn: '1 / -1',
  '@media': { [media.medium]: { gridColumn: 'auto' } },
})
export const deskName = rule({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
export const deskAct = rule({ display: 'flex', margin: 0 })
export const muted = rule({ margin: 0, color: vars.color.inkMuted, fontSize: vars.size[13], lineHeight: '1.25rem' })
export const deskSide = rule({
  minInlineSize: 0,
  padding: vars.space[16],
  borderBlockStart: line,
  '@media': { [media.wide]: { borderBlockStart: 0, borderInlineStart: line } },
})
export const deskTask = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: 40,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { color: vars.color.actionInk },
  selectors: { '&[data-bad]': { color: vars.color.bad, fontWeight: vars.weight.medium } },
})
export const grow = rule({ flex: 1, minInlineSize: 0 })
