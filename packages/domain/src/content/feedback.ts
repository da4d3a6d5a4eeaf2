/**
 * The subjects of feedback. In the API a subject is its position in this list, from 1. `fault` is an error of the
 * website, `wish` a suggestion.
 */
export const feedbackKinds = ['goods', 'order', 'afterSale', 'fault', 'wish', 'other'] as const
export type FeedbackKind = (typeof feedbackKinds)[number]

/** The maximum number of characters and pictures in feedback. */
export const feedbackLimits = { content: 500, contact: 60, pictures: 5 } as const
export const FEEDBACK_MIN_LENGTH = 5

/** Returns the feedback kind for the API's number, or `other` if the number is unknown. */
export function feedbackKindOf(type: number): FeedbackKind {
  return feedbackKinds[type - 1] ?? 'other'
}
