import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Countdown } from '@millwright/ui/Countdown'
import type { SubmitOrderView } from './SubmitOrderFrame.tsx'
import * as styles from './SubmitOrder.css.ts'

type SubmitOrderHeldProps = Pick<SubmitOrderView, 'priced' | 'now' | 'over' | 'onOver' | 'againHref'>

/** The countdown of the held price. Reads `priced`, `now`, `over`, `onOver` and `againHref`. */
export function SubmitOrderHeld({ priced: { until }, now, over, onOver, againHref }: SubmitOrderHeldProps) {
  const text = useText('order')
  return over ? (
    <Alert
      tone="warn"
      title={text('expiredTitle')}
      action={
        <Button href={againHref} tone="action">
          {text('priceAgain')}
        </Button>
      }
    >
      {text('expired')}
    </Alert>
  ) : (
    <span className={styles.kept} title={text('keptHint')}>
      {text('keptUntil')}
      <Countdown key={until} until={until} now={now} look="text" onEnd={onOver} />
    </span>
  )
}
