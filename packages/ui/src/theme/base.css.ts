import { globalStyle } from '@vanilla-extract/css'
import type { GlobalStyleRule } from '@vanilla-extract/css'
import { layers, scheme, vars } from './contract.css.ts'
import { BLOCK_MARK, inline } from './letters.ts'
import { resets } from './resets.ts'

/**
 * Applies the reset rules to published classes only (`tsup.config.ts` names them), for pages that do not use the kit's
 * reset. A component's class has the same specificity and comes later, so its own rules win.
 */
const own = '[class*="mw_"]'
function base(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { [layers.theme]: rule } })
}

base(`${own}, ${own}::before, ${own}::after`, { boxSizing: 'border-box' })
// Native controls, scrollbars and `light-dark()` follow the component's theme, whatever the page's theme is.
base(own, { colorScheme: scheme })
for (const [elements, rule] of resets) base(`:where(${elements})${own}`, rule)

const [blocks, lines] = [`[class*="mw_${BLOCK_MARK}"]`, `[class*="mw_${inline}"]`]
base(`${blocks}, ${lines}`, { fontFamily: vars.font.body, fontStyle: 'normal', letterSpacing: 'normal' })
base(blocks, { fontSize: vars.size[14], lineHeight: vars.leading[14], color: vars.color.ink })
