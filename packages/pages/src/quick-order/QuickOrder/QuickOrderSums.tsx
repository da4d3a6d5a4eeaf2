import type { PricedOrder } from '@millwright/contract/quick-order/entities'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { UserText } from '@millwright/commerce/UserText'
import { isComplete } from './quickLine.ts'
import type { QuickLine } from './quickLine.ts'
import * as styles from './QuickOrder.css.ts'

type Props = { lines: readonly QuickLine[]; priced: PricedOrder | undefined; known: boolean }

/** The sums by shop and in total, and the button that adds the complete lines to the cart. */
export function QuickOrderSums({ lines, priced, known }: Props) {
  const text = useText('quickOrder')
  const ready = lines.filter(isComplete).length
  return (
    <Panel as="section" className={styles.sums}>
      <Heading level={2} size={16}>
        {text('sums')}
      </Heading>
      {priced ? (
        <dl className={styles.figures}>
          {priced.shops.map(({ shopId, shopName, lines: count, actualTotal }) => (
            <div key={shopId} className={styles.figure}>
              <dt className={styles.shop}>
                <UserText>{shopName}</UserText> <span className={styles.muted}>{text('shopLines', { count })}</span>
              </dt>
              <dd className={styles.value}>
                <Money amount={actualTotal} size={14} tone="ink" />
              </dd>
            </div>
          ))}
          <Figure name={text('goods')} amount={priced.total} isFirst />
          {Number(priced.reduce) > 0 && <Figure name={text('reduce')} amount={priced.reduce} minus />}
          <Figure name={text('freight')} amount={priced.freight} />
          <div className={styles.figure} data-total="">
            <dt>{text('total')}</dt>
            <dd className={styles.value}>
              <Money amount={priced.actualTotal} size={22} />
            </dd>
          </div>
        </dl>
      ) : (
        ready > 0 && <p className={styles.hint}>{text('unpriced')}</p>
      )}
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
    </Panel>
  )
}

function Figure({
  name,
  amount,
  minus,
  isFirst,
}: {
  name: string
  amount: PricedOrder['total']
  minus?: boolean
  isFirst?: boolean
}) {
  return (
    <div className={styles.figure} data-first={isFirst ? '' : undefined}>
      <dt>{name}</dt>
      <dd className={styles.value}>
        {minus && '−'}
        <Money amount={amount} size={14} tone="ink" />
      </dd>
    </div>
  )
}
