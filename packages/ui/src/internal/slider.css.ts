import { createVar, style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color } = vars
const thumbSize = 20
const thumb = {
  boxSizing: 'border-box',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  border: `2px solid ${color.actionInk}`,
  borderRadius: vars.radius.round,
  background: color.surface,
  pointerEvents: 'auto',
  cursor: 'pointer',
} as const
const track = { blockSize: 24, background: 'transparent' } as const
const thumbs = ['&::-webkit-slider-thumb', '&::-moz-range-thumb']
const onThumbs = (state: string, rule: object) =>
  Object.fromEntries(thumbs.map((part) => [part.replace('&', `&${state}`), rule]))

export const row = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space[12], minBlockSize: 28 }))
/** The line under the thumbs, and the inputs over it. */
export const rail = style(
  layered({
    position: 'relative',
    flex: 1,
    minInlineSize: 0,
    display: 'grid',
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 10,
      blockSize: 4,
      borderRadius: vars.radius.round,
      background: color.lineStrong,
    },
    '@media': { '(forced-colors: active)': { '::before': { background: 'CanvasText' } } },
  }),
)
/** The shares of the rail, from 0 to 1, where the chosen part begins and ends. */
export const begin = createVar()
export const end = createVar()
/** The middle of a thumb never reaches the ends of the rail. */
const placeOf = (share: string) => `calc(${thumbSize / 2}px + (100% - ${thumbSize}px) * ${share})`

export const fill = style(
  layered({
    position: 'absolute',
    insetBlockStart: 10,
    blockSize: 4,
    borderRadius: vars.radius.round,
    insetInlineStart: placeOf(begin),
    inlineSize: `calc((100% - ${thumbSize}px) * (${end} - ${begin}))`,
    background: color.action,
    selectors: { [`${rail}:has(:disabled) > &`]: { background: color.inkFaint } },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        selectors: { [`${rail}:has(:disabled) > &`]: { background: 'GrayText' } },
      },
    },
  }),
)
/** A slider fills from the end of the rail, not from the middle of a thumb. */
export const fillFromStart = style(layered({ insetInlineStart: 0, inlineSize: placeOf(end) }))
export const input = style(
  layered({
    gridArea: '1 / 1',
    appearance: 'none',
    position: 'relative',
    inlineSize: '100%',
    blockSize: 24,
    margin: 0,
    background: 'transparent',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&::-webkit-slider-runnable-track': track,
      '&::-moz-range-track': track,
      '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginBlockStart: 2 },
      '&::-moz-range-thumb': thumb,
      ...onThumbs(':hover', { borderColor: color.actionHover }),
      ...onThumbs(':focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: 2 }),
      ...onThumbs('[aria-invalid="true"]', { borderColor: color.bad }),
      '&:disabled': { cursor: 'not-allowed' },
      ...onThumbs(':disabled', { borderColor: color.lineStrong, background: color.sunken, cursor: 'not-allowed' }),
    },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        selectors: {
          ...onThumbs('', { borderColor: 'ButtonText', background: 'ButtonFace' }),
          ...onThumbs('[aria-invalid="true"]', { borderColor: 'ButtonText' }),
          ...onThumbs(':focus-visible', { outlineColor: 'Highlight' }),
          ...onThumbs(':disabled', { borderColor: 'GrayText' }),
        },
      },
    },
  }),
)
/** Two inputs lie upon each other: only their thumbs take the pointer. */
export const one = style(layered({ pointerEvents: 'none' }))
/** Of two thumbs in one place the one that can move further lies above. */
export const above = style(layered({ zIndex: 1 }))
/** The value as text, in the width of the widest one. Without scripts it would not follow the thumb. */
export const value = style(
  layered({
    flex: 'none',
    display: 'grid',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '::after': { content: 'attr(data-widest)', blockSize: 0, overflow: 'hidden', visibility: 'hidden' },
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
)
export const off = style(layered({ color: color.inkFaint }))
