import { layered } from '@millwright/ui/layered'
import { media, vars } from '@millwright/ui/theme'
import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

export const narrow = createVar()
export const wide = createVar()

export const alone = style(layered({ backgroundColor: vars.color.sunken }))

/**
 * The focus ring is drawn above the positioned picture, which would hide it, with an inner line of another colour, so
 * that it contrasts with any picture.
 */
export const link = style(
  layered({
    position: 'relative',
    display: 'block',
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    selectors: {
      '&:focus-visible::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        zIndex: 1,
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: -2,
        boxShadow: `inset 0 0 0 4px ${vars.color.surface}`,
      },
    },
  }),
)

/** The merchant sets the height. The picture is cropped at its sides and never distorted, as in the editor. */
export const box = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    blockSize: narrow,
    overflow: 'hidden',
    '@media': { [media.medium]: { display: 'block', blockSize: wide } },
  }),
)

globalStyle(
  `${box} > :first-child`,
  layered({ flex: 1, minBlockSize: 0, blockSize: '100%', inlineSize: '100%', aspectRatio: 'auto' }),
)

const edge = (margin: string, more = '0px') => `max(calc(${margin} + ${more}), calc((100% - 1440px) / 2 + ${more}))`

/** The text: above the picture on narrow screens; on wide screens over the picture, with its own background. */
export const plate = recipe({
  base: layered({
    order: -1,
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    padding: `${vars.space[8]} ${vars.space[12]}`,
    backgroundColor: vars.color.surface,
    borderInlineStart: `4px solid ${vars.color.action}`,
    '@media': {
      [media.medium]: {
        position: 'absolute',
        maxInlineSize: 'min(560px, 44%)',
        insetBlockEnd: vars.space[72],
        insetInlineStart: vars.space[16],
        padding: `${vars.space[20]} ${vars.space[24]}`,
      },
      [media.wide]: { insetInlineStart: edge(vars.space[24]) },
    },
  }),
  variants: {
    beside: {
      true: layered({
        '@media': { [media.wide]: { insetInlineStart: edge(vars.space[24], `14.5rem + ${vars.space[40]}`) } },
      }),
      false: {},
    },
  },
})

export const title = style(
  layered({
    fontSize: vars.size[18],
    lineHeight: 1.25,
    fontWeight: vars.weight.bold,
    color: vars.color.ink,
    overflowWrap: 'anywhere',
    '@media': { [media.medium]: { fontSize: vars.size[28] }, [media.wide]: { fontSize: vars.size[36] } },
  }),
)

export const subTitle = style(
  layered({
    fontSize: vars.size[13],
    lineHeight: 1.5,
    color: vars.color.inkMuted,
    overflowWrap: 'anywhere',
    '@media': { [media.medium]: { fontSize: vars.size[16] } },
  }),
)
