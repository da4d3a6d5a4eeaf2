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

export const words = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flexGrow: 1,
  gap: `${vars.space[4]} ${vars.space[8]}`,
  minInlineSize: 0,
})

/** The whole line is pressed. */
export const title = rule({
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

export const day = rule({
  flexShrink: 0,
  color: vars.color.inkMuted,
  fontSize: vars.size[13],
  fontVariantNumeric: 'tabular-nums',
})
