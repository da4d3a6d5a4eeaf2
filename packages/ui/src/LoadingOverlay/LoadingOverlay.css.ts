import { keyframes, style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { partRadius } from '../theme/partRadius.ts'
import { vars } from '../theme/theme.ts'

const { color, space, motion } = vars
const appear = keyframes({ from: { opacity: 0 } })
const pale = keyframes({ from: { opacity: 1 } })

export const region = style(layered({ position: 'relative', outlineOffset: 2 }))
/** The overlay waits a moment, so that a fast answer does not flash. */
export const content = style(
  layered({
    selectors: { '&[data-loading]': { opacity: 0.4, animation: `${pale} ${motion.fast} ${motion.slow} backwards` } },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-loading]': { opacity: 1 } } } },
  }),
)
export const overlay = style(
  layered({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    justifyItems: 'center',
    alignItems: 'start',
    cursor: 'progress',
    animation: `${appear} ${motion.fast} ${motion.slow} backwards`,
  }),
)
/** Stays in sight while a long region scrolls. */
export const note = style(
  layered({
    position: 'sticky',
    insetBlock: space[16],
    marginBlock: 'auto',
    paddingBlock: space[8],
    paddingInline: space[16],
    border: `1px solid ${color.line}`,
    borderRadius: partRadius('panel'),
    background: color.surface,
    color: color.ink,
    boxShadow: vars.shadow.float,
  }),
)
