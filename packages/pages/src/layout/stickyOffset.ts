/** The height of the sticky header in pixels, on phones and on wider windows. */
export const HEADER = { narrow: 56, wide: 70 } as const

/** The height of the header's row before it sticks, from medium windows on. */
export const HEADER_ROW = 88

/** The height that the shell covers at the top of the viewport. 0 on screens without a header. */
export const stickyOffset = 'var(--mw-stuck-above, 0px)'
