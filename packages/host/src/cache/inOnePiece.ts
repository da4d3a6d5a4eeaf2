/**
 * The name of the cookie that a browser sends after hydration failed. The server then includes the shell data and the
 * data of server-only parts in the page.
 */
export const IN_ONE_PIECE = 'in-one-piece'
