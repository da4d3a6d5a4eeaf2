import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

const { color, space } = vars

export const deals = rule({ display: 'grid', gap: space[8], selectors: { '&:empty': { display: 'none' } } })

export const deal = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[4],
  margin: 0,
  paddingBlock: space[8],
  paddingInline: space[12],
  borderRadius: vars.radius.medium,
  background: color.actionSoft,
  fontSize: vars.size[13],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-phase="ended"]': { background: color.sunken } },
})

export const time = rule({ color: color.inkMuted })

export const panel = rule({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
})

export const head = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[12] })

export const note = rule({ margin: 0, fontSize: vars.size[13], color: color.inkMuted })

export const teams = rule({ display: 'grid', gap: space[8] })
