import { globalStyle } from '@vanilla-extract/css'
import { layered } from '@millwright/ui/layered'
import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const buy = rule({ display: 'flex', flexDirection: 'column', gap: vars.space[16], minInlineSize: 0 })

export const title = rule({ margin: 0, fontWeight: vars.weight.regular })

export const model = rule({
  display: 'block',
  fontSize: vars.size[22],
  lineHeight: '1.75rem',
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
  '@media': { [media.medium]: { fontSize: vars.size[28], lineHeight: '2.25rem' } },
})

export const name = rule({
  display: 'block',
  marginBlockStart: vars.space[4],
  fontSize: vars.size[16],
  lineHeight: '1.5rem',
})

export const brief = rule({ margin: 0, marginBlockStart: vars.space[4], color: vars.color.inkMuted })

export const facts = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[20],
  margin: 0,
  marginBlockStart: vars.space[8],
  fontSize: vars.size[13],
  color: vars.color.inkMuted,
})

export const brand = rule({ fontWeight: vars.weight.medium, color: vars.color.ink })

export const prices = rule({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  paddingBlock: vars.space[16],
  borderBlock: `1px solid ${vars.color.line}`,
  minBlockSize: 64,
})

export const tax = rule({
  marginBlockStart: `calc(-1 * ${vars.space[8]})`,
  fontSize: vars.size[12],
  color: vars.color.inkMuted,
})

export const tools = rule({ display: 'inline-flex', marginInlineStart: `calc(-1 * ${vars.space[8]})` })

export const lines = rule({ display: 'grid', gap: vars.space[8], margin: 0, fontSize: vars.size[13] })

export const line = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, max-content) minmax(0, 1fr)',
  columnGap: vars.space[16],
  alignItems: 'center',
  minBlockSize: 20,
})

export const term = rule({ color: vars.color.inkMuted })

export const detail = rule({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[16], margin: 0 })

export const form = rule({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  '@media': { print: { display: 'none' } },
})

export const quantity = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
})

export const notes = rule({
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.size[13],
})

export const bar = rule({
  position: 'fixed',
  zIndex: 20,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  padding: vars.space[8],
  paddingInline: vars.space[12],
  paddingBlockEnd: `max(${vars.space[8]}, env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.medium]: {
      position: 'static',
      gap: vars.space[12],
      padding: 0,
      paddingInline: 0,
      background: 'transparent',
      borderBlockStart: 0,
      selectors: {
        '&[data-away]': {
          position: 'fixed',
          justifyContent: 'flex-end',
          paddingBlock: vars.space[8],
          paddingInline: `max(${vars.space[24]}, (100% - 1440px) / 2)`,
          background: vars.color.surface,
          borderBlockStart: `1px solid ${vars.color.line}`,
        },
      },
    },
  },
})

/** The model, shown while the form is out of view. */
export const barModel = rule({
  display: 'none',
  minInlineSize: 0,
  marginInlineEnd: 'auto',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.bold,
  selectors: { '[data-away] > &': { '@media': { [media.medium]: { display: 'block', flex: '1 1 0' } } } },
})

/** On phones the price has its own line, with the link to a quote at its end. */
export const barPrice = rule({
  flex: '1 1 30%',
  minInlineSize: 'max-content',
  '@media': {
    [media.medium]: { display: 'none', flex: 'none', selectors: { '[data-away] > &': { display: 'block' } } },
  },
})

/** On phones both buttons share a line, whatever their length. */
globalStyle(
  `${bar} > button`,
  layered({ order: 1, flex: '1 1 40%', '@media': { [media.medium]: { order: 0, flex: 'none' } } }),
)

/** Buttons with a price are as wide as their text, so that it does not wrap. */
globalStyle(
  `${bar}[data-group] > button`,
  layered({ flex: '1 1 auto', '@media': { [media.medium]: { flex: 'none' } } }),
)

/** On phones "start a group" has a line of its own, above the others. */
export const groupButton = rule({ flex: '1 1 100%', '@media': { [media.medium]: { flex: 'none' } } })

export const barUnit = rule({ color: vars.color.inkMuted, fontSize: vars.size[13] })

export const quote = rule({
  display: 'inline-flex',
  marginBlock: `calc(-1 * ${vars.space[4]})`,
  '@media': { [media.medium]: { margin: 0 } },
})

export const promises = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[20]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size[12],
  color: vars.color.inkMuted,
})

export const promise = rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] })

/** The ways out for a sold-out size. */
export const soldOut = rule({ display: 'grid', gap: vars.space[8], justifyItems: 'start' })
