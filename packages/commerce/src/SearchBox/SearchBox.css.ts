import { media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

const height = 40

export const box = rule({
  position: 'relative',
  display: 'flex',
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: height,
  border: `2px solid ${vars.color.actionInk}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  ':focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
})

export const kind = rule({
  flex: 'none',
  border: 0,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  paddingInline: vars.space[8],
  background: 'transparent',
  color: vars.color.ink,
  font: 'inherit',
  cursor: 'pointer',
  display: 'none',
  outline: 'none',
  '@media': { [media.medium]: { display: 'block' } },
})

export const field = rule({
  flex: 1,
  minInlineSize: 0,
  border: 0,
  paddingInline: vars.space[12],
  background: 'transparent',
  color: vars.color.ink,
  font: 'inherit',
  outline: 'none',
  textOverflow: 'ellipsis',
  // Phones zoom into a focused field with a font below 16 px.
  fontSize: vars.size[16],
  selectors: {
    '&::placeholder': { color: vars.color.inkFaint, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '@media': { [media.medium]: { fontSize: vars.size[14] } },
})

/** A key cap, struck through while the shortcut is off. Hidden on phones. */
export const slash = rule({
  display: 'none',
  flex: 'none',
  alignSelf: 'center',
  inlineSize: 24,
  blockSize: 24,
  marginInlineEnd: vars.space[8],
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  font: 'inherit',
  fontSize: vars.size[13],
  cursor: 'pointer',
  ':hover': { color: vars.color.ink, borderColor: vars.color.lineStrong },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  selectors: {
    '&[aria-pressed=false]': { background: 'transparent', textDecorationLine: 'line-through' },
  },
  '@media': { [media.medium]: { display: 'block' } },
})

export const submit = rule({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  border: 0,
  paddingInline: vars.space[12],
  cursor: 'pointer',
  background: vars.color.action,
  color: vars.color.onAction,
  font: 'inherit',
  fontWeight: vars.weight.medium,
  ':hover': { background: vars.color.actionHover },
  '@media': { [media.medium]: { paddingInline: vars.space[20] } },
})

export const submitText = rule({ display: 'none', '@media': { [media.medium]: { display: 'inline' } } })

export const warning = rule({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space[4]})`,
  insetInlineStart: 0,
  zIndex: 30,
  selectors: {
    '&:not(:empty)': {
      padding: `${vars.space[4]} ${vars.space[12]}`,
      borderRadius: vars.radius.medium,
      fontSize: vars.size[13],
      whiteSpace: 'nowrap',
      background: vars.color.warnSoft,
      color: vars.color.warn,
      border: `1px solid ${vars.color.warn}`,
    },
  },
})
