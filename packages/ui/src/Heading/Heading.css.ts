import { style } from '@vanilla-extract/css'
import { inline } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

export const heading = style(
  layered({
    color: vars.color.ink,
    fontWeight: vars.weight.bold,
    textWrap: 'balance',
    // Aligns a line that starts with a full-width quotation mark with the other lines.
    textSpacingTrim: 'trim-start',
    maxInlineSize: '100%',
    overflowWrap: 'break-word',
  }),
  inline,
)
