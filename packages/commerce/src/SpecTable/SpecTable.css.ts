import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const table = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[32],
  margin: 0,
  fontSize: vars.size[13],
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const row = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: vars.space[12],
  minBlockSize: 36,
  alignItems: 'center',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const name = rule({ color: vars.color.inkMuted, overflowWrap: 'anywhere' })

export const value = rule({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
