import type { ReactNode } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { Money } from '@millwright/ui/Money'
import * as shared from '../checkout/checkout.css.ts'
import type { Checkout } from './useCheckout.ts'
import { CheckoutSubmit } from './CheckoutSubmit.tsx'
import * as styles from './CheckoutForm.css.ts'

type CheckoutBarProps = Pick<Checkout, 'confirm' | 'isExpired' | 'ready' | 'repriceHref'> & {
  /** The note below the total. */
  children?: ReactNode
}

/** The total and the submit button of phones. Reads `confirm`, `isExpired`, `ready` and `repriceHref`. */
export function CheckoutBar({ confirm, isExpired, ready, repriceHref, children }: CheckoutBarProps) {
  const text = useText('order')
  return (
    <div className={styles.bar}>
      <span className={styles.barSum}>
        <Money amount={confirm.actualTotal} size={22} label={text('payable')} />
        <span className={shared.kept}>{children ?? text('taxIncluded')}</span>
      </span>
      <CheckoutSubmit isExpired={isExpired} ready={ready} repriceHref={repriceHref} />
    </div>
  )
}
