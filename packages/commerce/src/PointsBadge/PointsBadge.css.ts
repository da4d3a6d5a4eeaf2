import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

const badgeOf = { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 } as const

export const badge = {
  small: rule({ ...badgeOf, gap: `${vars.space[2]} ${vars.space[12]}` }),
  medium: rule({ ...badgeOf, flexDirection: 'column', alignItems: 'flex-start', gap: vars.space[4] }),
}

const figureOf = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
} as const

export const figure = {
  small: rule({ ...figureOf, minBlockSize: 24, fontSize: vars.size[13], lineHeight: vars.leading[13] }),
  medium: rule({
    ...figureOf,
    gap: vars.space[8],
    minBlockSize: 28,
    fontSize: vars.size[22],
    lineHeight: vars.leading[22],
  }),
}

export const link = rule({
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  ':hover': { color: vars.color.link, textDecoration: 'underline' },
  ':active': { color: vars.color.link },
})

export const expiring = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  color: vars.color.warn,
  fontSize: vars.size[12],
  lineHeight: vars.leading[12],
  fontVariantNumeric: 'tabular-nums',
})
