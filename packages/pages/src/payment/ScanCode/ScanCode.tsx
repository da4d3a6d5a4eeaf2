import { useState } from 'react'
import type { ReactNode } from 'react'
import { PayQr } from '@millwright/commerce/PayQr'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Countdown } from '@millwright/ui/Countdown'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { ScanCodeOpen } from './ScanCodeOpen.tsx'
import type { ScanKind } from './ScanCodeOpen.tsx'
import * as styles from './ScanCode.css.ts'

export type ScanCodeProps = {
  kind: ScanKind
  /** The accessible name of the code. */
  label: string
  /** The code. `href` opens the payment on a phone. */
  code?: { value: string; href?: string | undefined } | undefined
  /** Whether the code has expired on the server. */
  expired: boolean
  /** The time at which the code expires, in epoch milliseconds. */
  until: number
  now: number
  /** The address of a new code. */
  renewHref: string
  /** Whether the buyer pressed "I have paid" before the payment arrived. */
  asked: boolean
  /** The form of "I have paid". The screen polls unless `polls` is false. */
  ask: { action: string; fields: Readonly<Record<string, string>>; polls?: boolean }
  /** The address of the other payment methods. */
  otherHref: string
  /** The notices above the code. */
  children?: ReactNode
}

/** A QR code to pay with the phone. It polls for the payment every few seconds until the code expires. */
export function ScanCode({ kind, label, code, until, now, renewHref, ask, ...shown }: ScanCodeProps) {
  const text = useText('pay')
  const [ended, setEnded] = useState<number>()
  const expired = shown.expired || ended === until
  const { polls = true } = ask
  return (
    <Panel as="section" space={20}>
      <div className={styles.scan}>
        {shown.asked && <Alert tone="info">{text('notPaidYet')}</Alert>}
        {shown.children}
        {code && !expired && <ScanCodeOpen kind={kind} href={code.href} />}
        {(expired || code) && (
          <div className={!expired && code?.href ? styles.scanned : undefined}>
            {expired ? (
              <PayQr label={label} renewHref={renewHref} />
            ) : (
              code && <PayQr label={label} value={code.value} />
            )}
          </div>
        )}
        {!expired && code && (
          <span className={styles.left}>
            {text('codeWithin')}
            <Countdown key={until} until={until} now={now} look="text" onEnd={() => setEnded(until)} />
          </span>
        )}
        {!expired && (
          <p className={styles.waiting} role="status">
            {text('checking')} · {text('scanHint')}
          </p>
        )}
        <form method="get" action={ask.action} data-poll={expired || !polls ? undefined : 3000}>
          {Object.entries(ask.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{text('paidAlready')}</Button>
        </form>
        <Link href={shown.otherHref}>{text('otherMethod')}</Link>
      </div>
    </Panel>
  )
}
