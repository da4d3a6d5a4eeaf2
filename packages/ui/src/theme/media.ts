/** The breakpoints. Styles without a media query are for phones. */
export const media = { medium: 'screen and (min-width: 768px)', wide: 'screen and (min-width: 1200px)' } as const
