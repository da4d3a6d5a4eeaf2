import { createVar, keyframes, style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

export const width = createVar()
export const height = createVar()
export const ratio = createVar()
const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const skeleton = style(
  layered({
    display: 'block',
    inlineSize: width,
    maxInlineSize: '100%',
    blockSize: height,
    aspectRatio: ratio,
    borderRadius: vars.radius.small,
    background: vars.color.line,
    animation: `${breathe} 1.6s ease-in-out infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  }),
)
/** Lines of text: the gap and the padding make up the line height. */
export const lines = style(layered({ display: 'flex', flexDirection: 'column', gap: 8, paddingBlock: 4 }))
export const last = style(layered({ selectors: { '&:last-child:not(:only-child)': { inlineSize: '60%' } } }))
