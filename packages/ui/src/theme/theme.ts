export { layers, vars } from './contract.css.ts'
export { layered } from './layered.ts'
export { chooseTheme, themeOf, themeScript } from './choice.ts'
export type { Theme } from './choice.ts'
export { accentRoles, shopAccent } from './shopAccent.ts'
export type { AccentPalette, AccentRole, ShopAccent } from './shopAccent.ts'

/** From which width on a rule holds; phones are the ground it stands on. */
export const media = { medium: 'screen and (min-width: 768px)', wide: 'screen and (min-width: 1200px)' } as const
