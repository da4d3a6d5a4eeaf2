/** Every window that stories are seen in, named once: for the toolbar, for the pictures and for Chromatic. */
export const viewports = {
  small: { name: 'Phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  narrow: { name: 'Phone 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop 1200', styles: { width: '1200px', height: '900px' }, type: 'desktop' },
  wide: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const

export type Mode = { locale: 'zh' | 'en'; theme: 'light' | 'dark'; viewport: keyof typeof viewports }

/** What a picture is taken in: two modes that differ in everything. */
export const modes = {
  'zh-desktop-light': { locale: 'zh', theme: 'light', viewport: 'desktop' },
  'en-phone-dark': { locale: 'en', theme: 'dark', viewport: 'phone' },
} as const satisfies Record<string, Mode>

/** The tag of the few screens that stand for the rest: they are taken in the two modes between as well. */
export const inFourModes = 'four-modes'
export const fourModes = {
  ...modes,
  'zh-phone-light': { locale: 'zh', theme: 'light', viewport: 'phone' },
  'en-desktop-light': { locale: 'en', theme: 'light', viewport: 'desktop' },
} as const satisfies Record<string, Mode>

/** What `npm run axe -- --all` looks at: every language, every theme, and the three windows that the house promises. */
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
