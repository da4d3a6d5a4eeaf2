import { globalStyle } from '@vanilla-extract/css'
import type { GlobalStyleRule } from '@vanilla-extract/css'
import { layers, vars } from './contract.css.ts'

function reset(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { [layers.theme]: rule } })
}

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, table, pre', { margin: 0 })
reset('ul, ol, fieldset, legend', { padding: 0 })
// With `none` a list is no list to VoiceOver any more.
reset('ul, ol', { listStyleType: '""' })
reset('fieldset', { border: 0, minInlineSize: 0 })
reset('html', { textSizeAdjust: '100%', lineHeight: vars.leading[14], scrollPaddingBlock: vars.space[72] })
reset('body', {
  minBlockSize: '100dvh',
  fontFamily: vars.font.body,
  fontSize: vars.size[14],
  fontWeight: vars.weight.regular,
  color: vars.color.ink,
  background: vars.color.canvas,
  overflowWrap: 'break-word',
})
// Where a Chinese font draws English, too, its quotation marks are otherwise as wide as a character.
reset('body:lang(en)', { fontVariantEastAsian: 'proportional-width' })
reset('[lang|="zh"]', { fontVariantEastAsian: 'normal' })
// Form controls inherit nothing by themselves.
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit', margin: 0 })
reset('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit' })
reset('a', { color: 'inherit', textDecoration: 'none' })
reset('img, svg, video', { display: 'block', maxInlineSize: '100%' })
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 })
reset('[hidden]', { display: 'none' })
reset(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 })
// A heading is given the focus to be read out; it cannot be worked.
reset('h1[tabindex="-1"]:focus-visible', { outline: 'none' })
reset('button, a, label, summary', { WebkitTapHighlightColor: 'transparent', touchAction: 'manipulation' })
