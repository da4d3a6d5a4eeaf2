import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

const bare = { margin: 0, padding: 0, listStyle: 'none' }
const cell = {
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.lineStrong, color: vars.color.actionInk },
}

export const ways = rule({
  ...bare,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[8],
  marginBlockStart: vars.space[16],
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[16] } },
})
export const wayItem = rule({ display: 'grid', minInlineSize: 0 })
export const way = rule({
  ...cell,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  padding: `${vars.space[12]} ${vars.space[12]}`,
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { paddingInline: vars.space[16] } },
})
export const wayWords = rule({ display: 'grid', gap: vars.space[2], minInlineSize: 0 })
/** Phones show the titles only. */
export const muted = rule({
  display: 'none',
  color: vars.color.inkMuted,
  fontSize: vars.size[13],
  lineHeight: '1.125rem',
  '@media': { [media.medium]: { display: 'block' } },
})

/** Columns grow with the text, so that larger text takes more rows and is not cut off. */
export const tiles = rule({
  ...bare,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(5.25rem, 22%), 1fr))',
  gap: vars.space[8],
  marginBlock: `${vars.space[16]} ${vars.space[24]}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(7rem, 11%), 1fr))' } },
})
export const tileItem = rule({ display: 'grid', minInlineSize: 0 })
export const tile = rule({
  ...cell,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 0,
  padding: `${vars.space[8]} ${vars.space[4]}`,
  textAlign: 'center',
  fontSize: vars.size[12],
  lineHeight: '1rem',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': { [media.medium]: { padding: vars.space[12], fontSize: vars.size[14], lineHeight: '1.25rem' } },
})
/** Phones show the names only: sixteen drawings would be sixteen requests before the first screen is complete. */
export const tilePicture = rule({
  display: 'none',
  inlineSize: 88,
  '@media': { [media.medium]: { display: 'block' } },
})
export const tileName = rule({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  maxInlineSize: '100%',
  fontWeight: vars.weight.medium,
})
