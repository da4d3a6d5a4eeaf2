import { useEffect, useRef } from 'react'
import { CountdownSms } from '@millwright/commerce/CountdownSms'
import { useText } from '@millwright/i18n/Texts'
import { TextField } from '@millwright/ui/TextField'
import { readSentCode } from './sentCode.ts'
import type { StepResult } from '../layout/stepResult.ts'

/** The verification code field, with the button that sends the code. */
export function CodeField({
  phone,
  outcome,
  error,
}: {
  /** The phone number to send the code to. Empty if unknown. */
  phone: string
  outcome: StepResult | undefined
  error: string | undefined
}) {
  const text = useText('session')
  const { sent, wait } = readSentCode(outcome?.data)
  const code = useRef<HTMLDivElement>(null)
  // The pressed button starts a countdown and cannot keep the focus, so the code field takes it.
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
