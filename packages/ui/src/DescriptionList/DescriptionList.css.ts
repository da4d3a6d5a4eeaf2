import { style, styleVariants } from '@vanilla-extract/css'
import { layered, media, vars } from '../theme/theme.ts'

const { color, space } = vars

export const list = styleVariants({
  lines: layered({ display: 'grid', borderBlockStart: `1px solid ${color.line}`, columnGap: space[24] }),
  plain: layered({ display: 'grid', gap: `${space[4]} ${space[24]}` }),
})
export const columns = styleVariants({ 1: 1, 2: 2, 3: 3 }, (count) => layered({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.medium]: { gridTemplateColumns: `repeat(${Math.min(count, 2)}, minmax(0, 1fr))` },
    [media.wide]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
  },
}))
export const item = styleVariants({
  lines: layered({ display: 'grid', gridTemplateColumns: 'minmax(5em, 2fr) 3fr', gap: space[12], paddingBlock: space[8], borderBlockEnd: `1px solid ${color.line}` }),
  plain: layered({ display: 'flex', gap: space[8] }),
})
export const term = style(layered({ flexShrink: 0, color: color.inkMuted, overflowWrap: 'anywhere' }))
export const detail = style(layered({ minInlineSize: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }))
