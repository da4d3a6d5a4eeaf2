import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const waiting = rule({ display: 'inline-flex' })

const tagOf = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: 24,
  alignSelf: 'flex-start',
  paddingInline: vars.space[8],
  border: '1px solid',
  borderRadius: vars.radius.round,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.medium,
} as const

export const tag = {
  ordinary: rule({
    ...tagOf,
    borderColor: vars.color.lineStrong,
    background: vars.color.surface,
    color: vars.color.inkMuted,
  }),
  paid: rule({ ...tagOf, borderColor: vars.color.warn, background: vars.color.warnSoft, color: vars.color.warn }),
  ended: rule({
    ...tagOf,
    borderStyle: 'dashed',
    borderColor: vars.color.lineStrong,
    background: vars.color.surface,
    color: vars.color.inkFaint,
  }),
}

export const words = rule({ minInlineSize: 0, overflowWrap: 'anywhere', paddingBlock: vars.space[2] })

export const link = rule({
  textDecoration: 'none',
  ':hover': { borderColor: 'currentColor', textDecoration: 'underline' },
  ':active': { background: vars.color.sunken },
})

export const card = rule({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space[8],
  inlineSize: '100%',
  maxInlineSize: 320,
})

const noteOf = {
  margin: 0,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontVariantNumeric: 'tabular-nums',
} as const

export const note = rule({ ...noteOf, color: vars.color.inkMuted })

export const warned = rule({ ...noteOf, color: vars.color.warn })
