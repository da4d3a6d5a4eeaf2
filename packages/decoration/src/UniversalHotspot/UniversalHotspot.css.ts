import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

export { frame } from '../internal/frame.css.ts'

export const ratio = createVar()
export const x = createVar()
export const y = createVar()
export const w = createVar()
export const h = createVar()
export const rank = createVar()

/** The picture and its areas are not mirrored in right-to-left text. */
export const picture = style(
  layered({ position: 'relative', isolation: 'isolate', overflow: 'hidden', direction: 'ltr' }),
)

/**
 * The ratio from the data until the picture has loaded, then the picture's own, so that the areas match the picture.
 */
globalStyle(`${picture} > :first-child:has(> img)`, layered({ aspectRatio: 'auto' }))
globalStyle(
  `${picture} > :first-child > img`,
  layered({ position: 'static', display: 'block', blockSize: 'auto', aspectRatio: `auto ${ratio}` }),
)

/** At least 24 pixels wide and high, and never beyond the picture's edge. */
export const area = style(
  layered({
    position: 'absolute',
    insetInlineStart: `min(${x}, 100% - 24px)`,
    insetBlockStart: `min(${y}, 100% - 24px)`,
    inlineSize: `max(${w}, 24px)`,
    blockSize: `max(${h}, 24px)`,
    zIndex: rank,
    containerType: 'size',
    borderRadius: vars.radius.small,
    selectors: {
      '&:hover': {
        outline: `2px solid ${vars.color.surface}`,
        outlineOffset: -2,
        boxShadow: `inset 0 0 0 3px ${vars.color.ink}`,
      },
      // The ring has an inner edge, so that it contrasts with any picture, and lies above overlapping areas.
      '&:focus-visible': {
        zIndex: 99,
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: -2,
        boxShadow: `inset 0 0 0 4px ${vars.color.surface}`,
      },
    },
  }),
)

/**
 * The area's name with its own background, at the bottom of the area. An area that is too small for it has only the
 * accessible name.
 */
export const label = style(
  layered({
    display: 'none',
    position: 'absolute',
    insetInlineStart: vars.space[4],
    insetBlockEnd: vars.space[4],
    maxInlineSize: `calc(100% - 2 * ${vars.space[4]})`,
    boxSizing: 'border-box',
    paddingInline: vars.space[8],
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.small,
    background: vars.color.surface,
    color: vars.color.ink,
    fontSize: vars.size[12],
    lineHeight: '1.125rem',
    fontWeight: vars.weight.medium,
    '@container': {
      '(min-width: 72px) and (min-height: 40px)': { display: '-webkit-box' },
      '(min-width: 200px) and (min-height: 120px)': {
        insetInlineStart: vars.space[12],
        insetBlockEnd: vars.space[12],
        maxInlineSize: `calc(100% - 2 * ${vars.space[12]})`,
        paddingInline: vars.space[12],
        fontSize: vars.size[14],
        lineHeight: '1.75rem',
      },
    },
  }),
)
