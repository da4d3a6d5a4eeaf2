import { globalStyle } from '@vanilla-extract/css'
import type { GlobalStyleRule } from '@vanilla-extract/css'
import { layers, scheme, vars } from './contract.css.ts'
import { resets } from './resets.ts'

/** The reset for pages built entirely with the kit: a separate sheet that no component needs. */
function reset(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } })
}

reset('*, *::before, *::after', { boxSizing: 'border-box' })
// The selectors have zero specificity, so a host's own element rules override them in any order.
reset(':where(html)', {
  textSizeAdjust: '100%',
  lineHeight: vars.leading[14],
  scrollPaddingBlock: vars.space[72],
})
reset(':where(:root, [data-theme])', { colorScheme: scheme })
reset(':where(body)', {
  margin: 0,
  minBlockSize: '100dvh',
  fontFamily: vars.font.body,
  fontSize: vars.size[14],
  fontWeight: vars.weight.regular,
  color: vars.color.ink,
  background: vars.color.canvas,
  overflowWrap: 'break-word',
})
// If a Chinese font draws English text, its quotation marks would otherwise be full-width.
reset(':where(body:lang(en))', { fontVariantEastAsian: 'proportional-width' })
reset(':where([lang|="zh"])', { fontVariantEastAsian: 'normal' })
for (const [elements, rule] of resets) reset(`:where(${elements})`, rule)
