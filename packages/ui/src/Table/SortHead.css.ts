import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars

export const sort = style(
  layered({
    display: 'inline-block',
    minBlockSize: 24,
    marginInline: `calc(-1 * ${space[4]})`,
    paddingInline: space[4],
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    color: 'inherit',
    fontWeight: 'inherit',
    whiteSpace: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.ink, background: color.surface },
      '&:active': { translate: '0 0.5px' },
      '&[data-sorted]': { color: color.actionInk },
    },
  }),
)
