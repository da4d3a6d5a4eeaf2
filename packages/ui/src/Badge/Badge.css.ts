import { style } from '@vanilla-extract/css'
import { inline } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

export const badge = style(
  layered({
    display: 'inline-block',
    inlineSize: 'fit-content',
    minInlineSize: 18,
    paddingInline: 5,
    borderRadius: vars.radius.round,
    background: vars.color.action,
    color: vars.color.onAction,
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    whiteSpace: 'nowrap',
  }),
  inline,
)
