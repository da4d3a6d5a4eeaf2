/** The payment terms on offer, in days from the issue of a statement to its due date. */
export const creditDays = [15, 30, 45, 60, 90] as const
export type CreditDays = (typeof creditDays)[number]

/** The API's number for each application state. */
export const applicationStates = { review: 0, granted: 1, refused: -1 } as const
export type ApplicationState = keyof typeof applicationStates
