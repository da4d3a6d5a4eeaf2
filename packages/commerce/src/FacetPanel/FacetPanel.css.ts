import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const panel = rule({ display: 'flex', flexDirection: 'column', fontSize: vars.size[13] })

export const group = rule({
  paddingBlock: vars.space[12],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:first-child': { paddingBlockStart: 0 },
  },
})

export const title = rule({
  margin: 0,
  marginBlockEnd: vars.space[4],
  fontSize: vars.size[13],
  lineHeight: '1.5rem',
  fontWeight: vars.weight.bold,
})

export const choices = rule({ margin: 0, padding: 0, listStyle: 'none' })

export const choice = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: 28,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.actionInk },
    '&[aria-current]': { fontWeight: vars.weight.medium },
    '&[aria-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
  },
})

export const box = rule({
  flex: 'none',
  inlineSize: 16,
  blockSize: 16,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  selectors: {
    'a:hover > &': { borderColor: vars.color.actionInk },
    '[aria-disabled] > &': { borderColor: vars.color.line, background: vars.color.sunken },
    '[aria-current] > &': {
      borderColor: vars.color.action,
      background: vars.color.action,
      display: 'grid',
      placeItems: 'center',
    },
    '[aria-current] > &::after': {
      content: '""',
      inlineSize: 8,
      blockSize: 4,
      borderInlineStart: `2px solid ${vars.color.onAction}`,
      borderBlockEnd: `2px solid ${vars.color.onAction}`,
      transform: 'translateY(-1px) rotate(-45deg)',
    },
  },
})

export const name = rule({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: '1.125rem' })

export const count = rule({
  color: vars.color.inkFaint,
  fontSize: vars.size[12],
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.regular,
})

export const more = rule({
  display: 'list-item',
  minBlockSize: 28,
  lineHeight: '1.75rem',
  color: vars.color.link,
  textDecoration: 'none',
  listStyle: 'disclosure-closed inside',
  cursor: 'pointer',
  selectors: { 'details[open] > &': { listStyleType: 'disclosure-open' } },
})

const control = {
  minInlineSize: 0,
  inlineSize: '100%',
  blockSize: 28,
  paddingInline: vars.space[8],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  '::placeholder': { color: vars.color.inkFaint, opacity: 1 },
} as const

export const range = rule({ display: 'flex', alignItems: 'center', gap: vars.space[4], marginBlockEnd: vars.space[4] })

export const bound = rule({ ...control, flex: 1 })

/** The search field works only with scripts. */
export const find = rule({
  ...control,
  marginBlockEnd: vars.space[4],
  selectors: { 'html:not(.js) &': { display: 'none' } },
})

export const none = rule({ margin: 0, color: vars.color.inkMuted })
