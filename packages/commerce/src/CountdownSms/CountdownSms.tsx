import { useEffect, useState } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import type { RootProps } from '@millwright/ui/open'
import { clockOf, startClock } from './smsClock.ts'

export type CountdownSmsProps = RootProps & {
  /** Names the latest sending, so that each new one starts the clock anew and the same one heard again does not. */
  sent?: string | undefined
  /** The number that sending went to; `phone` when left out. */
  sentTo?: string | undefined
  /** How long until another, where the server says so. @default 60 */
  seconds?: number | undefined
  /** The number that is typed: each has a minute of its own. While it is not complete the button goes by the newest. */
  phone?: string | undefined
  /** With `value`, what the button says to the form it stands in. */
  name?: string | undefined
  /** See `name`. */
  value?: string | undefined
  /** No code can be asked for at all. @default false */
  disabled?: boolean | undefined
  /** The code is on its way to the server. @default false */
  loading?: boolean | undefined
}

/**
 * "Send code", then 60 seconds of waiting for the same number. The clock survives a reload of the page; before
 * scripts it is a plain submit button, and the server keeps the minute.
 *
 * When: at the end of the field for a code from a text message. Instead: `Countdown` for time that runs out, `Button`
 * for what may be repeated at once. It needs the texts `commerce`.
 *
 * Keys: `Tab` reaches it while a code can be asked for, `Enter` or `Space` sends the form with its `name` and `value`.
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
