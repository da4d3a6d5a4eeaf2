/** Returns the id of a cart line's element, which links to the line name. */
export const lineAnchor = (basketId: string): string => `line-${basketId}`
