/**
 * The breakpoints. Styles without a media query are for phones. In em, so that a reader with larger text gets the layout of
 * a narrower screen.
 */
export const media = { medium: 'screen and (min-width: 48em)', wide: 'screen and (min-width: 75em)' } as const

/** Windows of few lines, such as a phone on its side or with large text. Nothing sticks to their edges. */
export const shortWindow = 'screen and (max-height: 32em)'
