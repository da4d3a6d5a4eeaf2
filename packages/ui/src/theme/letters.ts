/**
 * Which published classes have the letters of the house in a page of others: that of a part which says something
 * (`block`), and of one that stands in lines too and takes size and colour from there (`inline`). Second argument of
 * `style`; `tsup.config.ts` makes class names of it, and `base.css.ts` knows them.
 */
export const block = 'B'
export const inline = 'L'
