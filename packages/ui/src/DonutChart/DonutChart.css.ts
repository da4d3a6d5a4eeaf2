import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { media, vars } from '../theme/theme.ts'

const { color, space } = vars

export const layout = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[16],
    '@media': { [media.medium]: { flexDirection: 'row', gap: space[32] } },
  }),
)
export const ring = style(layered({ position: 'relative', flex: 'none', inlineSize: 160, blockSize: 160 }))
export const drawing = style(layered({ display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'visible' }))
export const part = style(
  layered({
    transformOrigin: '50% 50%',
    transition: `scale ${vars.motion.fast}`,
    selectors: { '&[data-active]': { scale: 1.06 } },
  }),
)
export const none = style(layered({ fill: color.sunken }))
export const total = style(
  layered({
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    fontSize: vars.size[16],
    lineHeight: vars.leading[16],
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  }),
)
export const totalLabel = style(
  layered({ fontSize: vars.size[12], lineHeight: vars.leading[12], color: color.inkFaint }),
)
export const table = style(
  layered({
    borderCollapse: 'collapse',
    inlineSize: '100%',
    maxInlineSize: 480,
    fontSize: vars.size[13],
    lineHeight: vars.leading[13],
  }),
)
export const row = style(
  layered({
    borderBlockEnd: `1px solid ${color.line}`,
    selectors: { '&[data-active]': { background: color.sunken } },
  }),
)
export const head = style(layered({ padding: 0 }))
export const name = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    paddingBlock: space[8],
    paddingInline: space[4],
    fontWeight: vars.weight.regular,
    textAlign: 'start',
  }),
)
export const figure = style(
  layered({
    paddingBlock: space[8],
    paddingInline: `${space[12]} ${space[4]}`,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
)
