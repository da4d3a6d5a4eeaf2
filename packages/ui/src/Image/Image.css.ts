import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/theme.ts'

export const ratio = createVar()
export const width = createVar()

export const box = style(
  layered({
    display: 'block',
    position: 'relative',
    inlineSize: '100%',
    aspectRatio: fallbackVar(ratio, '1'),
    overflow: 'hidden',
    background: vars.color.paper,
  }),
)
export const sized = style(layered({ inlineSize: width, maxInlineSize: '100%', flex: 'none' }))
export const bare = style(layered({ background: 'none' }))
export const picture = style(layered({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' }))
export const fit = styleVariants({ contain: layered({ objectFit: 'contain' }), cover: layered({ objectFit: 'cover' }) })
export const missing = style(layered({ display: 'grid', placeItems: 'center', color: '#68737f' }))
export const drawing = style(layered({ inlineSize: '40%', blockSize: '40%', maxInlineSize: 64, maxBlockSize: 64 }))
