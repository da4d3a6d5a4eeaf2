/** What values of a query look like, for `reads`. */
export const anything = /^/
export const anId = /^\d{1,19}$/
export const aPage = /^\d{1,5}$/
export const yes = /^1$/
