import { media } from '@millwright/ui/theme'
import { recipe } from '@vanilla-extract/recipes'
import { inLayer } from '../internal/inLayer.ts'
import { cell as ruledCell, frame as pageFrame, ruled } from '../internal/frame.css.ts'

export const frame = pageFrame
export const cell = ruledCell

const columns = (narrow: number, medium: number, wide: number) => inLayer({
  gridTemplateColumns: `repeat(${narrow}, minmax(0, 1fr))`,
  '@media': {
    [media.medium]: { gridTemplateColumns: `repeat(${medium}, minmax(0, 1fr))` },
    [media.wide]: { gridTemplateColumns: `repeat(${wide}, minmax(0, 1fr))` },
  },
})

export const sheet = recipe({ base: ruled, variants: { columns: { 3: columns(2, 3, 3), 4: columns(2, 4, 4), 5: columns(2, 3, 5) } } })
