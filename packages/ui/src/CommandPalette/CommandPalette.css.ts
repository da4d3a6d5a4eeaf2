import { keyframes, style } from '@vanilla-extract/css'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { partRadius } from '../theme/partRadius.ts'
import { media, vars } from '../theme/theme.ts'

const { color, space } = vars
const drop = keyframes({ from: { opacity: 0, translate: '0 -8px' } })

export const palette = style(
  layered({
    position: 'fixed',
    zIndex: vars.depth.dialog,
    insetInline: space[12],
    insetBlockStart: space[12],
    display: 'flex',
    flexDirection: 'column',
    maxInlineSize: 640,
    maxBlockSize: 'min(480px, 100dvh - 24px)',
    marginInline: 'auto',
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: partRadius('dialog'),
    background: color.surface,
    color: color.ink,
    boxShadow: vars.shadow.float,
    outline: 'none',
    animation: `${drop} ${vars.motion.fast} ease-out`,
    '@media': { [media.medium]: { insetBlockStart: '12dvh' } },
  }),
  BLOCK_MARK,
)
export const search = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    paddingInline: space[16],
    borderBlockEnd: `1px solid ${color.line}`,
    color: color.inkMuted,
  }),
)
export const input = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 52,
    border: 0,
    background: 'transparent',
    color: color.ink,
    fontSize: vars.size[16],
    lineHeight: vars.leading[16],
    // The palette shows where the focus is: it has one input.
    outline: 'none',
    '::placeholder': { color: color.inkFaint, opacity: 1 },
  }),
)
export const list = style(
  layered({
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[4],
    selectors: { '&:empty': { display: 'none' } },
  }),
)
export const option = style(
  layered({
    justifyContent: 'flex-start',
    color: 'inherit',
    textDecoration: 'none',
    selectors: { '&[aria-selected="true"]': { color: color.ink, fontWeight: vars.weight.regular } },
  }),
)
export const icon = style(layered({ flex: 'none', display: 'flex', color: color.inkMuted }))
export const words = style(layered({ flex: 1, minInlineSize: 0 }))
export const shortcut = style(
  layered({
    flex: 'none',
    paddingInline: space[4],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.small,
    background: color.surface,
    fontFamily: 'inherit',
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
    color: color.inkMuted,
  }),
)
export const note = style(
  layered({ display: 'flex', gap: space[8], padding: `${space[12]} ${space[16]}`, color: color.inkMuted }),
)
export const failed = style(layered({ color: color.bad }))
export const retry = style(
  layered({
    padding: 0,
    border: 0,
    background: 'transparent',
    color: color.link,
    textDecoration: 'underline',
    cursor: 'pointer',
  }),
)
