import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'

/** One column, on windows too narrow for three. */
const narrow = '(max-width: 56em)'

export const desk = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'clamp(220px, 19vw, 288px) minmax(0, 1fr) clamp(272px, 25vw, 368px)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    blockSize: '100dvh',
    fontSize: vars.size[14],
    lineHeight: vars.leading[14],
    color: vars.color.ink,
    backgroundColor: vars.color.canvas,
    '@media': {
      [narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'none',
        gridAutoRows: 'auto',
        blockSize: 'auto',
      },
    },
  }),
)
export const left = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    minInlineSize: 0,
    backgroundColor: vars.color.surface,
    borderInlineEnd: `1px solid ${vars.color.line}`,
    '@media': { [narrow]: { blockSize: 640 } },
  }),
)
export const canvas = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    minBlockSize: 0,
    '@media': { [narrow]: { blockSize: 640 } },
  }),
)
export const windows = style(
  layered({
    display: 'flex',
    gap: vars.space[16],
    flex: 1,
    minBlockSize: 320,
    minInlineSize: 0,
    padding: vars.space[16],
  }),
)
export const said = style(
  layered({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
)
