import { layered } from '@millwright/ui/layered'
import { media, vars } from '@millwright/ui/theme'
import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { shopsFrame } from '../internal/frame.css.ts'

export const ground = createVar()

export const strip = style(layered({ backgroundColor: fallbackVar(ground, 'transparent') }))

export const shops = style([
  shopsFrame,
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[8],
    marginBlock: 0,
    paddingBlock: `${vars.space[4]} ${vars.space[12]}`,
    listStyle: 'none',
    '@media': {
      [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[12] },
      [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[16] },
    },
  }),
])

export const cell = style(layered({ display: 'grid', minInlineSize: 0 }))

export const shop = style(
  layered({
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[12],
    minBlockSize: 96,
    padding: vars.space[12],
    color: vars.color.ink,
    textDecoration: 'none',
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    selectors: {
      '&:hover': { borderColor: vars.color.lineStrong },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    },
    '@media': { [media.wide]: { minBlockSize: 112, padding: vars.space[16] } },
  }),
)

export const logo = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 64,
    blockSize: 64,
    color: vars.color.inkMuted,
    backgroundColor: vars.color.sunken,
    borderRadius: vars.radius.medium,
  }),
)

export const words = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 }))

export const name = style(
  layered({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontWeight: vars.weight.bold,
    fontSize: vars.size[14],
    lineHeight: '1.25rem',
    selectors: { [`${shop}:hover &`]: { color: vars.color.link } },
  }),
)

/** One line. The number of followers is hidden if it does not fit beside the badge of the mall’s own shop. */
export const facts = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    blockSize: '1.25rem',
    overflowY: 'clip',
    fontSize: vars.size[12],
    lineHeight: '1.125rem',
    color: vars.color.inkMuted,
  }),
)

export const visit = style(
  layered({
    fontSize: vars.size[13],
    color: vars.color.inkMuted,
    whiteSpace: 'nowrap',
    selectors: { [`${shop}:hover &`]: { color: vars.color.link, textDecoration: 'underline' } },
  }),
)
