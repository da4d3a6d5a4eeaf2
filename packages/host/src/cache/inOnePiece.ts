/**
 * The cookie of a browser that failed to hydrate. The page then contains the shell data and the data of server-only
 * parts.
 */
export const IN_ONE_PIECE = 'in-one-piece'
