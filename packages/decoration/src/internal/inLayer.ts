import { layers } from '@millwright/ui/theme'
import type { StyleRule } from '@vanilla-extract/css'

/** Every rule of ours stands in the layer of components, so that a host's own rules win without fighting. */
export function inLayer(rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>): StyleRule {
  return { '@layer': { [layers.components]: rule } }
}
