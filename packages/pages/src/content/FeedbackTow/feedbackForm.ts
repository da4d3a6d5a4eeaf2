/** Names what waits for the login. */
export const FLOW = 'feedback'
export const feedbackFields = ['type', 'content', 'contact'] as const
