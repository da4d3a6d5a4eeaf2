import { isId } from '@millwright/domain/id'
import { commentProblems, commentScores } from '@millwright/domain/order/commentProblems'
import type { CommentProblem } from '@millwright/domain/order/commentProblems'
import { path } from '@millwright/domain/paths/path'
import { redirect, requireBuyer } from '../../loader.ts'
import type { Action, Problem } from '../../loader.ts'
import { failed, field, refused } from '../../forms.ts'
import { uploadedPaths } from '../../layout/UploadField/uploadedPaths.ts'

const written = (said: 'written' | 'followed') => path('uc-comments', { tab: 'written', said })

/** Publishes a review or a follow-up to one. */
export const action: Action = async (api, context, form) => {
  requireBuyer(context)
  return field(form, 'intent') === 'followUp' ? followUp(api, context, form) : write(api, context, form)
}

const write: Action = async (api, _context, form) => {
  const orderItemId = field(form, 'orderItemId')
  if (!isId(orderItemId)) return failed(form, { key: 'badArgument' })
  const { paths, problem } = await uploadedPaths(api, form, 'pics', 'comment')
  if (problem) return failed(form, problem, { pics: problem })
  const content = field(form, 'content')
  const [score = 0, serviceScore = 0, logisticsScore = 0] = commentScores.map((name) => Number(field(form, name)))
  const wrong = commentProblems({ scores: { score, serviceScore, logisticsScore }, content, pictures: paths.length })
  if (wrong.length) {
    const fields = wrong.map((one): [string, Problem] => [fieldOf(one), { key: 'incomplete' }])
    return failed(form, { key: 'incomplete' }, Object.fromEntries(fields))
  }
  const isAnonymous = field(form, 'isAnonymous') === '1' ? 1 : 0
  try {
    const pics = paths.join(',')
    await api.writeComment({ orderItemId, score, serviceScore, logisticsScore, content, pics, isAnonymous })
  } catch (error) {
    return refusal(form, error)
  }
  return redirect(written('written'), 303)
}

const followUp: Action = async (api, _context, form) => {
  const prodCommId = field(form, 'prodCommId')
  if (!isId(prodCommId)) return failed(form, { key: 'badArgument' })
  try {
    await api.followUpComment({ prodCommId, content: field(form, 'content') })
  } catch (error) {
    return refusal(form, error)
  }
  return redirect(written('followed'), 303)
}

/** Returns the failure, with the mall's refusal of the text at its field. */
function refusal(form: FormData, error: unknown) {
  const { problem, code } = refused(error, {})
  return failed(form, problem, code === 'A00010' ? { content: problem } : undefined)
}

function fieldOf(problem: CommentProblem): string {
  if (problem === 'tooManyPictures') return 'pics'
  return problem === 'empty' || problem === 'tooLong' ? 'content' : problem
}
