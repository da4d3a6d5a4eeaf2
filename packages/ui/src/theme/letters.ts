/**
 * Markers for published classes that set the kit's font in a host's page: `block` for a component with text, `inline`
 * for one that also appears within text and inherits its size and colour. Pass as the second argument of `style`;
 * `tsup.config.ts` makes class names of them, which `base.css.ts` matches.
 */
export const BLOCK_MARK = 'B'
export const inline = 'L'
