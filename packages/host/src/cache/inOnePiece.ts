/**
 * The cookie of a browser that could not go on with what it was sent: the frame's data stand in the page then, and those
 * of what the server alone draws.
 */
export const IN_ONE_PIECE = 'in-one-piece'
