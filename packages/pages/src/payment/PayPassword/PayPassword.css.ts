import { vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const asked = rule({
  display: 'none',
  gap: vars.space[8],
  justifyItems: 'start',
  maxInlineSize: 320,
  selectors: { 'form:has(input[name="kind"][value="balance"]:checked) &': { display: 'grid' } },
})
