import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const avatar = rule({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: '50%',
  overflow: 'hidden',
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  fontSize: vars.size[22],
  fontWeight: vars.weight.bold,
})
