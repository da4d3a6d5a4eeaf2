import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'

export const anchor = style(layered({ position: 'absolute', insetInlineEnd: 8, zIndex: 3 }))
/** Keeps its size in a window that is scaled down. */
export const tools = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    marginBlockStart: 8,
    padding: 2,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    boxShadow: vars.shadow.float,
    zoom: 'var(--editor-zoom, 1)',
  }),
)
export const grip = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 28,
    color: vars.color.inkMuted,
    cursor: 'grab',
  }),
)
