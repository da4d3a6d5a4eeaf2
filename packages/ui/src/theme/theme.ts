export { layers, vars } from './contract.css.ts'
export { chooseTheme, themeOf, themeScript } from './choice.ts'
export type { Theme } from './choice.ts'
export { accentRoles, shopAccent } from './shopAccent.ts'
export type { AccentPalette, AccentRole, ShopAccent } from './shopAccent.ts'

export { fades } from './fades.ts'
export { media, shortWindow } from './media.ts'
