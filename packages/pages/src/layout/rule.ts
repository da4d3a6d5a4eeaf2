import { style } from '@vanilla-extract/css'
import type { StyleRule } from '@vanilla-extract/css'
import { layers } from '@millwright/ui/theme'

/** Creates one class in the screens' layer, which overrides the components' layer whichever sheet loads first. */
export function rule(declarations: Omit<StyleRule, '@layer'>): string {
  return style({ '@layer': { [layers.screens]: declarations } })
}
