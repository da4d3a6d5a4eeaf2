import { layered } from '@millwright/ui/layered'
import { media, vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'
import { groundInk } from './ground.css.ts'

/** Centred in the viewport, with the width and margins of the page's surroundings. */
export const frame = style(
  layered({
    maxInlineSize: `calc(1440px + 2 * ${vars.space[24]})`,
    marginInline: 'auto',
    paddingInline: vars.space[12],
    '@media': { [media.medium]: { paddingInline: vars.space[16] }, [media.wide]: { paddingInline: vars.space[24] } },
  }),
)

/** The frame of product blocks. Far down a page it is laid out lazily (`Blocks.css.ts`). */
export const goodsFrame = style([frame])

/** The frame of shop blocks, which are less high than product blocks. */
export const shopsFrame = style([frame])

export const sheet = style(
  layered({
    vars: { [groundInk]: 'initial' },
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface,
  }),
)

/** Single lines between cells: each cell has a border at its end and bottom, and the outermost borders are cut off. */
export const ruled = style([sheet, layered({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })])

export const cell = style(
  layered({
    minInlineSize: 0,
    marginInlineEnd: -1,
    marginBlockEnd: -1,
    borderInlineEnd: `1px solid ${vars.color.line}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
)

/** Three boxes side by side; one or two boxes share the width. */
export const trio = style(
  layered({
    display: 'grid',
    gap: vars.space[12],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': {
      [media.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))' },
      [media.wide]: { gap: vars.space[16] },
    },
  }),
)

export const box = style(
  layered({
    vars: { [groundInk]: 'initial' },
    minInlineSize: 0,
    backgroundColor: vars.color.surface,
    // On a tablet two boxes stand side by side, and the third takes the next row.
    '@media': {
      [`${media.medium} and (max-width: 74.99em)`]: {
        selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
      },
    },
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
  }),
)

/** Rows of four boxes, in pairs on phones. The places of missing boxes stay empty. */
export const four = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
)
