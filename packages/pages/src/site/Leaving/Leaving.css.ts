import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const page = rule({ paddingBlock: vars.space[24] })

/** Monospaced, so that look-alike letters are easier to tell apart. */
export const address = rule({
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  direction: 'ltr',
  unicodeBidi: 'isolate',
})
