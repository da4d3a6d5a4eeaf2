import { layered } from '@millwright/ui/layered'
import { media, vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { goodsFrame, sheet as framedSheet } from '../internal/frame.css.ts'

export const frame = goodsFrame

export const sheet = recipe({
  base: framedSheet,
  variants: {
    split: {
      true: layered({
        display: 'grid',
        '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      }),
      false: {},
    },
  },
})

const list = layered({ display: 'grid', gridAutoRows: '1fr', margin: 0, padding: 0, listStyle: 'none' })

export const top = recipe({
  base: list,
  variants: {
    split: {
      true: layered({ '@media': { [media.medium]: { borderInlineEnd: `1px solid ${vars.color.line}` } } }),
      false: layered({
        '@media': { [media.wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))' } },
      }),
    },
  },
})

/** The lines share the height of the three products beside them, so that no empty cell remains. */
export const rest = style([list, layered({ gridAutoRows: 'minmax(max-content, 1fr)' })])

export const place = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    minInlineSize: 0,
    paddingInlineStart: vars.space[12],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    marginBlockEnd: -1,
  }),
)

/** The first three ranks have their own background. */
export const rank = recipe({
  base: layered({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: vars.space[24],
    minBlockSize: vars.space[24],
    borderRadius: vars.radius.small,
    border: '1px solid transparent',
    fontSize: vars.size[14],
    fontWeight: vars.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.inkMuted,
  }),
  variants: { top: { true: layered({ backgroundColor: vars.color.action, color: vars.color.onAction }), false: {} } },
})
