import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const scale = rule({
  display: 'block',
  blockSize: 32,
  overflow: 'visible',
  '@media': { [media.medium]: { blockSize: 76 } },
})

export const tick = rule({ stroke: vars.color.onInk, strokeOpacity: 0.45, strokeWidth: 1 })

export const track = rule({ fill: vars.color.onInk, fillOpacity: 0.2 })

export const done = rule({ fill: vars.color.action })

export const pointer = rule({ fill: vars.color.action, stroke: vars.color.onInk, strokeWidth: 1 })

/** Phones have no room for the names on the scale. */
export const mark = rule({
  display: 'none',
  fill: vars.color.onInk,
  fillOpacity: 0.75,
  selectors: { '&[data-reached]': { fillOpacity: 1 } },
  '@media': { [media.medium]: { display: 'inline' } },
})

export const name = rule({ fontSize: vars.size[13] })

export const need = rule({ fontSize: vars.size[12], fontVariantNumeric: 'tabular-nums' })

export const list = rule({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size[13],
  '@media': { [media.medium]: { display: 'none' } },
})

/** A level on phones: its dot, its name and the growth that it takes. The current level is bold. */
export const level = rule({
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlock: vars.space[4],
  color: vars.color.onInk,
  opacity: 0.75,
  selectors: {
    '&::before': {
      content: '""',
      boxSizing: 'border-box',
      inlineSize: 8,
      blockSize: 8,
      border: `1px solid ${vars.color.onInk}`,
      borderRadius: vars.radius.round,
    },
    '&[data-reached]': { opacity: 1 },
    '&[data-reached]::before': { background: vars.color.action, borderColor: vars.color.action },
    '&[data-here]': { fontWeight: vars.weight.bold },
    '&[data-here]::before': { inlineSize: 12, blockSize: 12, border: `2px solid ${vars.color.onInk}` },
  },
})

export const levelNeed = rule({ fontVariantNumeric: 'tabular-nums' })
