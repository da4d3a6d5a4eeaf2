/** The states of a transfer, by the mall's code. */
export const transferWords = ['waiting', 'sent', 'received', 'refused'] as const
export type TransferWord = (typeof transferWords)[number]
