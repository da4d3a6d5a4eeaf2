import type { Client } from '@millwright/contract/contract'
import { pointTasks } from '@millwright/domain/member/points'
import type { PointTask } from '@millwright/domain/member/points'
import { failed, field, refused } from '../forms.ts'
import type { ActionResult } from '../loader.ts'

/**
 * Handles the forms of `SignInWeek` and `PointTasks`: records the daily sign-in, or claims the points of a task. Returns
 * undefined for any other form.
 */
export async function pointsAction(api: Client, form: FormData): Promise<ActionResult<never> | undefined> {
  const intent = field(form, 'intent')
  try {
    if (intent === 'signIn') {
      const { score, again } = await api.scoreSignIn()
      const toast = again
        ? ({ namespace: 'points', key: 'signAgain' } as const)
        : ({ namespace: 'points', key: 'signDone', values: { score } } as const)
      return { done: true, toast }
    }
    if (intent === 'task') {
      const task = field(form, 'task')
      if (!isTask(task)) return failed(form, { key: 'badArgument' })
      const { score } = await api.scoreTask({ task })
      return { done: true, toast: { namespace: 'points', key: 'taskDone', values: { score } } }
    }
  } catch (error) {
    return failed(form, refused(error, {}).problem)
  }
  return undefined
}

function isTask(task: string): task is PointTask {
  return Object.hasOwn(pointTasks, task)
}
