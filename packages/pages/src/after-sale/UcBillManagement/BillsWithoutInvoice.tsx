import type { InvoiceableShop } from '@millwright/contract/after-sale/entities'
import { isMembershipNumber } from '@millwright/domain/member/membershipNumber'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Checkbox } from '@millwright/ui/Checkbox'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { applyHref } from '../invoice/invoiceQuery.ts'
import { invoiceSubjectHref } from '../invoice/invoiceSubject.ts'
import * as styles from './UcBillManagement.css.ts'

const NAMES = 2

/** The orders or memberships of one shop without an invoice, to invoice one by one or together. Each shop has its own form. */
export function BillsWithoutInvoice({ shop }: { shop: InvoiceableShop }) {
  const text = useText('bills')
  const { shopId, shopName, orders } = shop
  const isMembership = orders.some(({ orderNumber }) => isMembershipNumber(orderNumber))
  const several = orders.length > 1
  return (
    <Panel as="section">
      <form
        method="get"
        action={path('invoice-detail')}
        className={styles.card}
        aria-label={isMembership ? text('memberships') : shopName}
      >
        <Heading level={2} size={14}>
          {isMembership && `${text('memberships')} · `}
          <Link href={path('shopIndex', { sid: shopId })} tone="ink">
            {shopName}
          </Link>
        </Heading>
        <ul className={styles.orders}>
          {orders.map((order) => (
            <OpenOrder key={order.orderNumber} order={order} several={several} />
          ))}
        </ul>
        {several && (
          <div className={styles.foot}>
            <span className={styles.small}>{text('applyHint')}</span>
            <Button type="submit" size="small" tone="action">
              {text('applyChosen')}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  )
}

type OpenOrderProps = { order: InvoiceableShop['orders'][number]; several: boolean }

/** An order or a membership, with the link that requests its invoice. */
function OpenOrder({ order, several }: OpenOrderProps) {
  const text = useText('bills')
  const language = useLanguage()
  const { orderNumber, createTime, productNums, poNumber, amount, prodNameList } = order
  return (
    <li className={several ? styles.order : `${styles.order} ${styles.single}`}>
      {several && (
        <Checkbox name="orderNumber" value={orderNumber} label={text('pickOrder', { number: orderNumber })} hideLabel />
      )}
      <span className={styles.words}>
        <Link href={invoiceSubjectHref(orderNumber)}>{orderNumber}</Link>
        <span className={styles.small}>
          {formatDate(language, createTime.slice(0, 10))}{' '}
          {!isMembershipNumber(orderNumber) && (
            <span className={styles.whole}>{`·\u00a0${text('pieces', { count: productNums })}`}</span>
          )}{' '}
          {poNumber && <span className={styles.whole}>{`·\u00a0${text('poNumber', { number: poNumber })}`}</span>}
        </span>
        <span className={styles.small}>
          {prodNameList.slice(0, NAMES).join(' / ')}
          {prodNameList.length > NAMES && ` ${text('more', { count: prodNameList.length })}`}
        </span>
      </span>
      <Money amount={amount} />
      <span className={styles.apply}>
        <Button href={applyHref([orderNumber])} size="small">
          {text('applyOne')}
        </Button>
      </span>
    </li>
  )
}
