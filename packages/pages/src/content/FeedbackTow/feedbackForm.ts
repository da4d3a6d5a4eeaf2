/** The flow name under which the form's input is saved during sign-in. */
export const FLOW = 'feedback'
export const feedbackFields = ['type', 'content', 'contact'] as const
