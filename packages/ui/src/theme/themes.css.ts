import { createGlobalVar, globalKeyframes, globalStyle } from '@vanilla-extract/css'
import { layers, vars } from './contract.css.ts'
import { cssValue } from './cssValue.ts'
import { resolver } from './resolve.ts'
import tokens from './tokens.json' with { type: 'json' }

type Values = Record<string, string>
const { valueOf } = resolver(tokens)

/**
 * Returns the custom properties of one group: `{ 'var(--mw-space-4)': '4px' }`. Sets only the names that the group has.
 */
function values(contract: Values, group: object): Values {
  return Object.fromEntries(
    Object.entries(group)
      .filter(([name]) => !name.startsWith('$'))
      .map(([name, token]) => [contract[name]!, cssValue(valueOf(token))]),
  )
}

/**
 * Sets custom properties only, so a host's page looks as before. The selectors have no specificity, so that a host's own
 * values on `:root` win; among these rules the last one wins.
 */
function theme(selector: string, own: Values, media?: string, scheme?: 'light' | 'dark') {
  const rule = { vars: scheme ? { ...own, '--mw-scheme': scheme } : own }
  globalStyle(`:where(${selector})`, { '@layer': { [layers.theme]: media ? { '@media': { [media]: rule } } : rule } })
}

const { color } = tokens
// Dark themes apply to screens only, because paper is white.
const screen = 'screen'
const prefersDark = 'screen and (prefers-color-scheme: dark)'

theme(':root', {
  ...values(vars.space, tokens.space),
  ...values(vars.size, tokens.size),
  ...values(vars.leading, tokens.leading),
  ...values(vars.weight, tokens.weight),
  ...values(vars.font, tokens.font),
  ...values(vars.radius, tokens.radius),
  ...values(vars.motion, tokens.motion),
  ...values(vars.control, tokens.control),
  ...values(vars.row, tokens.row),
  ...values(vars.depth, tokens.depth),
  ...values(vars.shadow, tokens.shadow),
})
theme(':root, [data-theme="light"], [data-theme="system"]', values(vars.color, color.light), undefined, 'light')
theme('[data-theme="dark"]', values(vars.color, color.dark), screen, 'dark')
theme(':root:not([data-theme]), [data-theme="system"]', values(vars.color, color.dark), prefersDark, 'dark')

for (const [brand, light, dark] of [
  ['yellow', color.yellow, color.yellowDark],
  ['blue', color.blue, color.blueDark],
] as const) {
  const own = `[data-brand="${brand}"]`
  // A section of the page may have a theme of its own, but the brand applies to the whole page.
  const within = (theme: string) => `${own} [data-theme="${theme}"]:not([data-brand])`
  theme(`${own}, ${within('light')}, ${within('system')}`, values(vars.color, light))
  theme(`[data-theme="dark"]${own}, ${within('dark')}`, values(vars.color, dark), screen)
  theme(`:root:not([data-theme])${own}, ${within('system')}`, values(vars.color, dark), prefersDark)
}

theme('[data-density="regular"]', { ...values(vars.control, tokens.control), ...values(vars.row, tokens.row) })
theme('[data-density="compact"]', {
  ...values(vars.control, tokens.compact.control),
  ...values(vars.row, tokens.compact.row),
})
theme(':root', { [vars.motion.fast]: '0ms', [vars.motion.slow]: '0ms' }, '(prefers-reduced-motion: reduce)')

// The width of the fade at each side of a row.
const WIDTH = '32px'
const length = { syntax: '<length>', inherits: false, initialValue: '0px' } as const
const before = createGlobalVar('mw-fade-before', length)
const after = createGlobalVar('mw-fade-after', length)

globalKeyframes('mw-fade-both', {
  from: { vars: { [before]: '0px', [after]: WIDTH } },
  '10%': { vars: { [before]: WIDTH } },
  '90%': { vars: { [after]: WIDTH } },
  to: { vars: { [before]: WIDTH, [after]: '0px' } },
})
globalKeyframes('mw-fade-end', {
  from: { vars: { [after]: WIDTH } },
  '90%': { vars: { [after]: WIDTH } },
  to: { vars: { [after]: '0px' } },
})
