import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import type { SubmitOrderView } from './SubmitOrderFrame.tsx'
import * as styles from './SubmitOrder.css.ts'

/** The submit button, shown while the price is held. Reads `over` and `ready`. */
export function SubmitOrderButton({ over, ready }: Pick<SubmitOrderView, 'over' | 'ready'>) {
  const text = useText('order')
  return (
    !over && (
      <div className={styles.submit}>
        <Button type="submit" name="intent" value="submit" tone="action" size="large" wide disabled={!ready}>
          {text('submit')}
        </Button>
      </div>
    )
  )
}
