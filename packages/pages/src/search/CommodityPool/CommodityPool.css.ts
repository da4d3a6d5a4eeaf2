import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const lead = rule({ margin: 0, color: vars.color.inkMuted, fontSize: vars.size[13] })

export const search = rule({ maxInlineSize: 480 })

export const title = rule({ margin: 0, fontSize: vars.size[16], fontWeight: vars.weight.medium })

export const ended = rule({ listStyle: 'none', margin: 0, padding: 0 })

export const one = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[12]}`,
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.size[13],
})

export const model = rule({ color: vars.color.link, fontWeight: vars.weight.medium, textDecoration: 'none' })

export const name = rule({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  flex: '1 1 12rem',
  '@media': { [media.wide]: { flex: '1 1 16rem' } },
})

export const was = rule({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' })
