import { useCallback } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Dialog } from '@millwright/ui/Dialog'
import type { RootProps } from '@millwright/ui/open'
import { useFormHandler } from '../internal/useFormHandler.ts'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { useProblemText } from '../ProblemText/ProblemText.tsx'
import { useActionResult } from '../useActionResult/useActionResult.tsx'
import type { FormResult } from '../useActionResult/useActionResult.tsx'
import * as styles from './OrderAsk.css.ts'

/** The irreversible actions, which the buyer has to confirm. */
export type AskedAction = 'cancel' | 'receive' | 'delete'

export type OrderAskProps = RootProps<HTMLDivElement, 'title'> & {
  /** The action to confirm. */
  action: AskedAction
  /** The number of the order. */
  orderNumber: string
  /** The URL the form is posted to. */
  to: string
  /** Handles the action instead of posting the form. The dialog closes on success. */
  onAction?: CommerceHandlers['orderAction'] | undefined
} & (
    | {
        /** Called when the dialog closes, with or without an answer. */
        onClose: () => void
        keepHref?: undefined
      }
    | {
        onClose?: undefined
        /** The URL to go back to without the action, before scripts load. */
        keepHref: string
      }
  )

/**
 * The confirmation of an irreversible action: a dialog with scripts, an alert in the page (with `keepHref`) without.
 *
 * When: in the page, if the URL asks for it (`confirm=cancel`, `receive`, `delete`). Instead: `OrderActions` for the
 * buttons, which open the dialog themselves.
 *
 * Keys: in the dialog `Tab` stays inside, `Escape` closes and leaves the order unchanged.
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
  const send = useFormHandler('orderAction', onAction, () => ({ action, orderNumber }))
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
