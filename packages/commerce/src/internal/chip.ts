import { vars } from '@millwright/ui/theme'

/** The style of an active filter with a link that removes it. */
export const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: 24,
  paddingInline: vars.space[8],
  border: `1px solid ${vars.color.actionInk}`,
  borderRadius: vars.radius.medium,
  background: vars.color.actionSoft,
  color: vars.color.ink,
  fontSize: vars.size[12],
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color.actionInk },
} as const
