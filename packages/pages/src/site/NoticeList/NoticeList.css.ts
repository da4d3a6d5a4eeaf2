import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const notice = rule({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.space[12],
  ':hover': { background: vars.color.sunken },
  '@media': {
    [media.medium]: {
      flexDirection: 'row',
      alignItems: 'baseline',
      gap: vars.space[24],
      paddingInline: vars.space[16],
    },
  },
})

/** The whole row is clickable. */
export const title = rule({
  flexGrow: 1,
  minInlineSize: 0,
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  textUnderlineOffset: '0.2em',
  ':hover': { textDecorationLine: 'underline' },
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
})

export const facts = rule({ display: 'flex', flexShrink: 0, alignItems: 'center', gap: vars.space[8] })

export const day = rule({
  color: vars.color.inkMuted,
  fontSize: vars.size[13],
  fontVariantNumeric: 'tabular-nums',
})
