import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const scan = rule({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  textAlign: 'center',
})

const instruction = {
  margin: 0,
  fontSize: vars.size[16],
  lineHeight: vars.leading[16],
  fontWeight: vars.weight.medium,
} as const
export const how = rule(instruction)

/** A phone cannot scan its own screen. If the payment has an address to open, phones show a button instead. */
const elsewhere = { display: 'none', '@media': { [media.medium]: { display: 'block' } } } as const
export const howScan = rule({ ...instruction, ...elsewhere })
export const scanned = rule(elsewhere)
export const open = rule({ inlineSize: '100%', '@media': { [media.medium]: { display: 'none' } } })

export const left = rule({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[8],
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
})

export const waiting = rule({ margin: 0, fontSize: vars.size[13], color: vars.color.inkMuted })
