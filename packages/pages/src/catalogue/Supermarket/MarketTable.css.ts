import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'
import { stuckAbove } from '../../layout/stuck.ts'

const phone = 'screen and (max-width: 767.98px)'
const { color, space, size: type } = vars
const asDense = { paddingBlock: space[4], paddingInline: space[8], verticalAlign: 'middle' } as const

export const table = rule({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  background: color.surface,
  border: `1px solid ${color.line}`,
  fontSize: type[13],
  lineHeight: vars.leading[13],
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { display: 'block' } },
})

export const head = rule({
  background: color.sunken,
  color: color.inkMuted,
  '@media': {
    // Said to those who listen.
    [phone]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    [media.wide]: { position: 'sticky', insetBlockStart: stuckAbove, zIndex: 1 },
  },
})

export const headCell = rule({
  ...asDense,
  blockSize: 36,
  textAlign: 'start',
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: { '&[data-column="amount"], &[data-column="quantity"]': { textAlign: 'end' } },
})

export const body = rule({ scrollMarginBlockStart: '140px', '@media': { [phone]: { display: 'block' } } })

export const classRow = rule({ '@media': { [phone]: { display: 'block' } } })

export const className = rule({
  paddingBlock: space[8],
  paddingInline: space[8],
  textAlign: 'start',
  background: color.canvas,
  borderBlock: `1px solid ${color.line}`,
  fontSize: type[14],
  fontWeight: vars.weight.medium,
  '@media': { [phone]: { display: 'block' } },
})

export const count = rule({ color: color.inkMuted, fontSize: type[12], fontWeight: vars.weight.regular })

export const row = rule({
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&[data-wanted]': { background: color.actionSoft }, '&[data-wrong]': { background: color.badSoft } },
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr) auto',
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
  '@media': { [phone]: { padding: 0 }, [media.medium]: { inlineSize: '18%' } },
})
export const link = rule({
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.actionInk, textDecoration: 'underline' } },
})

export const size = rule({
  ...asDense,
  '@media': {
    [phone]: { padding: 0, gridColumn: '2 / -1', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})
export const values = rule({ marginInlineEnd: space[8] })
export const name = rule({ color: color.inkMuted, fontSize: type[12] })

export const price = rule({ ...asDense, '@media': { [phone]: { padding: 0 } } })
export const step = rule({
  display: 'inline-block',
  marginInlineEnd: space[12],
  whiteSpace: 'nowrap',
  color: color.inkMuted,
  selectors: { '&[data-reached]': { color: color.price, fontWeight: vars.weight.medium } },
  '@media': { [phone]: { marginInlineEnd: space[4], selectors: { '&:not([data-reached])': { display: 'none' } } } },
})
export const from = rule({ fontSize: type[12] })
export const unit = rule({ marginInlineEnd: space[8], color: color.inkMuted, fontSize: type[12] })

export const stock = rule({ ...asDense, '@media': { [phone]: { padding: 0 } } })

export const quantity = rule({
  ...asDense,
  textAlign: 'end',
  '@media': { [phone]: { padding: 0, maxInlineSize: '9rem' }, [media.medium]: { inlineSize: '12rem' } },
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
    [media.medium]: { inlineSize: '8rem' },
  },
})
