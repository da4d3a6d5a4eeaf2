import type { Head, Loader } from '../../loader.ts'
import { savedFormInput } from '../userFeedback/savedFormInput.ts'
import { FLOW } from './feedbackForm.ts'

/** `kept`: the input from before sign-in. */
export type FeedbackTowData = { head: Head; buyer: boolean; kept: Readonly<Record<string, string>> | undefined }

export const load: Loader<FeedbackTowData> = async (_api, { user, steps }) => ({
  head: { title: { namespace: 'feedback', key: 'writeTitle' }, noindex: true },
  buyer: (await user) !== undefined,
  kept: savedFormInput(steps, FLOW),
})
