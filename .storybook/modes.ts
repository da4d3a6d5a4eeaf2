export const viewports = {
  small: { name: 'Phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  narrow: { name: 'Phone 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop 1200', styles: { width: '1200px', height: '900px' }, type: 'desktop' },
  wide: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const

export type Mode = {
  locale: 'zh' | 'en'
  theme: 'light' | 'dark'
  viewport: keyof typeof viewports
  /** One of `testBrands.ts` of ui. */
  brand?: string
}

/** The modes of every story: two that differ in locale, viewport and theme. */
export const modes = {
  'zh-desktop-light': { locale: 'zh', theme: 'light', viewport: 'desktop' },
  'en-phone-dark': { locale: 'en', theme: 'dark', viewport: 'phone' },
} as const satisfies Record<string, Mode>

/** The tag of the few representative screens that are also pictured in the two modes in between. */
export const inFourModes = 'four-modes'

/** The tag of a story whose pixels differ from visit to visit. It has no fingerprint, and a comment says why. */
export const unsteady = 'unsteady'

export const fourModes = {
  ...modes,
  'zh-phone-light': { locale: 'zh', theme: 'light', viewport: 'phone' },
  'en-desktop-light': { locale: 'en', theme: 'light', viewport: 'desktop' },
} as const satisfies Record<string, Mode>

/** The modes of `npm run axe`: every language, every theme and the three supported viewports. */
export const everyMode: Record<string, Mode> = Object.fromEntries(
  (['zh', 'en'] as const).flatMap((locale) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      (['narrow', 'tablet', 'wide'] as const).map((viewport) => [
        `${locale}-${theme}-${parseInt(viewports[viewport].styles.width)}`,
        { locale, theme, viewport },
      ]),
    ),
  ),
)

/** The modes of `npm run axe -- --brands`: three brands that `createTheme` made, in light and dark. */
export const brandModes: Record<string, Mode> = Object.fromEntries(
  ['nordwerk', 'basalt', 'saffron'].flatMap((brand) =>
    (['light', 'dark'] as const).map((theme) => [
      `${brand}-${theme}`,
      { locale: theme === 'light' ? 'zh' : 'en', theme, viewport: 'desktop', brand },
    ]),
  ),
)
