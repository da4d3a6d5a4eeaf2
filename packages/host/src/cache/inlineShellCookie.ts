/**
 * The name of the cookie that a browser sends after hydration failed. The server then includes the shell data and the
 * data of server-only parts in the page.
 */
export const INLINE_SHELL_COOKIE = 'in-one-piece'
