import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Money } from '@millwright/ui/Money'
import type { SubmitOrderView } from './SubmitOrderFrame.tsx'
import * as styles from './SubmitOrder.css.ts'

type SubmitOrderBarProps = Pick<SubmitOrderView, 'confirm' | 'over' | 'ready' | 'againHref'>

/** The total and the submit button of phones. Reads `confirm`, `over`, `ready` and `againHref`. */
export function SubmitOrderBar({ confirm, over, ready, againHref }: SubmitOrderBarProps) {
  const text = useText('order')
  return (
    <div className={styles.bar}>
      <span className={styles.barSum}>
        <Money amount={confirm.actualTotal} size={22} label={text('payable')} />
        <span className={styles.kept}>{text('taxIncluded')}</span>
      </span>
      {over ? (
        <Button href={againHref} tone="action" size="large">
          {text('priceAgain')}
        </Button>
      ) : (
        <Button type="submit" name="intent" value="submit" tone="action" size="large" disabled={!ready}>
          {text('submit')}
        </Button>
      )}
    </div>
  )
}
