import { FEEDBACK_MIN_LENGTH, feedbackKinds, feedbackLimits } from '@millwright/domain/content/feedback'
import * as z from 'zod'
import { path } from '@millwright/domain/paths/path'
import { addFieldProblem, failed, readForm, refused, messageKey } from '../../forms.ts'
import { uploadedPaths } from '../../layout/UploadField/uploadedPaths.ts'
import { redirectToNextStep } from '../../loader.ts'
import type { Action } from '../../loader.ts'
import { feedbackHref } from '../userFeedback/feedbackPaths.ts'
import { saveFormAndLogin } from '../userFeedback/savedFormInput.ts'
import { feedbackFields, FLOW } from './feedbackForm.ts'

const schema = z.object({
  type: z.enum(feedbackKinds, messageKey('feedbackKind')),
  content: z
    .string()
    .trim()
    .refine((text) => [...text].length >= FEEDBACK_MIN_LENGTH && [...text].length <= feedbackLimits.content, {
      error: messageKey('feedbackContent'),
    }),
  contact: z.string().trim().max(feedbackLimits.contact, messageKey('tooLong')),
})

/** Sends feedback to the mall. Visitors sign in first, and the form keeps its input. */
export const action: Action = async (api, context, form) => {
  // A buyer's uploads come first, so that no picture is lost if another field is refused.
  const files = (await context.user) ? await uploadedPaths(api, form, 'imgs', 'feedback') : { paths: [] }
  const { paths } = files
  const problem =
    files.problem ?? (paths.length > feedbackLimits.pictures ? ({ key: 'tooManyFiles' } as const) : undefined)
  const read = readForm(form, schema)
  if ('refused' in read) return addFieldProblem(read.refused, 'imgs', problem)
  await saveFormAndLogin(context, { flow: FLOW, back: path('feedbacktow'), form, names: feedbackFields })
  if (problem) return failed(form, problem, { imgs: problem })
  const { type, ...words } = read.values
  let id: string
  try {
    id = await api.sendFeedback({ ...words, type: feedbackKinds.indexOf(type) + 1, imgs: paths.join(',') })
  } catch (error) {
    return failed(form, refused(error, {}).problem)
  }
  return redirectToNextStep(`${feedbackHref(id)}&sent=1`, { steps: null })
}
