import { style } from '@vanilla-extract/css'
import type { StyleRule } from '@vanilla-extract/css'
import { layers } from '@millwright/ui/theme'

/** Returns a class in the components layer, so that a host's own rules override it regardless of specificity. */
export function rule(declarations: Omit<StyleRule, '@layer'>): string {
  return style({ '@layer': { [layers.components]: declarations } })
}
