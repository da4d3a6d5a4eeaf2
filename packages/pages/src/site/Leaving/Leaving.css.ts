import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const page = rule({ paddingBlock: vars.space[24] })

/** Letter by letter, so that no two look alike. */
export const address = rule({
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  direction: 'ltr',
  unicodeBidi: 'isolate',
})
