import { useEffect, useState } from 'react'
import { SMS_COUNTDOWN_SECONDS } from '@millwright/domain/constants'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'

export type CountdownSmsProps = {
  /** Names the latest sending, so that each new one starts the clock anew. */
  sent?: string
  /** What the button says to the form. */
  name?: string
  value?: string
  disabled?: boolean
}

const kept = 'millwright.smsUntil'

/**
 * "Send code", then 60 seconds of waiting (R6.03). The clock survives a reload of the page; before scripts it is a plain
 * submit button, and the server keeps the minute.
 */
export function CountdownSms({ sent, name, value, disabled = false }: CountdownSmsProps) {
  const text = useText('commerce')
  const [seconds, setSeconds] = useState(0)

  useEffect(() => {
    let until = Number(sessionStorage.getItem(kept)) || 0
    if (sent !== undefined && sessionStorage.getItem(`${kept}.of`) !== sent) {
      until = Date.now() + SMS_COUNTDOWN_SECONDS * 1000
      sessionStorage.setItem(kept, String(until))
      sessionStorage.setItem(`${kept}.of`, sent)
    }
    const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1000))
    setSeconds(left())
    const timer = setInterval(() => {
      setSeconds(left())
      if (left() === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [sent])

  return (
    <Button type="submit" name={name} value={value} tone="quiet" disabled={disabled || seconds > 0}>
      {seconds > 0 ? text('loginSendAgain', { seconds }) : text('loginSendCode')}
    </Button>
  )
}
