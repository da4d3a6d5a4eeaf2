/** Every window that stories are seen in, named once: for the toolbar, for the pictures and for Chromatic. */
export const viewports = {
  small: { name: 'Small phone', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop', styles: { width: '1200px', height: '900px' }, type: 'desktop' },
  wide: { name: 'Wide', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const

export type Mode = { locale: 'zh' | 'en'; theme: 'light' | 'dark'; viewport: keyof typeof viewports }

/** What a picture is taken in: two modes that differ in everything, and for screens the two between them. */
export const modes = {
  'zh-desktop-light': { locale: 'zh', theme: 'light', viewport: 'desktop' },
  'en-phone-dark': { locale: 'en', theme: 'dark', viewport: 'phone' },
} as const satisfies Record<string, Mode>

export const screenModes = {
  ...modes,
  'zh-phone-light': { locale: 'zh', theme: 'light', viewport: 'phone' },
  'en-desktop-light': { locale: 'en', theme: 'light', viewport: 'desktop' },
} as const satisfies Record<string, Mode>
