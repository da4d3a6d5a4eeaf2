import { keyframes, style } from '@vanilla-extract/css'
import { layers, vars } from '@millwright/ui/theme'

const run = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } })

/** A progress bar along the top while the next screen loads. The router shows it only if loading takes a moment. */
export const progress = style({
  '@layer': {
    [layers.screens]: {
      position: 'fixed',
      insetBlockStart: 0,
      insetInline: 0,
      zIndex: 100,
      blockSize: 2,
      background: vars.color.action,
      transformOrigin: '0 50%',
      opacity: 0,
      pointerEvents: 'none',
      selectors: {
        '&:not([data-state="idle"])': { opacity: 1, animation: `${run} 8s cubic-bezier(0.1, 0.7, 0.2, 1) both` },
      },
      '@media': {
        '(prefers-reduced-motion: reduce)': { selectors: { '&:not([data-state="idle"])': { animation: 'none' } } },
      },
    },
  },
})
