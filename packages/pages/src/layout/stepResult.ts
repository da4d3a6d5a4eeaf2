import type { KeyOf } from '@millwright/i18n/namespaces'
import type { ActionResult } from '../loader.ts'

/** A text of a step form: from the `session` or the `errors` namespace. */
export type StepKey = KeyOf<'session'> | KeyOf<'errors'>

/** The outcome of one step, such as sending a code or setting a password. */
export type StepResult = ActionResult<unknown, StepKey>
