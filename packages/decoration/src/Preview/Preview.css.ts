import { layered } from '@millwright/ui/layered'
import { vars } from '@millwright/ui/theme'
import { style } from '@vanilla-extract/css'

export const block = style(layered({ position: 'relative', isolation: 'isolate' }))

/** Covers the whole block and is never too small to be clicked. */
export const handle = style(
  layered({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '50%',
    translate: '0 -50%',
    zIndex: 1,
    blockSize: 'max(100%, 24px)',
    display: 'flex',
    alignItems: 'start',
    // In the middle, because titles stand at the start and an editor's tools at the end.
    justifyContent: 'center',
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    outline: '2px solid transparent',
    outlineOffset: -2,
    selectors: {
      '&:hover': { outline: `2px dashed ${vars.color.lineStrong}` },
      '&[aria-pressed="true"]': { outline: `3px solid ${vars.color.actionInk}`, outlineOffset: -3 },
      '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: -3 },
    },
  }),
)

export const name = style(
  layered({
    display: 'none',
    maxInlineSize: '100%',
    paddingInline: vars.space[8],
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: vars.size[12],
    lineHeight: '1.375rem',
    color: vars.color.ink,
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.lineStrong}`,
    selectors: { [`${handle}:is(:hover, :focus-visible, [aria-pressed="true"]) &`]: { display: 'block' } },
  }),
)

export const problem = style(
  layered({
    margin: 0,
    padding: vars.space[16],
    border: `1px dashed ${vars.color.lineStrong}`,
    backgroundColor: vars.color.warnSoft,
    fontSize: vars.size[13],
    lineHeight: 1.5,
    color: vars.color.ink,
    overflowWrap: 'anywhere',
  }),
)
