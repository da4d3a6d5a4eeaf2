import { layered } from '@millwright/ui/layered'
import { media, vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'

export const playground = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    '@media': { [media.medium]: { flexDirection: 'row', blockSize: '100vh' } },
  }),
)

export const side = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    padding: vars.space[12],
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    fontSize: vars.size[13],
    '@media': {
      [media.medium]: {
        flex: 'none',
        inlineSize: '34%',
        overflowY: 'auto',
        borderInlineEnd: `1px solid ${vars.color.line}`,
      },
    },
  }),
)

export const page = style(layered({ flex: 1, minInlineSize: 0, overflowY: 'auto' }))

export const label = style(layered({ margin: 0, fontWeight: vars.weight.bold }))

export const json = style(
  layered({
    minBlockSize: 320,
    flex: 1,
    padding: vars.space[8],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.canvas,
    color: vars.color.ink,
    fontFamily: 'ui-monospace, monospace',
    fontSize: vars.size[12],
    lineHeight: 1.5,
    whiteSpace: 'pre',
    resize: 'vertical',
  }),
)

export const words = style(
  layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' }),
)

export const word = style(
  layered({
    minBlockSize: 24,
    paddingInline: vars.space[8],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.sunken,
    color: vars.color.ink,
    fontFamily: 'ui-monospace, monospace',
    fontSize: vars.size[12],
    cursor: 'pointer',
  }),
)

export const problems = style(
  layered({ margin: 0, paddingInlineStart: vars.space[20], lineHeight: 1.6, overflowWrap: 'anywhere' }),
)
