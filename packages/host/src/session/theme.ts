/** What a visitor has chosen, or the shop; `undefined` as the visitor's system says. */
export type Theme = 'light' | 'dark' | undefined
