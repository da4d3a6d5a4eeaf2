import { media, vars } from '@millwright/ui/theme'
import { rule } from '../rule.ts'

export const table = rule({ fontSize: vars.size[14] })

/** Phones show no column heads. `NarrowLabel` labels a figure there. */
export const heads = rule({
  display: 'none',
  '@media': { [media.medium]: { display: 'block', background: vars.color.sunken, color: vars.color.inkMuted } },
})

export const narrowWord = rule({ '@media': { [media.medium]: { display: 'none' } } })
