import { createVar, keyframes } from '@vanilla-extract/css'

const FADE = '32px'
const before = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' })
const after = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' })
const both = keyframes({
  from: { vars: { [before]: '0px', [after]: FADE } },
  '10%': { vars: { [before]: FADE } },
  '90%': { vars: { [after]: FADE } },
  to: { vars: { [before]: FADE, [after]: '0px' } },
})
const end = keyframes({
  from: { vars: { [after]: FADE } },
  '90%': { vars: { [after]: FADE } },
  to: { vars: { [after]: '0px' } },
})
const supported = '(animation-timeline: scroll(self inline))'
const fade = (name: string) =>
  ({
    '@supports': {
      [supported]: {
        maskImage: `linear-gradient(to right, transparent, #000 ${before}, #000 calc(100% - ${after}), transparent)`,
        animation: `${name} linear both`,
        animationTimeline: 'scroll(self inline)',
        selectors: {
          '&:dir(rtl)': {
            maskImage: `linear-gradient(to left, transparent, #000 ${before}, #000 calc(100% - ${after}), transparent)`,
          },
        },
      },
    },
  }) as const

/**
 * What is scrolled sideways fades where there is more of it: at both sides, or at its end alone where the first column
 * stays. Nothing fades where all is in sight.
 */
export const fades = { both: fade(both), end: fade(end) }
