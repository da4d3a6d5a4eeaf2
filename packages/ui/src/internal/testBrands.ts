import { createTheme } from '../createTheme/createTheme.tsx'

/** Three made-up brands. The toolbar shows every story in them, and `npm run axe -- --brands` checks them. */
export const brands = {
  /** A maker of hand tools: green, warm greys, round. */
  nordwerk: createTheme({
    accent: '#0b7a55',
    neutral: '#7a6f5d',
    link: '#00629b',
    radius: { base: 8, button: 999, tag: 999 },
    density: 'roomy',
  }),
  /** A parts counter: violet, sharp, small. Its warning and error differ from the kit's. */
  basalt: createTheme({
    accent: '#6d28d9',
    neutral: '#64607a',
    good: '#0f766e',
    warn: '#a16207',
    bad: '#be123c',
    radius: 0,
    density: 'compact',
    container: { wide: 1320 },
  }),
  /** A rental of machines: yellow, grey without a tint, a lighter accent in dark. */
  saffron: createTheme({
    accent: '#ffcc00',
    neutral: '#767676',
    dark: { accent: '#ffd94a' },
    radius: { base: 3, dialog: 16, panel: 10 },
    font: ['Noto Sans SC Variable', 'Noto Sans'],
  }),
} as const

/** The CSS of all of them, for `data-brand`. */
export const brandSheet = Object.entries(brands)
  .map(([brand, theme]) => theme.css({ brand }))
  .join('')
