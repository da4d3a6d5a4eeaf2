import type { ReactNode } from 'react'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Stack } from '@millwright/ui/Stack'
import type { ActionResult } from '../../loader.ts'
import { DoneNotice } from '../DoneNotice/DoneNotice.tsx'
import type { FormOutcome } from '../formOutcome.ts'
import { useFormOutcome } from '../useFormOutcome.ts'
import * as styles from './FormScreen.css.ts'

/** The state of a form's fields: the typed input and the errors. */
export type FormState = Pick<FormOutcome, 'typed' | 'errorAt'>

export type FormScreenProps = {
  /** The address that the form posts to: the screen's own. */
  action: string
  /** The value of the form's `intent` field, which names the action. */
  intent: string
  /** The label of the button. */
  submit: string
  outcome: ActionResult | undefined
  /** Whether the form carries files, in an `UploadField`. */
  files?: boolean
  children: (state: FormState) => ReactNode
}

/** A form of a screen. Fields keep their input and show their own errors, with and without scripts. */
export function FormScreen({ action, intent, submit, outcome, files = false, children }: FormScreenProps) {
  const { problem, typed, errorAt } = useFormOutcome(outcome)
  return (
    <form
      method="post"
      action={action}
      className={styles.form}
      encType={files ? 'multipart/form-data' : undefined}
      noValidate
    >
      <Stack space={16}>
        <DoneNotice outcome={outcome} />
        {problem && <Alert tone="bad">{problem}</Alert>}
        {children({ typed, errorAt })}
        <div>
          <Button type="submit" name="intent" value={intent} tone="action">
            {submit}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
