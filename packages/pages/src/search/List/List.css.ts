import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const screen = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[32],
  paddingBlock: vars.space[12],
  '@media': { [media.wide]: { gridTemplateColumns: '14.5rem minmax(0, 1fr)', paddingBlock: vars.space[16] } },
})

export const trail = rule({ gridColumn: '1 / -1', marginBlockEnd: vars.space[12] })

export const results = rule({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  minInlineSize: 0,
  // Takes the full width if there are no filters.
  selectors: { [`${trail} + &`]: { gridColumn: '1 / -1' } },
})

export const top = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[12] })

export const total = rule({
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.size[13],
  fontVariantNumeric: 'tabular-nums',
})

export const tools = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[12]}`,
  paddingBlock: vars.space[4],
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
})

/** On phones, a line of its own. */
export const sorts = rule({
  display: 'flex',
  gap: vars.space[16],
  flex: '1 1 320px',
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
})

export const sort = rule({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 36,
  flex: 'none',
  color: vars.color.inkMuted,
  fontSize: vars.size[13],
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { color: vars.color.actionInk },
    '&[aria-current]': {
      color: vars.color.actionInk,
      fontWeight: vars.weight.medium,
      boxShadow: `inset 0 -2px ${vars.color.actionInk}`,
    },
  },
})

export const views = rule({ display: 'flex', flex: 'none' })

export const view = rule({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  color: vars.color.inkMuted,
  borderRadius: vars.radius.medium,
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { color: vars.color.actionInk },
    '&[aria-current]': { color: vars.color.actionInk, background: vars.color.sunken },
  },
})

/** Hidden with scripts, where the tray replaces it. */
export const compare = rule({ flex: 'none', margin: 0, selectors: { '.js &': { display: 'none' } } })

export const filterButton = rule({ flex: 'none', '@media': { [media.wide]: { display: 'none' } } })

export const pages = rule({ marginBlockStart: vars.space[24], '@media': { print: { display: 'none' } } })
