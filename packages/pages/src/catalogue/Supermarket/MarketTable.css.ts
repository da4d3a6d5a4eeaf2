import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'
import { stickyOffset } from '../../layout/stickyOffset.ts'

const phone = 'screen and (max-width: 47.99em)'
const { color, space, size: type } = vars
const asDense = { paddingBlock: space[4], paddingInline: space[8], verticalAlign: 'middle' } as const

/** Model, size, price, stock, quantity, amount. */
const COLUMNS = '16fr 22fr 28fr 14fr 11fr 9fr'

export const table = rule({
  inlineSize: '100%',
  // A table layout would re-layout all rows when one row's input changes.
  display: 'block',
  background: color.surface,
  border: `1px solid ${color.line}`,
  fontSize: type[13],
  lineHeight: vars.leading[13],
  fontVariantNumeric: 'tabular-nums',
})

export const columns = rule({
  '@media': {
    [media.medium]: {
      display: 'grid',
      gridTemplateColumns: COLUMNS,
      alignItems: 'center',
    },
  },
})

export const head = rule({
  display: 'block',
  background: color.sunken,
  color: color.inkMuted,
  '@media': {
    // Visually hidden, for screen readers.
    [phone]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    [media.wide]: { position: 'sticky', insetBlockStart: stickyOffset, zIndex: 1 },
  },
})

export const headCell = rule({
  ...asDense,
  blockSize: 36,
  textAlign: 'start',
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-column="amount"], &[data-column="quantity"]': { textAlign: 'end' },
  },
})

export const body = rule({ display: 'block', scrollMarginBlockStart: '140px' })

export const classRow = rule({ display: 'block' })

export const className = rule({
  paddingBlock: space[8],
  paddingInline: space[8],
  textAlign: 'start',
  background: color.canvas,
  borderBlock: `1px solid ${color.line}`,
  fontSize: type[14],
  fontWeight: vars.weight.medium,
  display: 'block',
})

export const count = rule({ color: color.inkMuted, fontSize: type[12], fontWeight: vars.weight.regular })

export const row = rule({
  borderBlockStart: `1px solid ${color.line}`,
  // Rows outside the viewport are laid out on approach.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 41px',
  selectors: { '&[data-wanted]': { background: color.actionSoft }, '&[data-wrong]': { background: color.badSoft } },
  '@media': {
    [media.medium]: { display: 'grid', gridTemplateColumns: COLUMNS, alignItems: 'center' },
    [phone]: {
      display: 'grid',
      containIntrinsicBlockSize: 'auto 82px',
      gridTemplateColumns: 'minmax(104px, 36%) minmax(0, 1fr) auto',
      gap: `${space[4]} ${space[12]}`,
      alignItems: 'center',
      paddingBlock: space[8],
      paddingInline: space[8],
    },
  },
})

export const model = rule({
  ...asDense,
  textAlign: 'start',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { padding: 0 } },
})
export const link = rule({
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.actionInk, textDecoration: 'underline' } },
})

export const size = rule({
  ...asDense,
  '@media': {
    [phone]: { padding: 0, gridColumn: '2 / -1', overflowWrap: 'anywhere' },
  },
})
export const values = rule({ marginInlineEnd: space[8] })
export const name = rule({ color: color.inkMuted, fontSize: type[12] })

export const price = rule({ ...asDense, '@media': { [phone]: { padding: 0 } } })
export const step = rule({
  display: 'inline-block',
  marginInlineEnd: space[8],
  whiteSpace: 'nowrap',
  color: color.inkMuted,
  selectors: { '&[data-reached]': { color: color.price, fontWeight: vars.weight.medium } },
  // On phones each price step has its own line.
  '@media': { [phone]: { marginInlineEnd: space[4], selectors: { '&:has(+ &)': { display: 'block' } } } },
})
export const from = rule({ fontSize: type[12] })
export const unit = rule({ color: color.inkMuted, fontSize: type[12] })

export const stock = rule({ ...asDense, '@media': { [phone]: { padding: 0 } } })

export const quantity = rule({
  ...asDense,
  textAlign: 'end',
  '@media': { [phone]: { padding: 0, maxInlineSize: '9rem' } },
})
export const box = rule({
  inlineSize: 88,
  minBlockSize: 32,
  paddingInline: space[8],
  textAlign: 'end',
  font: 'inherit',
  color: color.ink,
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.medium,
  selectors: {
    '&::placeholder': { color: color.inkFaint },
    '&[aria-invalid]': { borderColor: color.bad },
  },
  '@media': { [phone]: { minBlockSize: 40 } },
})
export const notes = rule({ display: 'block', color: color.inkMuted, fontSize: type[12] })
export const wrong = rule({ display: 'block', color: color.bad, fontSize: type[12] })

export const amount = rule({
  ...asDense,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': {
    [phone]: { padding: 0, gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } },
  },
})
