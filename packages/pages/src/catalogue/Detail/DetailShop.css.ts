import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

/** Under the pictures; on phones, after the buy form. */
export const frame = rule({
  order: 3,
  display: 'grid',
  gap: vars.space[8],
  minInlineSize: 0,
  '@media': { [media.medium]: { order: 0 }, print: { display: 'none' } },
})

export const shop = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[12],
})

export const report = rule({ justifySelf: 'end', fontSize: vars.size[12] })
