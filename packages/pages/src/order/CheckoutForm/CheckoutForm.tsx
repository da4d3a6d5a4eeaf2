import type { ReactNode } from 'react'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import type { CheckoutPost } from './useCheckout.ts'
import * as styles from './CheckoutForm.css.ts'

export type CheckoutFormProps = {
  /** The form's attributes, from `useCheckout`. */
  post: CheckoutPost
  /** Further hidden fields. */
  fields?: ReactNode
  /** The form's fields, in one column. */
  main: ReactNode
  /** Beside the fields: the sticky sums. */
  aside: ReactNode
  /** At the lower edge on phones. */
  bar: ReactNode
}

/** The form of every checkout, with the sums beside it. Each of its submit buttons posts all typed input. */
export function CheckoutForm({
  post: { ref, action, intent, uuid, pricedFor },
  fields,
  main,
  aside,
  bar,
}: CheckoutFormProps) {
  return (
    <form method="post" action={action} data-enhance="stay" noValidate ref={ref} className={styles.form}>
      {/* Enter in a text field presses the form's first button, which must be the screen's main one. */}
      <VisuallyHidden>
        <button type="submit" name="intent" value={intent} tabIndex={-1} aria-hidden="true" />
      </VisuallyHidden>
      <input type="hidden" name="uuid" value={uuid} />
      {fields}
      <input type="hidden" name="pricedFor" value={pricedFor} />
      <div className={styles.main}>{main}</div>
      <aside className={styles.aside}>
        <div className={styles.place}>{aside}</div>
      </aside>
      {bar}
    </form>
  )
}
