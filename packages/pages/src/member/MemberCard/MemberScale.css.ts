import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'

export const scale = rule({ display: 'block', overflow: 'visible' })

export const tick = rule({ stroke: vars.color.onInk, strokeOpacity: 0.45, strokeWidth: 1 })

export const track = rule({ fill: vars.color.onInk, fillOpacity: 0.2 })

export const done = rule({ fill: vars.color.action })

export const pointer = rule({ fill: vars.color.action, stroke: vars.color.onInk, strokeWidth: 1 })

/** Phones have room for the names of the current level and the next one only. */
export const mark = rule({
  fill: vars.color.onInk,
  fillOpacity: 0.75,
  visibility: 'hidden',
  selectors: { '&[data-near]': { visibility: 'visible' }, '&[data-reached]': { fillOpacity: 1 } },
  '@media': { [media.medium]: { visibility: 'visible' } },
})

export const name = rule({ fontSize: vars.size[13] })

export const need = rule({ fontSize: vars.size[12], fontVariantNumeric: 'tabular-nums' })
