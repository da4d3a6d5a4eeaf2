import type { GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

/** The reset rules by selector. Later rules override earlier ones. */
export const resets: readonly (readonly [elements: string, rule: GlobalStyleRule])[] = [
  ['h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, table, pre', { margin: 0 }],
  ['ul, ol, fieldset, legend', { padding: 0 }],
  // With `none`, VoiceOver no longer announces a list.
  ['ul, ol', { listStyleType: '""' }],
  ['fieldset', { border: 0, minInlineSize: 0 }],
  // Form controls do not inherit fonts or colours by default.
  ['button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit', margin: 0 }],
  ['h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit' }],
  ['a', { color: 'inherit', textDecoration: 'none' }],
  ['img, svg, video', { display: 'block', maxInlineSize: '100%' }],
  ['table', { borderCollapse: 'collapse', borderSpacing: 0 }],
  ['[hidden]', { display: 'none' }],
  [':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 }],
  // Scripts focus the heading so that screen readers announce it. It is not interactive.
  ['h1[tabindex="-1"]:focus-visible', { outline: 'none' }],
  ['button, a, label, summary', { WebkitTapHighlightColor: 'transparent', touchAction: 'manipulation' }],
]
