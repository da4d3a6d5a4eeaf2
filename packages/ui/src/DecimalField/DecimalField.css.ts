import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'

/** Numbers are read from left to right in every language, and stand at the start of their field. */
export const input = style(
  layered({
    direction: 'ltr',
    fontVariantNumeric: 'tabular-nums',
    // Chrome and Safari know the prefixed value alone.
    textAlign: ['match-parent', '-webkit-match-parent'],
  }),
)
