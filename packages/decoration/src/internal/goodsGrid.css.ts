import { layered } from '@millwright/ui/layered'
import { media, vars } from '@millwright/ui/theme'
import { recipe } from '@vanilla-extract/recipes'

const columnsOf = (medium: number, wide: number) =>
  layered({
    '@media': {
      [media.medium]: { gridTemplateColumns: `repeat(${medium}, minmax(0, 1fr))` },
      [media.wide]: { gridTemplateColumns: `repeat(${wide}, minmax(0, 1fr))` },
    },
  })

export const grid = recipe({
  base: layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[8],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.medium]: { gap: vars.space[12] }, [media.wide]: { gap: vars.space[16] } },
  }),
  variants: { columns: { 3: columnsOf(3, 3), 4: columnsOf(4, 4), 5: columnsOf(3, 5) } },
})

export const cell = recipe({
  base: layered({ minInlineSize: 0 }),
  variants: {
    framed: {
      true: layered({
        overflow: 'hidden',
        backgroundColor: vars.color.surface,
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.medium,
        selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
      }),
      false: {},
    },
    /**
     * Phones show two products per row. If the last product is alone in its row, it is hidden; the "more" link leads to
     * it.
     */
    paired: {
      true: layered({
        '@media': {
          'not all and (min-width: 48em)': {
            selectors: { '&:nth-child(odd):last-child:not(:first-child)': { display: 'none' } },
          },
        },
      }),
    },
  },
})
