import { failed } from '../../forms.ts'
import { requireBuyer } from '../../loader.ts'
import type { Action } from '../../loader.ts'
import { pointsAction } from '../pointsAction.ts'

/** Records the daily sign-in, or claims the points of a task. */
export const action: Action = async (api, context, form) => {
  requireBuyer(context)
  return (await pointsAction(api, form)) ?? failed(form, { key: 'badArgument' })
}
