import { media, vars } from '@millwright/ui/theme'
import { rule } from '../../layout/rule.ts'
import { stickyOffset } from '../../layout/stickyOffset.ts'

const inDrawer = { [media.wide]: { display: 'none' } }

/** Beside the products the filters are a column, although the browser treats them as a closed popover. */
export const aside = rule({
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: vars.color.surface,
  color: vars.color.ink,
  selectors: {
    '&:popover-open': {
      position: 'fixed',
      inset: '0 0 0 auto',
      display: 'flex',
      flexDirection: 'column',
      inlineSize: 'min(400px, 100vw - 48px)',
      blockSize: '100dvh',
      margin: 0,
      overscrollBehavior: 'contain',
      boxShadow: vars.shadow.float,
    },
    '&::backdrop': { background: vars.color.scrim },
  },
  '@media': {
    [media.wide]: {
      background: 'none',
      selectors: {
        '&, &:popover-open': {
          position: 'sticky',
          insetBlock: `calc(${stickyOffset} + ${vars.space[16]}) auto`,
          alignSelf: 'start',
          display: 'block',
          inlineSize: 'auto',
          blockSize: 'auto',
          maxBlockSize: `calc(100dvh - ${stickyOffset} - ${vars.space[32]})`,
          // Keeps focus rings inside the scroll area from being cut off.
          margin: `0 calc(-1 * ${vars.space[4]})`,
          padding: `0 ${vars.space[4]}`,
          overflowX: 'hidden',
          overflowY: 'auto',
          overscrollBehavior: 'auto',
          scrollbarWidth: 'thin',
          boxShadow: 'none',
        },
      },
    },
  },
})

export const head = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: vars.space[8],
  paddingInline: `${vars.space[16]} ${vars.space[8]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': inDrawer,
})

export const title = rule({ fontSize: vars.size[16], fontWeight: vars.weight.bold })

export const body = rule({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[16],
  '@media': { [media.wide]: { padding: 0, overflow: 'visible' } },
})

export const foot = rule({
  padding: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': inDrawer,
})
