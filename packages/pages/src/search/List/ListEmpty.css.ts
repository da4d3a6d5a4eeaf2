import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const empty = rule({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[16],
  inlineSize: '100%',
  maxInlineSize: 640,
  marginInline: 'auto',
})

export const near = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  fontSize: vars.size[13],
})

export const nearTitle = rule({
  margin: 0,
  fontSize: vars.size[13],
  fontWeight: vars.weight.regular,
  color: vars.color.inkMuted,
})

export const words = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const word = rule({
  display: 'inline-block',
  minBlockSize: 24,
  lineHeight: '1.5rem',
  color: vars.color.link,
  overflowWrap: 'anywhere',
})

export const inquiry = rule({ inlineSize: '100%', marginBlockStart: vars.space[16] })

export const form = rule({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  marginBlockStart: vars.space[12],
})
export const send = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[16] })
