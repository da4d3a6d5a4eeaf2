import { fallbackVar } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

const { small, medium, large } = vars.radius
const defaults = {
  button: medium,
  field: medium,
  checkbox: `min(${small}, 25%)`,
  tag: small,
  panel: medium,
  dialog: large,
}

/** The radius of a part: its own (`createTheme` sets it), or the radius of its size. For style modules. */
export function partRadius(part: keyof typeof defaults): string {
  return fallbackVar(`var(--mw-radius-${part})`, defaults[part])
}
