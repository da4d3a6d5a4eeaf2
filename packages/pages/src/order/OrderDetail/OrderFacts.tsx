import { CopyNumber } from '@millwright/commerce/CopyNumber'
import type { AccountCharge } from '@millwright/contract/order/entities'
import { path } from '@millwright/domain/paths/path'
import { formatDate, formatDay } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Panel } from '@millwright/ui/Panel'
import type { OrderDetailView } from './OrderDetailFrame.tsx'
import { OrderInvoiceNote } from './OrderInvoiceNote.tsx'
import * as styles from './OrderDetail.css.ts'

/** The charge to the credit account, with the day by which its statement must be paid. */
function ChargeNote({ charge: { dueDate, settled } }: { charge: AccountCharge }) {
  const text = useText('order')
  const language = useLanguage()
  return settled ? text('chargedSettled') : text('chargedDue', { day: formatDay(language, dueDate - 1) })
}

/** The order's numbers, shop, times and invoice. Reads `order`. */
export function OrderFacts({ order }: Pick<OrderDetailView, 'order'>) {
  const text = useText('order')
  const language = useLanguage()
  const { orderNumber, shopId, shopName } = order
  return (
    <Panel as="section">
      <div className={styles.section}>
        <Heading level={2} size={16}>
          {text('orderInfo')}
        </Heading>
        <DescriptionList
          look="plain"
          items={[
            {
              term: text('orderNumber'),
              detail: <CopyNumber value={orderNumber} name={text('orderNumber')} />,
            },
            ...(order.poNumber
              ? [
                  {
                    term: text('poNumberShort'),
                    detail: <CopyNumber value={order.poNumber} name={text('poNumberShort')} />,
                  },
                ]
              : []),
            { term: text('shop'), detail: <Link href={path('shopIndex', { sid: shopId })}>{shopName}</Link> },
            { term: text('orderTime'), detail: formatDate(language, order.createTime) },
            order.accountCharge
              ? { term: text('payment'), detail: <ChargeNote charge={order.accountCharge} /> }
              : {
                  term: text('payTime'),
                  detail: order.payTime ? formatDate(language, order.payTime) : text('notPaid'),
                },
            { term: text('invoice'), detail: <OrderInvoiceNote order={order} /> },
          ]}
        />
      </div>
    </Panel>
  )
}
