import { useCallback } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Dialog } from '@millwright/ui/Dialog'
import type { RootProps } from '@millwright/ui/open'
import { useSend } from '../internal/useSend.ts'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { useProblemText } from '../ProblemText/ProblemText.tsx'
import { useActionResult } from '../useActionResult/useActionResult.tsx'
import type { FormResult } from '../useActionResult/useActionResult.tsx'
import * as styles from './OrderAsk.css.ts'

/** What cannot be undone, and so is asked for twice. */
export type AskedAction = 'cancel' | 'receive' | 'delete'

export type OrderAskProps = RootProps<HTMLDivElement, 'title'> & {
  /** What is asked about. */
  action: AskedAction
  /** Of which order. */
  orderNumber: string
  /** Where the form is posted to. */
  to: string
  /** Takes what would be posted; the dialog closes once that is done. */
  onAction?: CommerceHandlers['orderAction'] | undefined
} & (
    | {
        /** It was answered, or left. */
        onClose: () => void
        keepHref?: undefined
      }
    | {
        onClose?: undefined
        /** Where one goes on without it, before scripts. */
        keepHref: string
      }
  )

/**
 * The question before it: in a dialog where scripts run, in the page (with `keepHref`) where they do not.
 *
 * When: in the page, where the address asks (`confirm=cancel`, `receive`, `delete`). Instead: `OrderActions` for the
 * buttons, which bring it up as a dialog by themselves.
 *
 * Keys: in the dialog `Tab` stays inside, `Escape` closes and leaves the order as it is.
 */
export function OrderAsk({ action, orderNumber, to, onAction, onClose, keepHref, ...root }: OrderAskProps) {
  const text = useText('order')
  const problemText = useProblemText()
  const heard = useCallback(
    (outcome: FormResult) => {
      if (outcome.done) onClose?.()
    },
    [onClose],
  )
  const { ref, outcome } = useActionResult(undefined, heard)
  const send = useSend('orderAction', onAction, () => ({ action, orderNumber }))
  const question = text(`${action}Ask`, { number: orderNumber })
  const form = (
    <form
      method="post"
      action={to}
      data-enhance={onClose && action !== 'delete' ? 'stay' : undefined}
      ref={ref}
      onSubmit={send}
      className={styles.form}
    >
      <input type="hidden" name="orderNumber" value={orderNumber} />
      {onClose ? <Button onPress={onClose}>{text('keep')}</Button> : <Button href={keepHref}>{text('keep')}</Button>}
      <Button type="submit" name="intent" value={action} tone={action === 'receive' ? 'action' : 'danger'}>
        {text(action)}
      </Button>
    </form>
  )
  if (!onClose)
    return (
      <Alert {...root} tone="warn" title={text(action)} action={form}>
        {question}
      </Alert>
    )
  return (
    <Dialog {...root} open onClose={onClose} title={text(action)} size="small">
      <div className={styles.body}>
        <span>{question}</span>
        {outcome && !outcome.done && <Alert tone="bad">{problemText(outcome.problem)}</Alert>}
        {form}
      </div>
    </Dialog>
  )
}
