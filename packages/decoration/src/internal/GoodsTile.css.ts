import { layered } from '@millwright/ui/layered'
import { media, vars } from '@millwright/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

export const tile = recipe({
  base: layered({ position: 'relative', display: 'flex', minInlineSize: 0, blockSize: '100%', color: vars.color.ink }),
  variants: {
    look: {
      card: layered({ flexDirection: 'column' }),
      thumb: layered({ flexDirection: 'column' }),
      row: layered({ alignItems: 'center', gap: vars.space[12], padding: vars.space[12] }),
      wide: layered({ alignItems: 'center', gap: vars.space[12], padding: vars.space[12] }),
      line: layered({ alignItems: 'center', padding: `${vars.space[8]} ${vars.space[12]}` }),
      hero: layered({ flexDirection: 'column' }),
    },
  },
})

export const picture = recipe({
  base: layered({ display: 'block', flex: 'none' }),
  variants: {
    look: {
      card: layered({ padding: vars.space[12], paddingBlockEnd: 0 }),
      thumb: layered({ inlineSize: '100%' }),
      row: layered({ inlineSize: 104 }),
      wide: layered({ inlineSize: 'min(156px, 38%)' }),
      line: {},
      hero: layered({
        inlineSize: '100%',
        maxInlineSize: 360,
        marginInline: 'auto',
        padding: vars.space[16],
        paddingBlockEnd: 0,
      }),
    },
  },
})

export const words = recipe({
  base: layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0, flex: 1 }),
  variants: {
    look: {
      card: layered({ padding: vars.space[12], gap: vars.space[2] }),
      thumb: layered({ paddingBlockStart: vars.space[8], gap: vars.space[2] }),
      row: layered({ gap: vars.space[2] }),
      wide: layered({ gap: vars.space[2] }),
      line: layered({ flexDirection: 'row', alignItems: 'center', columnGap: vars.space[12] }),
      hero: layered({
        padding: vars.space[16],
        gap: vars.space[4],
        '@media': { [media.wide]: { padding: vars.space[24] } },
      }),
    },
  },
})

/** In the `line` look the name is shortened, never the price. */
globalStyle(`${words.classNames.variants.look.line} > a`, layered({ flex: 1, minInlineSize: 0 }))

/**
 * One link over the whole tile: a large touch target and one tab stop. It has the height of a model and a name of two
 * lines.
 */
export const link = recipe({
  base: layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
      '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
    },
  }),
  variants: {
    named: { block: layered({ blockSize: '4rem' }), line: layered({ blockSize: '2.75rem', justifyContent: 'center' }) },
    /** In looks without tiles side by side, a short name stands next to the text below it. */
    low: { true: layered({ justifyContent: 'end' }) },
  },
})

const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const

export const model = recipe({
  base: layered({ fontWeight: vars.weight.bold, fontSize: vars.size[14], lineHeight: '1.375rem', ...clamped(1) }),
  variants: {
    look: {
      card: {},
      thumb: layered({ fontSize: vars.size[13] }),
      row: {},
      wide: layered({ fontSize: vars.size[16] }),
      line: {},
      hero: layered({ fontSize: vars.size[18] }),
    },
  },
})

export const name = recipe({
  base: layered({
    fontSize: vars.size[13],
    lineHeight: '1.25rem',
    color: vars.color.inkMuted,
    ...clamped(2),
    selectors: { [`${link.classNames.base}:hover &`]: { color: vars.color.link, textDecoration: 'underline' } },
  }),
  variants: {
    look: {
      card: {},
      thumb: {},
      row: {},
      wide: {},
      line: layered({ WebkitLineClamp: 1 }),
      hero: layered({ fontSize: vars.size[14] }),
    },
    /** A product family has no model above its name. */
    alone: { true: layered({ WebkitLineClamp: 3, color: vars.color.ink, fontWeight: vars.weight.bold }), false: {} },
  },
  compoundVariants: [{ variants: { look: 'line', alone: true }, style: layered({ WebkitLineClamp: 2 }) }],
})

export const brief = recipe({
  base: layered({
    display: 'block',
    blockSize: '1.125rem',
    overflow: 'hidden',
    fontSize: vars.size[12],
    lineHeight: '1.125rem',
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
  }),
  variants: { word: { true: layered({ color: vars.color.warn }), false: layered({ color: vars.color.inkFaint }) } },
})

/**
 * A list price that does not fit beside the price is hidden, except on phone cards, which have a second line. The
 * prices of neighbouring cards align.
 */
export const prices = recipe({
  base: layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[8],
    blockSize: '1.75rem',
    paddingBlockStart: vars.space[4],
    overflowY: 'clip',
  }),
  variants: {
    look: {
      card: layered({
        marginBlockStart: 'auto',
        blockSize: '3.125rem',
        alignContent: 'end',
        '@media': { [media.medium]: { blockSize: '2rem' } },
      }),
      thumb: layered({ marginBlockStart: 'auto' }),
      row: {},
      wide: {},
      line: layered({ flex: 'none', blockSize: 'auto', paddingBlockStart: 0 }),
      hero: layered({ blockSize: '2.25rem' }),
    },
  },
})

export const price = style(layered({ whiteSpace: 'nowrap' }))

export const from = style(
  layered({
    marginInline: vars.space[2],
    fontSize: vars.size[12],
    color: vars.color.inkMuted,
    selectors: { '&:first-child': { marginInlineStart: 0 } },
  }),
)

export const action = style(
  layered({
    marginBlockStart: vars.space[8],
    paddingBlock: vars.space[4],
    fontSize: vars.size[13],
    lineHeight: '1.25rem',
    textAlign: 'center',
    color: vars.color.actionInk,
    border: `1px solid ${vars.color.actionInk}`,
    borderRadius: vars.radius.medium,
    selectors: {
      [`${tile.classNames.base}:hover &`]: { color: vars.color.onAction, backgroundColor: vars.color.action },
    },
  }),
)

export const unseen = style(
  layered({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
)
