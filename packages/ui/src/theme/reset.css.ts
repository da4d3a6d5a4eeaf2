import { globalStyle } from '@vanilla-extract/css'
import type { GlobalStyleRule } from '@vanilla-extract/css'
import { layers, scheme, vars } from './contract.css.ts'
import { resets } from './resets.ts'

/** For a page that is ours from end to end: a sheet of its own, which no part needs. */
function reset(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } })
}

reset('*, *::before, *::after', { boxSizing: 'border-box' })
// What weighs nothing gives way to a host's own rules for elements, wherever they stand.
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
// Where a Chinese font draws English, too, its quotation marks are otherwise as wide as a character.
reset(':where(body:lang(en))', { fontVariantEastAsian: 'proportional-width' })
reset(':where([lang|="zh"])', { fontVariantEastAsian: 'normal' })
for (const [elements, rule] of resets) reset(`:where(${elements})`, rule as GlobalStyleRule)
