import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

/** A container, because beside filters the row is as narrow as on a tablet. */
export const row = rule({
  containerType: 'inline-size',
  position: 'relative',
  minInlineSize: 0,
  background: vars.color.surface,
  transition: `background-color ${vars.motion.fast}`,
  ':hover': { background: `color-mix(in srgb, ${vars.color.sunken} 40%, ${vars.color.surface})` },
})

/** For small phones with a compare checkbox: the area below the picture has room for the button's text. */
const tight = '(max-width: 320px)'
const roomy = '(min-width: 560px)'
const wide = '(min-width: 860px)'

export const fields = rule({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gridTemplateAreas: '"picture what" "picture price" "picture stock" "picture buy"',
  gridTemplateRows: 'auto auto auto 1fr',
  alignItems: 'start',
  columnGap: vars.space[12],
  padding: vars.space[12],
  '@container': {
    [roomy]: {
      gridTemplateColumns: '88px minmax(0, 1fr) 212px',
      gridTemplateAreas: '"picture what price" "picture stock buy"',
      gridTemplateRows: '1fr auto',
      columnGap: vars.space[16],
    },
    [wide]: {
      gridTemplateColumns: '88px minmax(0, 1fr) 168px 152px 212px',
      gridTemplateAreas: '"picture what price stock buy"',
      gridTemplateRows: 'auto',
      alignItems: 'center',
      columnGap: vars.space[20],
    },
  },
})

export const first = rule({ gridArea: 'picture' })

/** Drawings are dark on white, so the background stays light in the dark theme. */
export const picture = rule({
  padding: vars.space[4],
  background: vars.color.paper,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})

export const what = rule({ gridArea: 'what', minInlineSize: 0 })

export const headline = rule({
  margin: 0,
  fontSize: vars.size[14],
  lineHeight: '1.25rem',
  fontWeight: vars.weight.regular,
})

/** The link covers the whole row. Elements above it have a `z-index`. */
export const link = rule({
  color: vars.color.ink,
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
})

export const model = rule({
  display: 'block',
  fontSize: vars.size[16],
  lineHeight: '1.375rem',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const name = rule({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
})

export const brief = rule({
  margin: 0,
  marginBlockStart: vars.space[2],
  fontSize: vars.size[13],
  lineHeight: '1.25rem',
  maxBlockSize: '1.25rem',
  overflow: 'hidden',
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
})

export const shop = rule({
  margin: 0,
  fontSize: vars.size[12],
  lineHeight: '1.5rem',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

export const shopLink = rule({
  position: 'relative',
  zIndex: 1,
  display: 'inline-block',
  verticalAlign: 'top',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  minBlockSize: 24,
  color: vars.color.inkMuted,
  textDecoration: 'none',
  ':hover': { color: vars.color.ink, textDecoration: 'underline' },
})

export const price = rule({
  gridArea: 'price',
  minInlineSize: 0,
  '@container': { [roomy]: { textAlign: 'end', justifySelf: 'end' } },
})

export const hint = rule({
  margin: 0,
  fontSize: vars.size[12],
  lineHeight: '1.125rem',
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const stock = rule({ gridArea: 'stock', marginBlockStart: vars.space[4] })

export const buy = rule({
  gridArea: 'buy',
  position: 'relative',
  zIndex: 1,
  marginBlockStart: vars.space[8],
  '@container': { [tight]: { gridColumn: '1/-1' }, [wide]: { marginBlockStart: 0 } },
})
