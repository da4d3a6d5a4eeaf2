import { useEffect, useRef } from 'react'
import { CountdownSms } from '@millwright/commerce/CountdownSms'
import { useText } from '@millwright/i18n/Texts'
import { TextField } from '@millwright/ui/TextField'
import type { CodeNews, StepResult } from './phoneStep.ts'

/** The code that is sent to a number, with the button that asks for it. */
export function CodeField({
  phone,
  outcome,
  error,
}: {
  /** The number that it goes to, as far as it is known. */
  phone: string
  outcome: StepResult | undefined
  error: string | undefined
}) {
  const text = useText('session')
  const { sent, wait } = (outcome?.data ?? {}) as Partial<CodeNews>
  const code = useRef<HTMLDivElement>(null)
  // The button that was pressed counts down and takes no focus; what comes next is typed.
  useEffect(() => {
    if (outcome?.done && sent !== undefined) code.current?.querySelector('input')?.focus()
  }, [outcome, sent])
  return (
    <div ref={code}>
      <TextField
        label={text('validCode')}
        name="validCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        size="large"
        error={error}
        suffix={
          <CountdownSms
            sent={sent}
            sentTo={outcome?.form?.mobile}
            seconds={wait}
            phone={phone}
            name="intent"
            value="sendCode"
          />
        }
      />
    </div>
  )
}
