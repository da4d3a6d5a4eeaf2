/** The cookie of a browser that could not get a page's frame as a file: with it the frame stands in the page. */
export const IN_ONE_PIECE = 'in-one-piece'
