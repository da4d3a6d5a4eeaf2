import { globalStyle } from '@vanilla-extract/css'
import type { GlobalStyleRule } from '@vanilla-extract/css'
import { layers, scheme, vars } from './contract.css.ts'
import { block, inline } from './letters.ts'
import { resets } from './resets.ts'

/**
 * What published parts begin from in a page that has no reset of ours: the same, for elements of our own classes alone
 * (`tsup.config.ts` names them). One class weighs as much, and stands later.
 */
const own = '[class*="mw_"]'
function base(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { [layers.theme]: rule } })
}

base(`${own}, ${own}::before, ${own}::after`, { boxSizing: 'border-box' })
// Native controls, scrollbars and `light-dark()` follow the theme of the part, whatever the page's is.
base(own, { colorScheme: scheme })
for (const [elements, rule] of resets) base(`:where(${elements})${own}`, rule as GlobalStyleRule)

const [blocks, lines] = [`[class*="mw_${block}"]`, `[class*="mw_${inline}"]`]
base(`${blocks}, ${lines}`, { fontFamily: vars.font.body, fontStyle: 'normal', letterSpacing: 'normal' })
base(blocks, { fontSize: vars.size[14], lineHeight: vars.leading[14], color: vars.color.ink })
