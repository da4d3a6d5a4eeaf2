import type { StyleRule } from '@vanilla-extract/css'
import { layers } from './contract.css.ts'

type Layered = NonNullable<StyleRule['@layer']>[string]

/** Puts a rule into the components layer, as all component rules must be. */
export function layered(rule: Layered): StyleRule {
  return { '@layer': { [layers.components]: rule } }
}
