/** Pixels of the shell's header that stay at the window's edge, on phones and wider. */
export const HEADER = { narrow: 56, wide: 70 } as const

/** The header's row at rest, from medium windows on. */
export const HEADER_ROW = 88

/** How much of the window's start the shell covers; nothing where a screen has no header. */
export const stuckAbove = 'var(--mw-stuck-above, 0px)'
