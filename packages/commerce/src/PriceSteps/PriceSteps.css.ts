import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

const { color, space } = vars

export const box = rule({ fontSize: vars.size[13], lineHeight: vars.leading[13], minInlineSize: 0 })

export const title = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: 24,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: color.link,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline' },
})

/** Beside the button if the browser can place it there, otherwise in the middle of the window. */
export const panel = rule({
  inlineSize: 360,
  maxInlineSize: `calc(100vw - ${space[24]})`,
  maxBlockSize: `calc(100dvh - ${space[24]})`,
  padding: space[12],
  overflowY: 'auto',
  textAlign: 'start',
  color: color.ink,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.float,
  '@supports': {
    '(position-area: block-end)': {
      inset: 'auto',
      margin: `${space[4]} ${space[12]}`,
      positionArea: 'block-end span-all',
      positionTryFallbacks: 'flip-block',
    },
  },
})

export const steps = rule({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const step = rule({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
})

export const word = rule({ minInlineSize: 0, overflowWrap: 'anywhere', textAlign: 'start' })

export const change = rule({
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-less]': { color: color.good } },
})

export const result = rule({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[16],
  paddingBlockStart: space[8],
})

export const note = rule({ margin: 0, marginBlockStart: space[8], color: color.inkMuted })

export const more = rule({ margin: 0, marginBlockStart: space[8], color: color.good })

export const reasons = rule({ margin: 0, paddingInlineStart: space[16], color: color.inkMuted })
