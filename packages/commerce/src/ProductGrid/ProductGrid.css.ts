import { globalStyle } from '@vanilla-extract/css'
import { layers, media, vars } from '@millwright/ui/theme'
import { rule } from '../internal/rule.ts'

export const grid = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(208px, 100% / 6), 1fr))',
      gap: vars.space[16],
    },
    print: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

/**
 * Cards are laid out, and their pictures loaded, only when they come near the viewport. Until then they have the height
 * of a typical card.
 */
globalStyle(`${grid} > li`, {
  '@layer': {
    [layers.components]: {
      minInlineSize: 0,
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 417px',
      '@media': { [media.medium]: { containIntrinsicBlockSize: 'auto 453px' } },
    },
  },
})
