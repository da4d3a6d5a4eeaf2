import { style, styleVariants } from '@vanilla-extract/css'
import type { StyleRule } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars
const noScripts = '(scripting: none)'

const pressable: StyleRule = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: vars.control.medium,
  paddingInline: space[12],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  color: color.ink,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
}

export const zone = style(
  layered({
    padding: space[12],
    border: `1px dashed ${color.lineStrong}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
    selectors: {
      '&[data-over]': { borderStyle: 'solid', borderColor: color.actionInk, background: color.actionSoft },
      '&[data-invalid]': { borderColor: color.bad },
      '&:has(> div > input:disabled)': { borderColor: color.line },
    },
  }),
)
export const choose = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[12],
    minInlineSize: 0,
  }),
)
export const input = style(
  layered({
    maxInlineSize: '100%',
    color: color.inkMuted,
    fontSize: vars.size[13],
    '::file-selector-button': { ...pressable, marginInlineEnd: space[8] },
  }),
)
/**
 * The transparent file input. It fills the zone, so that its focus ring and the browser's validation messages have a
 * place.
 */
export const covered = style(
  layered({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    cursor: 'pointer',
    '@media': { [noScripts]: { position: 'static', blockSize: 'auto', opacity: 1 } },
  }),
)
export const button = style(
  layered({
    ...pressable,
    position: 'relative',
    selectors: {
      '&:hover': { background: color.sunken, borderColor: color.inkFaint },
      '&:active': { background: color.sunken, translate: '0 0.5px' },
      [`${input}:focus-visible + &`]: { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
      [`${input}:disabled + &`]: {
        color: color.inkFaint,
        borderColor: color.line,
        cursor: 'not-allowed',
        background: color.surface,
      },
    },
    '@media': { [noScripts]: { display: 'none' } },
  }),
)
export const drop = style(
  layered({
    fontSize: vars.size[13],
    color: color.inkMuted,
    selectors: { [`${input}:disabled ~ &`]: { color: color.inkFaint } },
    // Touch devices cannot drop or paste.
    '@media': { '(hover: none)': { display: 'none' }, [noScripts]: { display: 'none' } },
  }),
)

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
