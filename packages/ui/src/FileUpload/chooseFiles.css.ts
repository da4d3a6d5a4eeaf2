import { style } from '@vanilla-extract/css'
import type { StyleRule } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { partRadius } from '../theme/partRadius.ts'
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
  borderRadius: partRadius('button'),
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
      '&:has(input[type="file"]:disabled)': { borderColor: color.line },
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
