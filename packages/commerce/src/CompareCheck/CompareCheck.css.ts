import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

/** Above the link that covers the whole card. */
export const pick = rule({
  position: 'relative',
  zIndex: 2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: 24,
  paddingInlineEnd: vars.space[4],
  color: vars.color.inkMuted,
  fontSize: vars.size[12],
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&:has(:disabled)': { color: vars.color.inkFaint, cursor: 'not-allowed' },
  },
  '@media': { print: { display: 'none' } },
})
