import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

const hovers = '(hover: hover) and (pointer: fine)'
const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const

export const card = rule({
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
  transition: `border-color ${vars.motion.fast}`,
  selectors: { '&:hover, &:focus-within': { borderColor: vars.color.lineStrong } },
})

/** Drawings are dark on white, so the background stays light in the dark theme. */
export const picture = rule({
  flex: 'none',
  padding: vars.space[12],
  background: vars.color.paper,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

/** In a corner of the picture, which drawings leave free, with a white background in the dark theme too. */
export const compare = rule({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineStart: vars.space[4],
  paddingInlineStart: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
})

export const body = rule({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  padding: vars.space[12],
  minInlineSize: 0,
})

export const headline = rule({
  margin: 0,
  fontSize: vars.size[14],
  lineHeight: '1.25rem',
  fontWeight: vars.weight.regular,
})

/** The link covers the whole card. Elements above it have a `z-index`. */
export const link = rule({
  color: vars.color.ink,
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.medium },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
})

export const model = rule({
  ...clamp(1),
  fontSize: vars.size[16],
  lineHeight: '1.375rem',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'normal',
  wordBreak: 'break-all',
})

/** As tall as the model and the name together. */
export const family = rule({
  ...clamp(3),
  blockSize: '4rem',
  fontSize: vars.size[14],
  lineHeight: '1.3125rem',
  fontWeight: vars.weight.bold,
})

export const name = rule({
  ...clamp(2),
  blockSize: '2.5rem',
  marginBlockStart: vars.space[2],
  fontSize: vars.size[13],
  lineHeight: '1.25rem',
  color: vars.color.inkMuted,
})

/** One line. Facts that do not fit are hidden completely. */
export const brief = rule({
  margin: 0,
  marginBlockStart: vars.space[4],
  blockSize: '1.25rem',
  overflow: 'hidden',
  fontSize: vars.size[13],
  lineHeight: '1.25rem',
  color: vars.color.ink,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
})

/** Smaller digits in a narrow card, so that a long price fits. */
export const price = rule({
  margin: 0,
  marginBlockStart: vars.space[8],
  minBlockSize: 32,
  vars: { [vars.size[22]]: 'clamp(1rem, 11cqi, 1.375rem)' },
})

export const hint = rule({
  margin: 0,
  // Aligns stock and shop with those of the neighbouring cards.
  marginBlockEnd: 'auto',
  paddingBlockEnd: vars.space[4],
  fontSize: vars.size[12],
  lineHeight: '1.125rem',
  color: vars.color.inkMuted,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontVariantNumeric: 'tabular-nums',
})

/** Parts that are not links let the pointer reach the card's link. */
export const foot = rule({
  position: 'relative',
  pointerEvents: 'none',
  paddingBlockStart: vars.space[8],
  '@media': { [hovers]: { minBlockSize: 44 } },
})

export const shop = rule({ margin: 0, fontSize: vars.size[12], lineHeight: '1.5rem' })

/**
 * With a mouse the form covers the shop's line on hover or focus. It is positioned absolutely, so that the card does
 * not change its size.
 */
const over = (pointerEvents: 'auto' | 'none') =>
  ({
    position: 'relative',
    zIndex: 2,
    marginBlockStart: vars.space[8],
    pointerEvents,
    '@media': {
      [hovers]: {
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        margin: 0,
        background: vars.color.surface,
        opacity: 0,
        pointerEvents: 'none',
        transition: `opacity ${vars.motion.fast}`,
        selectors: { [`${card}:hover &, ${card}:focus-within &`]: { opacity: 1, pointerEvents } },
      },
    },
  }) as const

export const buy = rule(over('auto'))

/**
 * Looks like a button, but lets clicks through to the card's link, so that the card has a single link for screen
 * readers and the keyboard.
 */
export const choose = rule({
  ...over('none'),
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.control.medium,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.size[14],
  fontWeight: vars.weight.medium,
})

/** As tall as the line of text, so that the touch target is large enough. */
export const shopLink = rule({
  display: 'inline-block',
  maxInlineSize: '100%',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  position: 'relative',
  zIndex: 1,
  color: vars.color.inkMuted,
  textDecoration: 'none',
  pointerEvents: 'auto',
  ':hover': { color: vars.color.ink, textDecoration: 'underline' },
  '@media': { [hovers]: { selectors: { [`${card}:hover :has(+ ${choose}) > &`]: { pointerEvents: 'none' } } } },
})

const tight = '(max-width: 100px)'

export const form = rule({ display: 'flex', gap: vars.space[8], '@container': { [tight]: { gap: vars.space[4] } } })

export const count = rule({
  flex: 'none',
  inlineSize: 56,
  minInlineSize: 0,
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [tight]: { inlineSize: 44 } },
})

/** In a cell of a narrow table the button shows an arrow. */
export const chooseWord = rule({ '@container': { [tight]: { display: 'none' } } })

export const chooseMark = rule({ display: 'none', '@container': { [tight]: { display: 'inline-flex' } } })

/** In a narrow card the button shows only its icon. */
export const buyWord = rule({ '@container': { '(max-width: 212px)': { display: 'none' } } })

export const buyButton = rule({ flex: 1, minInlineSize: 0, display: 'grid' })
