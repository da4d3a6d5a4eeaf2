import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'
import { grid as listGrid } from '../GoodsList/GoodsList.css.ts'
import { goodsFrame } from '../internal/frame.css.ts'
import { onGround } from '../internal/ground.css.ts'

export const frame = goodsFrame

const unscripted = '(scripting: none)'

/** The row of tabs. Hidden without scripts, when all shelves show below their names. */
export const bar = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[16],
    marginBlockEnd: vars.space[12],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    '@media': { [unscripted]: { display: 'none' } },
  }),
)

export const tabs = style(
  layered({
    display: 'flex',
    flex: 1,
    minInlineSize: 0,
    gap: vars.space[24],
    overflowX: 'auto',
    scrollbarWidth: 'none',
  }),
)

export const tab = style(
  layered({
    flex: 'none',
    minBlockSize: 40,
    paddingInline: vars.space[2],
    border: 0,
    borderBlockEnd: '2px solid transparent',
    background: 'transparent',
    color: onGround.inkMuted,
    fontSize: vars.size[14],
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: onGround.ink },
      '&:focus-visible': { outline: `2px solid ${onGround.focus}`, outlineOffset: -2 },
      '&[aria-selected="true"]': {
        color: onGround.actionInk,
        fontWeight: vars.weight.medium,
        borderBlockEndColor: onGround.actionInk,
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[aria-selected="false"]': { borderBlockEndColor: 'Canvas' } } },
    },
  }),
)

export const shelf = style(
  layered({
    selectors: { '&[data-rest]': { display: 'none' } },
    '@media': {
      [unscripted]: { selectors: { '&[data-rest]': { display: 'block', marginBlockStart: vars.space[24] } } },
    },
  }),
)

export const name = style(layered({ display: 'none', '@media': { [unscripted]: { display: 'block' } } }))

export const goods = listGrid({ columns: 5 })

export { cell } from '../GoodsList/GoodsList.css.ts'
