import { createVar, style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars
const noScripts = '(scripting: none)'
const narrow = '(max-width: 480px)'

/** The maximum height of the tree. */
export const height = createVar()

export const body = style(layered({ display: 'grid', gap: space[8], minInlineSize: 0 }))
/** Above the transparent input, which fills the row. */
export const folderButton = style(
  layered({ position: 'relative', display: 'flex', '@media': { [noScripts]: { display: 'none' } } }),
)
export const box = style(
  layered({
    maxBlockSize: height,
    minInlineSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
  }),
)
export const item = style(layered({ display: 'flow-root' }))
export const row = style(
  layered({
    fontSize: vars.size[13],
    lineHeight: vars.leading[13],
    minBlockSize: 32,
    paddingBlock: 2,
    selectors: {
      '&[data-cut]': { opacity: 0.55 },
      '&[data-over]': { background: color.actionSoft, outline: `1px solid ${color.actionInk}`, outlineOffset: -1 },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[data-over]': { outlineColor: 'Highlight' } } } },
  }),
)
export const icon = style(layered({ flex: 'none', display: 'flex', color: color.inkMuted }))
/** The name, and the facts beside it. In a narrow window they are beneath it, so that names have room. */
export const main = style(
  layered({
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minInlineSize: 0,
    '@media': { [narrow]: { flexDirection: 'column', alignItems: 'flex-start', gap: 0 } },
  }),
)
export const words = style(layered({ flex: 1, display: 'grid', rowGap: space[2], minInlineSize: 0 }))
export const name = style(layered({ overflowWrap: 'anywhere' }))
export const error = style(
  layered({ fontSize: vars.size[12], lineHeight: vars.leading[12], color: color.bad, overflowWrap: 'anywhere' }),
)
export const facts = style(
  layered({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
)
export const progress = style(layered({ inlineSize: 72 }))
export const percent = style(layered({ minInlineSize: '4ch', textAlign: 'end' }))
export const good = style(layered({ color: color.good }))
export const bad = style(layered({ color: color.bad }))
export const menu = style(
  layered({
    flex: 'none',
    display: 'flex',
    marginInlineEnd: -4,
    marginBlock: -2,
    '@media': { [noScripts]: { display: 'none' } },
  }),
)
export const field = style(
  layered({
    inlineSize: '100%',
    minBlockSize: 26,
    paddingInline: space[4],
    border: `1px solid ${color.focus}`,
    borderRadius: vars.radius.small,
    background: color.surface,
    color: color.ink,
    font: 'inherit',
    selectors: { '&[aria-invalid="true"]': { borderColor: color.bad } },
    // iOS zooms into fields with a smaller font.
    '@media': { '(pointer: coarse)': { fontSize: '1rem' } },
  }),
)
export const bar = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8], fontSize: vars.size[13] }),
)
export const foot = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[16],
    rowGap: space[4],
    minBlockSize: vars.leading[12],
    fontSize: vars.size[12],
    lineHeight: vars.leading[12],
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
)
/** Takes no room before there are files. */
export const bare = style(layered({ minBlockSize: 0, marginBlockStart: `calc(-1 * ${space[8]})` }))
export const status = style(
  layered({ flex: '1 1 180px', minInlineSize: 0, textAlign: 'end', overflowWrap: 'anywhere' }),
)
export const none = style(layered({ padding: space[12], color: color.inkMuted, fontSize: vars.size[13] }))
