import { vars } from '@millwright/ui/theme'
import { chip as chipLook } from '../internal/chip.ts'
import { rule } from '../internal/rule.ts'

export const bar = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[12]}`,
})

export const chips = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
})

export const chip = rule(chipLook)

export const cross = rule({ fontSize: vars.size[14], lineHeight: 1 })

export const clear = rule({
  display: 'inline-block',
  minBlockSize: 24,
  lineHeight: '1.5rem',
  fontSize: vars.size[12],
  color: vars.color.link,
})
