import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

const link = {
  display: 'inline-block',
  minBlockSize: 24,
  lineHeight: '1.5rem',
  color: vars.color.link,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
} as const
export const shop = rule({ ...link, fontWeight: vars.weight.medium, color: vars.color.ink })
export const model = rule({ ...link, fontVariantNumeric: 'tabular-nums' })

export const price = rule({ display: 'inline-flex', flexDirection: 'column' })
export const least = rule({ color: vars.color.inkMuted, fontSize: vars.size[12] })

export const form = rule({ display: 'inline-flex' })
