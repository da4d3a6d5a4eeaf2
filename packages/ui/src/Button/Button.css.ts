import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { inline } from '../theme/letters.ts'
import { layered } from '../theme/layered.ts'
import { partRadius } from '../theme/partRadius.ts'
import { vars } from '../theme/theme.ts'

const { color, space } = vars
const turn = keyframes({ to: { rotate: '360deg' } })

export const button = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    flexShrink: 0,
    border: '1px solid transparent',
    borderRadius: partRadius('button'),
    background: 'transparent',
    fontWeight: vars.weight.medium,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}, color ${vars.motion.fast}`,
    selectors: {
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&[aria-busy="true"]': { cursor: 'progress' },
      'form[aria-busy="true"] &[type="submit"]': { cursor: 'progress' },
      '&:active:not(:disabled, [aria-disabled="true"])': { translate: '0 0.5px' },
    },
    // Buttons cannot be pressed on paper.
    '@media': {
      print: { display: 'none' },
      // In forced colours browsers grey out only natively disabled elements.
      '(forced-colors: active)': { selectors: { '&&[aria-disabled="true"]:not([aria-busy])': { color: 'GrayText' } } },
    },
  }),
  inline,
)

export const size = styleVariants({
  small: layered({
    minBlockSize: vars.control.small,
    paddingInline: space[8],
    fontSize: vars.size[13],
    lineHeight: vars.leading[13],
    gap: space[4],
  }),
  medium: layered({
    minBlockSize: vars.control.medium,
    paddingInline: space[16],
    paddingBlock: space[4],
    fontSize: vars.size[14],
    lineHeight: vars.leading[14],
  }),
  large: layered({
    minBlockSize: vars.control.large,
    paddingInline: space[24],
    paddingBlock: space[4],
    fontSize: vars.size[16],
    lineHeight: vars.leading[16],
  }),
})

export const square = styleVariants(vars.control, (side) =>
  layered({ inlineSize: side, paddingInline: 0, paddingBlock: 0 }),
)

const live = '&:hover:not(:disabled, [aria-disabled="true"])'
// While a form is being submitted, its submit buttons are disabled except the loading one.
const off =
  '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"]), form[aria-busy="true"] &[type="submit"]:not([aria-busy="true"])'

export const tone = styleVariants({
  action: layered({
    background: color.action,
    color: color.onAction,
    selectors: {
      [live]: { background: color.actionHover },
      [off]: { background: color.sunken, color: color.inkFaint, borderColor: color.line },
    },
  }),
  neutral: layered({
    background: color.surface,
    color: color.ink,
    borderColor: color.lineStrong,
    selectors: {
      [live]: { background: color.sunken, borderColor: color.inkFaint },
      [off]: { color: color.inkFaint, borderColor: color.line },
      '&[aria-expanded="true"], &[aria-pressed="true"]': { background: color.sunken },
    },
  }),
  quiet: layered({
    color: color.inkMuted,
    selectors: {
      [live]: { background: color.sunken, color: color.ink },
      [off]: { color: color.inkFaint },
      '&[aria-expanded="true"], &[aria-pressed="true"]': { background: color.sunken, color: color.ink },
    },
  }),
  danger: layered({
    background: color.surface,
    color: color.bad,
    borderColor: color.bad,
    selectors: { [live]: { background: color.badSoft }, [off]: { color: color.inkFaint, borderColor: color.line } },
  }),
})

export const wide = style(layered({ inlineSize: '100%' }))
export const concealed = style(layered({ visibility: 'hidden' }))
export const content = style(
  layered({ display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: 'inherit' }),
)
export const spinner = style(
  layered({
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    inlineSize: 16,
    blockSize: 16,
    border: '2px solid currentColor',
    borderInlineStartColor: 'transparent',
    borderRadius: vars.radius.round,
    animation: `${turn} 800ms linear infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  }),
)
