import { style, styleVariants } from '@vanilla-extract/css'
import { fades } from '../theme/fades.ts'
import { BLOCK_MARK } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars
const chosen = '&[data-state="active"], &[aria-current="page"]'

export const list = styleVariants(
  {
    line: layered({
      display: 'flex',
      gap: space[24],
      borderBlockEnd: `1px solid ${color.line}`,
      // Positioned, so that visually hidden content in a tab is clipped with it.
      position: 'relative',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      ...fades.both,
    }),
    pill: layered({
      position: 'relative',
      display: 'flex',
      gap: space[8],
      overflowX: 'auto',
      scrollbarWidth: 'none',
      padding: 2,
      ...fades.both,
    }),
  },
  BLOCK_MARK,
)
const tab = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    flex: 'none',
    border: 0,
    background: 'transparent',
    color: color.inkMuted,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    fontSize: vars.size[14],
    lineHeight: vars.leading[14],
    ':hover': { color: color.ink },
  }),
)
export const look = styleVariants({
  line: [
    tab,
    layered({
      minBlockSize: vars.control.large,
      paddingInline: space[2],
      boxShadow: 'inset 0 -2px transparent',
      ':focus-visible': { outlineOffset: -2 },
      selectors: {
        [chosen]: {
          color: color.actionInk,
          fontWeight: vars.weight.medium,
          boxShadow: `inset 0 -2px ${color.actionInk}`,
        },
      },
      '@media': { '(forced-colors: active)': { selectors: { [chosen]: { borderBlockEnd: '2px solid Highlight' } } } },
    }),
  ],
  pill: [
    tab,
    layered({
      minBlockSize: vars.control.medium,
      paddingInline: space[12],
      borderRadius: vars.radius.medium,
      border: `1px solid ${color.line}`,
      selectors: {
        [chosen]: {
          color: color.actionInk,
          background: color.actionSoft,
          borderColor: color.actionInk,
          fontWeight: vars.weight.medium,
        },
      },
    }),
  ],
})
export const panel = style(
  layered({
    paddingBlockStart: space[16],
    selectors: { '&[data-state="inactive"]': { display: 'none' } },
    // Without scripts tabs cannot be selected, so all panels are shown.
    '@media': { '(scripting: none)': { selectors: { '&[data-state="inactive"]': { display: 'block' } } } },
  }),
)
