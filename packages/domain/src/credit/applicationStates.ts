/** Terms that can be asked for: days from a statement to the day it is due. */
export const creditDays = [15, 30, 45, 60, 90] as const
export type CreditDays = (typeof creditDays)[number]

/** As the wire has them. */
export const applicationStates = { review: 0, granted: 1, refused: -1 } as const
export type ApplicationState = keyof typeof applicationStates
