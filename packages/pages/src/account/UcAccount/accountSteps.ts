import { path } from '@millwright/domain/paths/path'
import type { Steps } from '../../loader.ts'
import type { ProfileEdit } from './profileEdits.ts'

export const stepNames = ['mobile', 'pay', 'close'] as const
export type StepName = (typeof stepNames)[number]

export function stepPath(step: StepName, by?: 'code'): string {
  return `${path('uc-account')}?step=${step}${by ? `&by=${by}` : ''}`
}

/** Returns the address that opens the form of one setting of the profile. */
export function editPath(edit: ProfileEdit): string {
  return `${path('uc-account')}?edit=${edit}#${edit}`
}

/** The names of the step flows. Saved steps are valid only in the flow that saved them. */
export const flows = { mobile: 'newMobile', pay: 'payPassword', close: 'closing' } as const

export function savedStepsOf(step: StepName, steps: Steps | undefined): Steps | undefined {
  return steps?.flow === flows[step] ? steps : undefined
}
