import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'
import { stickyOffset } from '../../layout/stickyOffset.ts'

export const screen = rule({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  paddingBlock: vars.space[12],
  paddingBlockEnd: vars.space[72],
})

export const trail = rule({ minInlineSize: 0 })

export const top = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  alignItems: 'start',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)', gap: vars.space[32] },
    [media.wide]: { gridTemplateColumns: '480px minmax(0, 1fr)', gap: vars.space[40] },
  },
})

/** On phones `display: contents` makes the children items of the outer grid. */
export const beside = rule({
  display: 'contents',
  '@media': {
    [media.medium]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[16],
      minInlineSize: 0,
      position: 'sticky',
      insetBlockStart: `calc(${stickyOffset} + ${vars.space[16]})`,
    },
  },
})

export const gallery = rule({ minInlineSize: 0 })

const block = { minInlineSize: 0, scrollMarginBlockStart: vars.space[56] } as const

export const section = rule({
  ...block,
  padding: vars.space[16],
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  '@media': { [media.medium]: { padding: vars.space[24] } },
})

/** Hidden in print, which shows only the product's own data. */
export const bareSection = rule({ ...block, '@media': { print: { display: 'none' } } })

/** On screens, sections after the first render near the viewport. In print, all sections render. */
export const later = rule({
  '@media': {
    screen: { selectors: { 'section ~ &': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 400px' } } },
  },
})

/** The height of a typical page, so that the back button restores the scroll position. */
export const placeholder = rule({ blockSize: 3200 })

export const sectionTitle = rule({
  margin: 0,
  marginBlockEnd: vars.space[12],
  fontSize: vars.size[18],
  lineHeight: '1.5rem',
  fontWeight: vars.weight.bold,
})

export const none = rule({ margin: 0, color: vars.color.inkMuted })

export const sectionHint = rule({
  margin: 0,
  marginBlockStart: `calc(-1 * ${vars.space[8]})`,
  marginBlockEnd: vars.space[12],
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
  '@media': { print: { display: 'none' } },
})

/** Sticky links to the sections of the page. On phones they scroll sideways under the header. */
export const places = rule({
  position: 'sticky',
  insetBlockStart: stickyOffset,
  zIndex: 10,
  background: vars.color.canvas,
  display: 'flex',
  gap: vars.space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
})

export const place = rule({
  flex: 'none',
  paddingInline: vars.space[12],
  lineHeight: '2.75rem',
  color: vars.color.inkMuted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.ink },
  ':focus-visible': { outlineOffset: -2 },
})

export const refs = rule({ marginBlockStart: vars.space[20] })

export const refsHead = rule({
  margin: 0,
  fontSize: vars.size[14],
  lineHeight: '1.25rem',
  fontWeight: vars.weight.medium,
})

export const refsHint = rule({
  margin: 0,
  marginBlockEnd: vars.space[8],
  fontSize: vars.size[12],
  color: vars.color.inkMuted,
})

export const chips = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const chip = rule({
  display: 'block',
  paddingInline: vars.space[12],
  lineHeight: '1.875rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.link,
  textDecoration: 'none',
  fontSize: vars.size[13],
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  ':hover': { borderColor: vars.color.lineStrong },
})

export const refBrand = rule({ color: vars.color.inkMuted })

export const documents = rule({
  display: 'grid',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr' } },
})

export const document = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: 44,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  color: vars.color.link,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.lineStrong },
})

export const documentName = rule({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', lineHeight: '1.25rem' })

export const documentKind = rule({ color: vars.color.inkMuted, fontSize: vars.size[12] })
