import type { StyleRule } from '@vanilla-extract/css'
import { layers } from './contract.css.ts'

type Layered = NonNullable<StyleRule['@layer']>[string]

/** Puts a rule into the layer of components, where every rule of ours stands. */
export function layered(rule: Layered): StyleRule {
  return { '@layer': { [layers.components]: rule } }
}
