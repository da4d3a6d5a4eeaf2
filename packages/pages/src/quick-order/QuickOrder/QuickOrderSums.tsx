import type { PricedOrder } from '@millwright/contract/quick-order/entities'
import { ORDER_LIST_NAME_LENGTH } from '@millwright/domain/order-list/limits'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import { TextField } from '@millwright/ui/TextField'
import { hasScreen } from '../../hasScreen.ts'
import { OrderSums } from '../OrderSums/OrderSums.tsx'
import { pressOwnButton } from './pressOwnButton.ts'
import { pricesOf, standingOf } from './quickLine.ts'
import type { QuickLine } from './quickLine.ts'
import * as styles from './QuickOrder.css.ts'

type Props = {
  lines: readonly QuickLine[]
  priced: PricedOrder | undefined
  known: boolean
  /** The name typed for an order list, and why it was refused. */
  listName: string | undefined
  listError: string | undefined
}

/** The sums by shop and in total, and the button that adds the complete lines to the cart. */
export function QuickOrderSums({ lines, priced, known, listName, listError }: Props) {
  const text = useText('quickOrder')
  const offers = pricesOf(lines, priced)
  const ready = lines.filter((line) => standingOf(line, offers.get(line)) === 'ready').length
  return (
    <Panel as="section" id="sums" tabIndex={-1} className={styles.sums}>
      <Heading level={2} size={16}>
        {text('sums')}
      </Heading>
      {priced ? <OrderSums sums={priced} /> : ready > 0 && <p className={styles.hint}>{text('unpriced')}</p>}
      {!known && (
        <p className={styles.hint}>
          {text('publicPrices')} <Link href={path('login', { back: path('quick-order') })}>{text('login')}</Link>
        </p>
      )}
      <div className={styles.acts}>
        <Button type="submit" name="intent" value="add" tone="action" icon="cart" disabled={ready === 0}>
          {text('add', { count: ready })}
        </Button>
        <Button type="submit" name="intent" value="price">
          {text('recalculate')}
        </Button>
        <Button type="submit" name="intent" value="clear" tone="quiet">
          {text('clear')}
        </Button>
      </div>
      {known && hasScreen(path('uc-order-lists')) && <SaveList error={listError} typed={listName} />}
    </Panel>
  )
}

/** The field that keeps the list under a name, for another time. */
function SaveList({ error, typed }: { error: string | undefined; typed: string | undefined }) {
  const text = useText('quickOrder')
  return (
    <details className={styles.save} open={error !== undefined}>
      <summary className={styles.summary}>{text('saveList')}</summary>
      <div className={styles.saveFields} onKeyDown={pressOwnButton}>
        <TextField
          label={text('listName')}
          name="listName"
          maxLength={ORDER_LIST_NAME_LENGTH}
          defaultValue={typed}
          error={error}
        />
        <Button type="submit" name="intent" value="save">
          {text('saveListSubmit')}
        </Button>
      </div>
    </details>
  )
}
