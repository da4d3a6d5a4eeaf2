import { style, styleVariants } from '@vanilla-extract/css'
import type { StyleRule } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars
export const files = styleVariants({
  list: layered({ display: 'grid', gap: space[8], marginBlockStart: space[12] }),
  pictures: layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
    gap: space[12],
    marginBlockStart: space[12],
  }),
})
const invalid = { selectors: { '&[data-invalid]': { borderColor: color.bad } } }
export const item = styleVariants({
  list: layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    padding: space[8],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.medium,
    minInlineSize: 0,
    ...invalid,
  }),
  pictures: layered({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: space[4],
    padding: space[4],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.medium,
    minInlineSize: 0,
    ...invalid,
  }),
})
const frame: StyleRule = {
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: color.sunken,
  color: color.inkMuted,
}
export const preview = styleVariants({
  list: layered({ ...frame, flex: 'none', inlineSize: 40, blockSize: 40 }),
  pictures: layered({ ...frame, inlineSize: '100%', aspectRatio: '1' }),
})
export const drawn = style(layered({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }))
export const words = style(
  layered({
    flex: 1,
    display: 'grid',
    rowGap: space[2],
    minInlineSize: 0,
    fontSize: vars.size[13],
    lineHeight: vars.leading[13],
  }),
)
export const name = styleVariants({
  list: layered({ overflowWrap: 'anywhere' }),
  pictures: layered({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
})
export const state = style(
  layered({
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
)
export const error = style(
  layered({ fontSize: vars.size[12], lineHeight: vars.leading[12], color: color.bad, overflowWrap: 'anywhere' }),
)
export const buttons = styleVariants({
  list: layered({ flex: 'none', display: 'flex', gap: space[4] }),
  pictures: layered({
    position: 'absolute',
    insetBlockStart: space[8],
    insetInlineEnd: space[8],
    display: 'flex',
    gap: space[4],
  }),
})
export const problems = style(
  layered({
    display: 'grid',
    gap: space[4],
    marginBlockStart: space[8],
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
    color: color.bad,
    overflowWrap: 'anywhere',
  }),
)
