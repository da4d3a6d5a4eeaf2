import { layered } from '@millwright/ui/layered'
import { media, vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { goodsFrame } from '../internal/frame.css.ts'
import { groundInk } from '../internal/ground.css.ts'
import { headSubTitle, headTitle } from '../internal/heading.css.ts'

export const frame = goodsFrame

export const sheet = style(
  layered({
    vars: { [groundInk]: 'initial' },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface,
    '@media': { [media.medium]: { gridTemplateColumns: '208px minmax(0, 1fr)' } },
  }),
)

export const panel = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    padding: vars.space[16],
    backgroundColor: vars.color.actionSoft,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media': {
      [media.medium]: {
        flexDirection: 'column',
        alignItems: 'flex-start',
        padding: vars.space[24],
        paddingInline: vars.space[20],
        borderBlockEnd: 'none',
        borderInlineEnd: `1px solid ${vars.color.line}`,
      },
    },
  }),
)

export const title = style([headTitle, layered({ fontSize: vars.size[22] })])

export const subTitle = headSubTitle

/** On phones the clock is in its own row below the text, and the "more" link stays beside the title. */
export const clock = style(
  layered({
    order: 1,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    inlineSize: '100%',
    minBlockSize: 28,
    fontSize: vars.size[13],
    color: vars.color.inkMuted,
    '@media': {
      [media.medium]: {
        order: 0,
        flexDirection: 'column',
        alignItems: 'flex-start',
        marginBlockStart: vars.space[16],
        minBlockSize: 56,
      },
    },
  }),
)

export const clockLabel = style(layered({ fontSize: vars.size[13] }))

export const more = style(
  layered({
    marginInlineStart: 'auto',
    '@media': { [media.medium]: { marginInlineStart: 0, marginBlockStart: 'auto' } },
  }),
)

export const strip = style(layered({ position: 'relative', minInlineSize: 0 }))

export const scroller = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    blockSize: '100%',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
  }),
)

export const list = style(
  layered({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(168px, 44%)',
    blockSize: '100%',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': {
      [media.medium]: { gridAutoColumns: `calc(100% / 3)` },
      [media.wide]: { gridAutoColumns: 'calc(100% / 5)' },
    },
  }),
)

export const cell = style(
  layered({
    scrollSnapAlign: 'start',
    minInlineSize: 0,
    borderInlineEnd: `1px solid ${vars.color.line}`,
  }),
)

export const arrow = recipe({
  base: layered({
    position: 'absolute',
    insetBlockStart: '32%',
    zIndex: 2,
    display: 'none',
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.float,
    // Touch scrolls the strip itself.
    '@media': { '(hover: hover)': { display: 'block' } },
    // At the end of the strip the disabled arrow is invisible, unless it has the focus.
    selectors: { '&:has([aria-disabled]):not(:focus-within)': { opacity: 0 } },
  }),
  variants: {
    side: { before: layered({ insetInlineStart: vars.space[8] }), after: layered({ insetInlineEnd: vars.space[8] }) },
  },
})
