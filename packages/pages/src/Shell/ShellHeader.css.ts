import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const header = rule({
  background: vars.color.surface, borderBlockEnd: `1px solid ${vars.color.line}`, position: 'sticky', insetBlockStart: 0, zIndex: 30,
  '@media': { [media.medium]: { position: 'static', borderBlockEnd: 0 } },
})

export const row = rule({
  display: 'grid', gridTemplateColumns: 'auto 1fr auto', alignItems: 'center', gap: vars.space[8], blockSize: 56,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: vars.space[24], blockSize: 88 },
    [media.wide]: { gridTemplateColumns: '232px minmax(0, 640px) 1fr', gap: vars.space[32] },
  },
})

export const menu = rule({ '@media': { [media.medium]: { display: 'none' } } })

export const logo = rule({ display: 'none', '@media': { [media.medium]: { display: 'block' } } })

export const search = rule({ minInlineSize: 0, '@media': { [media.medium]: { paddingBlockStart: vars.space[20] } } })

export const hotWords = rule({ display: 'none', '@media': { [media.medium]: { display: 'block', marginBlockStart: vars.space[4], minBlockSize: 20 } } })

export const actions = rule({ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: vars.space[12], whiteSpace: 'nowrap' })

export const inquiry = rule({
  display: 'none', alignItems: 'center', gap: vars.space[8], blockSize: 40, paddingInline: vars.space[16], color: vars.color.ink, textDecoration: 'none',
  fontWeight: vars.weight.medium, border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.medium, ':hover': { color: vars.color.action, borderColor: vars.color.action },
  '@media': { [media.wide]: { display: 'inline-flex' } },
})
