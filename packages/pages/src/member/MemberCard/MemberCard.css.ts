import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const plate = rule({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  padding: `${vars.space[24]} ${vars.space[24]}`,
  background: vars.color.inkGround,
  color: vars.color.onInk,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.large,
  // The engraved edge of a type plate.
  boxShadow: `inset 0 0 0 4px ${vars.color.inkGround}, inset 0 0 0 5px ${vars.color.lineStrong}`,
  selectors: {
    '&[data-paid]': {
      borderColor: vars.color.actionInk,
      boxShadow: `inset 0 0 0 4px ${vars.color.inkGround}, inset 0 0 0 5px ${vars.color.actionInk}`,
    },
  },
  '@media': { [media.medium]: { padding: vars.space[32] } },
})

const rivetShape = {
  position: 'absolute',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: '50%',
  background: vars.color.lineStrong,
  border: `1px solid ${vars.color.onInk}`,
} as const

export const rivet = {
  nw: rule({ ...rivetShape, insetBlockStart: 11, insetInlineStart: 11 }),
  ne: rule({ ...rivetShape, insetBlockStart: 11, insetInlineEnd: 11 }),
  sw: rule({ ...rivetShape, insetBlockEnd: 11, insetInlineStart: 11 }),
  se: rule({ ...rivetShape, insetBlockEnd: 11, insetInlineEnd: 11 }),
}

export const top = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[16],
})

export const who = rule({ display: 'grid', gap: vars.space[2], minInlineSize: 0, overflowWrap: 'anywhere' })

export const person = rule({ margin: 0, fontSize: vars.size[14], lineHeight: vars.leading[14], opacity: 0.85 })

export const level = rule({
  margin: 0,
  fontSize: vars.size[28],
  lineHeight: vars.leading[28],
  fontWeight: vars.weight.bold,
})

export const term = rule({ margin: 0, fontSize: vars.size[13], lineHeight: vars.leading[13], opacity: 0.85 })

export const fields = rule({ display: 'flex', gap: vars.space[32], margin: 0 })

export const field = rule({ display: 'grid', gap: vars.space[2] })

export const figure = rule({
  margin: 0,
  fontSize: vars.size[28],
  lineHeight: vars.leading[28],
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})

export const foot = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
})

export const way = rule({ margin: 0, fontSize: vars.size[14], lineHeight: vars.leading[14] })

export const acts = rule({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
