import { useSyncExternalStore } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Money } from '@millwright/ui/Money'
import type { Quantities } from './quantities.ts'
import * as styles from './Supermarket.css.ts'

/** The sticky total of the typed quantities, with the button that adds them all. */
export function MarketTotal({ quantities }: { quantities: Quantities }) {
  const text = useText('supermarket')
  const { lines, amount } = useSyncExternalStore(quantities.subscribe, quantities.total, quantities.total)
  return (
    <div className={styles.bar}>
      <output className={styles.total} aria-live="polite" aria-atomic="true">
        <span className={styles.lines}>{text('chosen', { count: lines })}</span>
        <Money amount={amount} size={22} tone="price" />
        <span className={styles.tax}>{text('tax')}</span>
      </output>
      <Button type="submit" name="intent" value="addAll" tone="action" size="large" icon="cart">
        {text('addAll')}
      </Button>
    </div>
  )
}
