import { refusedOf } from '../../layout/refusedOf.ts'
import type { StepResult } from '../../layout/stepResult.ts'
import { profileEdits } from './profileEdits.ts'
import type { ProfileEdit } from './profileEdits.ts'

/** Returns the setting whose form is open: of a refused form its own, otherwise the one that the address names. */
export function openEdit(edit: ProfileEdit | undefined, outcome: StepResult | undefined): ProfileEdit | undefined {
  const refused = refusedOf(outcome)?.form
  if (refused?.intent === 'picture' || refused?.intent === 'removePicture') return 'picture'
  const own = refused?.intent === 'profile' ? refused.edit : undefined
  return own !== undefined && Object.hasOwn(profileEdits, own) ? (own as ProfileEdit) : edit
}
