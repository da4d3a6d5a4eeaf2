import { vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

/** Square, so bounding its width by the window's height keeps all of it in view. Fingers zoom the picture, not the page. */
export const stage = rule({
  position: 'relative', inlineSize: '100%', maxInlineSize: 'calc(100dvh - 260px)', minInlineSize: 200, aspectRatio: '1', marginInline: 'auto', overflow: 'hidden', background: '#fff',
  border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.medium, touchAction: 'none', cursor: 'zoom-in', userSelect: 'none',
  selectors: { '&[data-near]': { cursor: 'grab' }, '&[data-near]:active': { cursor: 'grabbing' }, '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } },
})

export const moved = rule({ transformOrigin: '50% 50%', pointerEvents: 'none' })

export const tools = rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: vars.space[8], marginBlockStart: vars.space[12] })

export const level = rule({ minInlineSize: '5ch', textAlign: 'center', fontVariantNumeric: 'tabular-nums', fontSize: vars.size[13] })

export const hint = rule({ margin: 0, marginBlockStart: vars.space[8], textAlign: 'center', fontSize: vars.size[12], color: vars.color.inkMuted })
