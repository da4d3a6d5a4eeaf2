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
 * What is scrolled sideways fades where there is more of it: at both sides, or at its end alone where the first column
 * stays. Nothing fades where all is in sight. The theme's sheet has what moves.
 */
export const fades = { both: fade('mw-fade-both'), end: fade('mw-fade-end') }
