import { style, styleVariants } from '@vanilla-extract/css'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { media, vars } from '../theme/theme.ts'

const { color, space } = vars

export const list = styleVariants(
  {
    lines: layered({ display: 'grid', borderBlockStart: `1px solid ${color.line}`, columnGap: space[24] }),
    plain: layered({ display: 'grid', gap: `${space[4]} ${space[12]}` }),
  },
  BLOCK_MARK,
)
const across = (one: string) =>
  styleVariants({ 1: 1, 2: 2, 3: 3 }, (count) =>
    layered({
      gridTemplateColumns: one,
      '@media': {
        [media.medium]: { gridTemplateColumns: `repeat(${Math.min(count, 2)}, ${one})` },
        [media.wide]: { gridTemplateColumns: `repeat(${count}, ${one})` },
      },
    }),
  )
/** Plain lists share one term column, so that the details align. Terms wrap before numbers do. */
export const columns = { lines: across('minmax(0, 1fr)'), plain: across('fit-content(40%) minmax(min-content, 1fr)') }
export const item = styleVariants({
  lines: layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(5em, 2fr) 3fr',
    gap: space[12],
    paddingBlock: space[8],
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  plain: layered({ display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: 'span 2' }),
})
export const term = style(layered({ color: color.inkMuted, overflowWrap: 'anywhere' }))
export const detail = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }))
