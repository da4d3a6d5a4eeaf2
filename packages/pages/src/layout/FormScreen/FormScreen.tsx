import type { ReactNode } from 'react'
import { useProblemText } from '@millwright/commerce/ProblemText'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Stack } from '@millwright/ui/Stack'
import type { ActionResult } from '../../loader.ts'
import { DoneNotice } from '../DoneNotice/DoneNotice.tsx'
import * as styles from './FormScreen.css.ts'

/** What a form's fields are given: what was typed before, and what is wrong with it. */
export type FormState = {
  typed: (name: string) => string | undefined
  errorAt: (name: string) => string | undefined
}

export type FormScreenProps = {
  /** Where it is posted to: the screen's own address. */
  action: string
  /** The name of what it does, for the action. */
  intent: string
  /** What the button says. */
  submit: string
  outcome: ActionResult | undefined
  /** It carries files, by an `UploadField`. */
  files?: boolean
  children: (state: FormState) => ReactNode
}

/** One form of a screen: fields keep what was typed, each says what is wrong with it, before scripts and with them. */
export function FormScreen({ action, intent, submit, outcome, files = false, children }: FormScreenProps) {
  const problemText = useProblemText()
  const refused = outcome && !outcome.done ? outcome : undefined
  const state: FormState = {
    typed: (name) => outcome?.form?.[name],
    errorAt: (name) => (refused?.fields?.[name] ? problemText(refused.fields[name]) : undefined),
  }
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
        {refused && !refused.fields && <Alert tone="bad">{problemText(refused.problem)}</Alert>}
        {children(state)}
        <div>
          <Button type="submit" name="intent" value={intent} tone="action">
            {submit}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
