import { style } from '@vanilla-extract/css'
import { inline } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

export const heading = style(
  layered({
    color: vars.color.ink,
    fontWeight: vars.weight.bold,
    textWrap: 'balance',
    // A line that begins with a full-width quote begins where the others do.
    textSpacingTrim: 'trim-start',
    maxInlineSize: '100%',
    overflowWrap: 'break-word',
  }),
  inline,
)
