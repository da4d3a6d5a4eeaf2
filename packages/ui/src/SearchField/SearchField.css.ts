import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars

export const glass = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    paddingInlineStart: space[12],
    color: color.inkFaint,
    pointerEvents: 'none',
  }),
)
export const input = style(
  layered({
    appearance: 'none',
    paddingInline: space[8],
    selectors: { '&::-webkit-search-decoration': { appearance: 'none' } },
  }),
)

const inner = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  border: 0,
  background: 'transparent',
  color: color.inkMuted,
  cursor: 'pointer',
} as const

/** The clear button. Hidden while the field is empty or disabled. */
export const clear = style(
  layered({
    ...inner,
    alignSelf: 'center',
    inlineSize: 24,
    blockSize: 24,
    marginInlineEnd: space[4],
    padding: 0,
    borderRadius: vars.radius.small,
    selectors: {
      '&:hover': { background: color.sunken, color: color.ink },
      [`${input}:placeholder-shown ~ &, ${input}:disabled ~ &`]: { display: 'none' },
    },
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
)
export const submit = style(
  layered({
    ...inner,
    paddingInline: space[12],
    borderInlineStart: `1px solid ${color.line}`,
    fontWeight: vars.weight.medium,
    color: color.link,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover:not(:disabled)': { background: color.sunken },
      '&:active:not(:disabled)': { background: color.linkSoft },
      '&:focus-visible': { outlineOffset: -2 },
      '&:disabled': { color: color.inkFaint, cursor: 'not-allowed' },
    },
  }),
)
