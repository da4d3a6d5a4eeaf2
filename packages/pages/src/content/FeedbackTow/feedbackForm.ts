/** The name of the steps kept during sign-in. */
export const FLOW = 'feedback'
export const feedbackFields = ['type', 'content', 'contact'] as const
