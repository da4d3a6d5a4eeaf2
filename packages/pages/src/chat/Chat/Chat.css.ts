import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

/** As tall as the viewport: the conversation scrolls, not the page. */
export const screen = rule({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvh',
  minBlockSize: 480,
  background: vars.color.canvas,
})

export const head = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  paddingBlock: vars.space[8],
  // As wide as the columns below.
  paddingInline: `max(${vars.space[16]}, (100% - 1200px) / 2)`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
})

const columns = {
  display: 'grid',
  flex: 1,
  minBlockSize: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  inlineSize: '100%',
  maxInlineSize: 1200,
  marginInline: 'auto',
  '@media': { [media.medium]: { gridTemplateColumns: '280px minmax(0, 1fr)' } },
} as const

export const withRoom = rule({ ...columns })

export const withoutRoom = rule({ ...columns })

export const side = rule({
  minBlockSize: 0,
  overflowY: 'auto',
  background: vars.color.surface,
  selectors: { [`${withRoom} > &`]: { display: 'none' } },
  '@media': {
    [media.medium]: {
      borderInline: `1px solid ${vars.color.line}`,
      selectors: { [`${withRoom} > &`]: { display: 'block' } },
    },
  },
})

export const main = rule({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  selectors: { [`${withoutRoom} > &`]: { display: 'none' } },
  '@media': {
    [media.medium]: {
      borderInlineEnd: `1px solid ${vars.color.line}`,
      selectors: { [`${withoutRoom} > &`]: { display: 'flex' } },
    },
  },
})

export const none = rule({ display: 'grid', placeItems: 'center', flex: 1 })

export const empty = rule({ padding: vars.space[16] })

export const list = rule({ margin: 0, padding: 0, listStyle: 'none' })

export const entry = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  borderInlineStart: '3px solid transparent',
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { background: vars.color.sunken },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  selectors: { '&[aria-current]': { borderInlineStartColor: vars.color.actionInk, background: vars.color.actionSoft } },
})

export const mark = rule({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  fontSize: vars.size[16],
})

export const words = rule({ display: 'grid', flex: 1, gap: vars.space[2], minInlineSize: 0 })

export const line = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minInlineSize: 0,
})

const oneLine = { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

export const name = rule({
  ...oneLine,
  fontSize: vars.size[14],
  lineHeight: vars.leading[14],
  fontWeight: vars.weight.medium,
})

export const last = rule({
  ...oneLine,
  color: vars.color.inkMuted,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
})

export const time = rule({
  flex: 'none',
  color: vars.color.inkMuted,
  fontSize: vars.size[12],
  fontVariantNumeric: 'tabular-nums',
})

export const title = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: 48,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
})

/** Hidden if the list stands beside the conversation. */
export const back = rule({ '@media': { [media.medium]: { display: 'none' } } })

export const online = rule({ marginInlineStart: 'auto' })

export const notice = rule({ margin: 0, padding: vars.space[8], textAlign: 'center', fontSize: vars.size[13] })

export const away = rule({
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
})

export const notices = rule({
  display: 'grid',
  gap: vars.space[8],
  paddingInline: vars.space[12],
  selectors: { '&:not(:empty)': { paddingBlock: vars.space[8], background: vars.color.surface } },
})

export const offer = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
})

export const caption = rule({ color: vars.color.inkMuted, fontSize: vars.size[12] })

export const offered = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  flex: '1 1 240px',
  minInlineSize: 0,
  maxInlineSize: 420,
})
