import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const search = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[8],
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 320px) auto', justifyContent: 'start' } },
})

export const bar = rule({
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
  // Without a selection the bar is not sticky, so that it covers no goods.
  selectors: { 'html.js &[data-idle]': { position: 'static', boxShadow: 'none' } },
})

export const cheaper = rule({ color: vars.color.good, fontWeight: vars.weight.medium })
export const dearer = rule({ color: vars.color.ink })

export const shop = rule({
  display: 'grid',
  gridTemplateColumns: 'auto 48px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[12],
  '@media': { [media.medium]: { gridTemplateColumns: 'auto 48px minmax(0, 1fr) auto' } },
})

export const logo = rule({
  inlineSize: 48,
  blockSize: 48,
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
})

export const shopWords = rule({ display: 'grid', gap: vars.space[2], minInlineSize: 0, overflowWrap: 'anywhere' })

export const muted = rule({
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.inkMuted,
})

export const notice = rule({ position: 'relative' })

export const noticeHead = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: 28,
  paddingInline: vars.space[8],
  borderRadius: vars.radius.medium,
  fontSize: vars.size[13],
  lineHeight: vars.leading[13],
  color: vars.color.link,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.color.sunken },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: 40 } },
})

export const noticeForm = rule({
  position: 'absolute',
  zIndex: 6,
  insetInlineEnd: 0,
  insetBlockStart: 'calc(100% + 4px)',
  display: 'grid',
  gap: vars.space[12],
  inlineSize: 'min(280px, calc(100vw - 64px))',
  padding: vars.space[16],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.float,
})

export const noticeActs = rule({ display: 'grid', gap: vars.space[8] })
