import { style, styleVariants } from '@vanilla-extract/css'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { media, vars } from '../theme/theme.ts'

const { color, space } = vars
const phone = 'screen and (max-width: 47.99em)'

export const frame = style(
  layered({
    position: 'relative',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
  }),
  BLOCK_MARK,
)
export const narrow = styleVariants({
  // Wide windows do not scroll the table, so that its sticky header works.
  scroll: layered({ overflowX: 'auto', '@media': { [media.wide]: { overflowX: 'clip' } } }),
  cards: layered({
    overflowX: 'auto',
    '@media': { [phone]: { border: 0, background: 'transparent' }, [media.wide]: { overflowX: 'clip' } },
  }),
})
export const table = style(layered({ inlineSize: '100%', fontSize: vars.size[13], lineHeight: vars.leading[13] }))
export const caption = style(
  layered({ textAlign: 'start', fontWeight: vars.weight.medium, padding: space[12], fontSize: vars.size[14] }),
)
export const head = style(layered({ background: color.sunken, color: color.inkMuted }))
/** Sticks below the host's own sticky elements. */
export const sticky = style(
  layered({
    '@media': { [media.wide]: { position: 'sticky', insetBlockStart: 'var(--mw-stuck-above, 0px)', zIndex: 1 } },
  }),
)
export const mark = style(layered({ inlineSize: 40, paddingInlineEnd: 0 }))
export const row = style(
  layered({
    selectors: {
      'tbody > &': { borderBlockStart: `1px solid ${color.line}` },
      'tbody > &:hover': { background: color.canvas },
      [`&:has(> ${mark} :checked):not(thead > &)`]: { background: color.actionSoft },
    },
  }),
)
export const cell = style(
  layered({
    blockSize: vars.row.height,
    padding: `${space[8]} ${space[12]}`,
    fontWeight: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    verticalAlign: 'middle',
  }),
)
export const headCell = style(
  layered({
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    blockSize: vars.control.medium,
    paddingBlock: space[4],
  }),
)
export const dense = style(layered({ blockSize: vars.control.medium, paddingBlock: space[4] }))
export const align = styleVariants({
  start: layered({ textAlign: 'start' }),
  end: layered({ textAlign: 'end' }),
  center: layered({ textAlign: 'center' }),
})
export const whole = style(layered({ whiteSpace: 'nowrap' }))
export const none = style(layered({ padding: space[24], textAlign: 'center', color: color.inkMuted }))

/** Below 768 pixels each row is a card, and each cell appears beside its column header. */
export const cards = style(layered({ '@media': { [phone]: { display: 'block' } } }))
export const cardsHead = style(
  layered({
    '@media': {
      [phone]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
)
/** Sort buttons and the select-all checkbox stay visible above the cards. */
export const cardsTools = style(layered({ '@media': { [phone]: { display: 'block', background: 'transparent' } } }))
export const tools = style(
  layered({ '@media': { [phone]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space[4]}` } } }),
)
export const card = style(
  layered({
    '@media': {
      [phone]: {
        display: 'block',
        position: 'relative',
        padding: `${space[8]} ${space[12]}`,
        marginBlockEnd: space[8],
        border: `1px solid ${color.line}`,
        borderRadius: vars.radius.medium,
        background: color.surface,
      },
    },
  }),
)
export const cardCell = style(
  layered({
    '@media': {
      [phone]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(6em, 2fr) 3fr',
        gap: space[12],
        blockSize: 'auto',
        padding: `${space[4]} 0`,
        textAlign: 'start',
        '::before': { content: 'attr(data-label)', whiteSpace: 'normal', color: color.inkMuted },
        selectors: {
          // An empty cell of a card says nothing.
          '&:has(> div:empty)': { display: 'none' },
          '&[data-label=""]': { gridTemplateColumns: '1fr' },
          '&[data-label=""]::before': { display: 'none' },
        },
      },
    },
  }),
)
export const cardMark = style(
  layered({
    '@media': {
      [phone]: {
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineEnd: 0,
        display: 'block',
        inlineSize: 'auto',
        blockSize: 'auto',
        padding: space[8],
        paddingInlineEnd: space[8],
        background: 'none',
      },
    },
  }),
)
