const supported = '(animation-timeline: scroll(self inline))'
const mask = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent, #000 var(--mw-fade-before), #000 calc(100% - var(--mw-fade-after)), transparent)`
const fade = (name: 'mw-fade-both' | 'mw-fade-end') =>
  ({
    '@supports': {
      [supported]: {
        maskImage: mask('right'),
        animation: `${name} linear both`,
        animationTimeline: 'scroll(self inline)',
        selectors: { '&:dir(rtl)': { maskImage: mask('left') } },
      },
    },
  }) as const

/**
 * Styles that fade a horizontally scrolling box where it has more content: at both sides, or only at its end if the
 * first column is sticky. The keyframes are in the theme's sheet.
 */
export const fades = { both: fade('mw-fade-both'), end: fade('mw-fade-end') }
