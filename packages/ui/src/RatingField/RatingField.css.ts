import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color } = vars

export const legend = style(layered({ marginBlockEnd: vars.space[4] }))
export const choices = style(layered({ display: 'flex', inlineSize: 'fit-content' }))
export const choice = style(
  layered({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 32,
    blockSize: 32,
    borderRadius: vars.radius.medium,
    color: color.lineStrong,
    cursor: 'pointer',
    selectors: {
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
      '&:hover': { color: color.actionInk },
      '&:active': { translate: '0 0.5px' },
      '&:has(:disabled)': { cursor: 'not-allowed', color: color.lineStrong },
    },
  }),
)
export const radio = style(
  layered({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', opacity: 0, cursor: 'inherit' }),
)
const on = { opacity: 1 }
/** Fills the stars up to the selected one, or on hover up to the hovered one. */
export const filled = style(
  layered({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    color: color.actionInk,
    opacity: 0,
    pointerEvents: 'none',
    selectors: {
      [`${choice}:has(:checked) > &, ${choice}:has(~ ${choice} :checked) > &`]: on,
      [`${choices}:not(:has(:disabled)) ${choice}:hover ~ ${choice} > &`]: { opacity: 0 },
      [`${choices}:not(:has(:disabled)) ${choice}:hover > &, ${choices}:not(:has(:disabled)) ${choice}:has(~ ${choice}:hover) > &`]:
        on,
      [`${choice}:has(:disabled) > &`]: { color: color.inkFaint },
    },
  }),
)
