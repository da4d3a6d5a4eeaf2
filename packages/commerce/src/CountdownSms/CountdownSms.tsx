import { useEffect, useState } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import type { RootProps } from '@millwright/ui/open'
import { clockOf, startClock } from './smsClock.ts'

export type CountdownSmsProps = RootProps & {
  /** The id of the latest code request. A new id starts the countdown; a repeated id does not. */
  sent?: string | undefined
  /** The mobile number that the code was sent to. Defaults to `phone`. */
  sentTo?: string | undefined
  /** The seconds until another code can be requested, if the server gives them. @default 60 */
  seconds?: number | undefined
  /**
   * The typed mobile number. Each number has its own countdown. While the number is incomplete, the longest countdown
   * applies.
   */
  phone?: string | undefined
  /** The name of the button, submitted with `value`. */
  name?: string | undefined
  /** The value of the button. See `name`. */
  value?: string | undefined
  /** Whether no code can be requested. @default false */
  disabled?: boolean | undefined
  /** Whether the request for a code is in progress. @default false */
  loading?: boolean | undefined
}

/**
 * A "Send code" button with a 60-second countdown per mobile number. The countdown survives a reload of the page.
 * Before scripts load it is a plain submit button, and the server enforces the minute.
 *
 * When: at the end of the field for a code from a text message. Instead: `Countdown` for remaining time, `Button` for
 * an action that can be repeated at once. It needs the texts `commerce`.
 *
 * Keys: `Tab` reaches it while a code can be requested, `Enter` or `Space` submits the form with its `name` and
 * `value`.
 */
export function CountdownSms({
  sent,
  sentTo,
  seconds: wait,
  phone = '',
  name,
  value,
  disabled = false,
  loading = false,
  ...root
}: CountdownSmsProps) {
  const text = useText('commerce')
  const [seconds, setSeconds] = useState(0)

  useEffect(() => {
    if (sent !== undefined) startClock(sent, sentTo ?? phone, Date.now(), wait)
    const until = clockOf(phone)
    const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1000))
    setSeconds(left())
    if (left() === 0) return
    const timer = setInterval(() => {
      setSeconds(left())
      if (left() === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [sent, sentTo, wait, phone])

  return (
    <Button
      {...root}
      type="submit"
      name={name}
      value={value}
      tone="quiet"
      disabled={disabled || seconds > 0}
      loading={loading}
    >
      {seconds > 0 ? text('loginSendAgain', { seconds }) : text('loginSendCode')}
    </Button>
  )
}
