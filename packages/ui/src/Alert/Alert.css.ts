import { style, styleVariants } from '@vanilla-extract/css'
import { toneColors } from '../internal/tones.ts'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { partRadius } from '../theme/partRadius.ts'
import { vars } from '../theme/theme.ts'

const { info, good, warn, bad } = toneColors

export const alert = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[8],
    padding: `${vars.space[8]} ${vars.space[12]}`,
    borderRadius: partRadius('panel'),
    border: '1px solid transparent',
    color: vars.color.ink,
  }),
  BLOCK_MARK,
)
export const tone = styleVariants({ info, good, warn, bad }, ({ ground }) => layered({ background: ground }))
export const icon = styleVariants({ info, good, warn, bad }, ({ ink }) =>
  layered({ color: ink, display: 'flex', blockSize: vars.leading[14], alignItems: 'center' }),
)
export const body = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[4]} ${vars.space[12]}`,
    alignItems: 'center',
    justifyContent: 'space-between',
  }),
)
export const words = style(layered({ flex: '1 1 16rem', minInlineSize: 0 }))
export const title = style(layered({ fontWeight: vars.weight.medium }))
