/**
 * The subject of feedback: 1 goods and prices, 2 orders and delivery, 3 after-sale, 4 a fault of the mall, 5 a wish, 6
 * other.
 */
export const feedbackKinds = ['goods', 'order', 'afterSale', 'fault', 'wish', 'other'] as const
export type FeedbackKind = (typeof feedbackKinds)[number]

/** The maximum number of characters and pictures in feedback. */
export const feedbackLimits = { content: 500, contact: 60, pictures: 5 } as const
export const FEEDBACK_MIN_LENGTH = 5

/** Returns the feedback kind with a number in the API, or `other` for an unknown number. */
export function feedbackKindOf(type: number): FeedbackKind {
  return feedbackKinds[type - 1] ?? 'other'
}
