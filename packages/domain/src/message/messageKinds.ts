/** The kinds of messages that a mall writes to its buyers. A buyer chooses for each kind how to be told. */
export const messageKinds = ['order', 'return', 'quote', 'bill', 'stock', 'system'] as const
export type MessageKind = (typeof messageKinds)[number]

/** Kinds that a buyer cannot turn off, because they are about the safety of the account. */
export const keptKinds: readonly MessageKind[] = ['system']

/** The subjects that a message leads to. Each has a screen. */
export const messageSubjects = [
  'order',
  'return',
  'inquiry',
  'bill',
  'invoice',
  'memberTransfer',
  'orderList',
  'product',
  'shop',
  'feedback',
  'account',
] as const
export type MessageSubject = (typeof messageSubjects)[number]
