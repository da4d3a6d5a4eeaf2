import { keyframes, style } from '@vanilla-extract/css'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { partRadius } from '../theme/partRadius.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars
const appear = keyframes({ from: { opacity: 0 } })

export const scrim = style(
  layered({
    position: 'fixed',
    inset: 0,
    zIndex: vars.depth.dialog,
    background: color.scrim,
    animation: `${appear} ${vars.motion.fast} ease-out`,
  }),
)
export const header = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[16],
    minBlockSize: 56,
    paddingBlock: space[4],
    paddingInline: `${space[20]} ${space[12]}`,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
)
export const bare = style(layered({ borderBlockEnd: 0, justifyContent: 'flex-end' }))
export const title = style(
  layered({ fontSize: vars.size[16], lineHeight: vars.leading[16], fontWeight: vars.weight.bold }),
)
export const body = style(
  layered({
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[20],
    ':focus-visible': { outlineOffset: -2 },
  }),
)
export const footer = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[8],
    padding: `${space[12]} ${space[20]}`,
    paddingBlockEnd: `max(${space[12]}, env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${color.line}`,
  }),
)
/** Floating content, the only elements with a shadow. */
export const float = style(
  layered({
    background: color.surface,
    color: color.ink,
    border: `1px solid ${color.line}`,
    borderRadius: partRadius('panel'),
    boxShadow: vars.shadow.float,
    animation: `${appear} ${vars.motion.fast} ease-out`,
  }),
  BLOCK_MARK,
)
