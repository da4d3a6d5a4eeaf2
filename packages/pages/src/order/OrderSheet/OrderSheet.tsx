import { addressLine } from '@millwright/commerce/AddressCard'
import { UserText } from '@millwright/commerce/UserText'
import type { OrderInvoiceBrief } from '@millwright/contract/after-sale/entities'
import type { DeliveryPackage } from '@millwright/contract/order/entities'
import type { OrderItem } from '@millwright/contract/order/orderItem'
import { invoiceTypes } from '@millwright/domain/order/invoice'
import { totalOf } from '@millwright/domain/money/wholeMoney'
import { path } from '@millwright/domain/paths/path'
import { readProperties } from '@millwright/domain/product/skuMatrix'
import { formatDate } from '@millwright/i18n/dates'
import { formatNumber, unitOf } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import type { OrderSheetData } from './OrderSheet.load.ts'
import * as styles from './OrderSheet.css.ts'

export type OrderSheetProps = Omit<OrderSheetData, 'head'>

/** An order on A4, with prices or as a delivery note. */
export function OrderSheet({ kind, order, packages, date }: OrderSheetProps) {
  const text = useText('order')
  const form = useText('invoice')
  const locale = useLocale()
  const language = useLanguage()
  const money = useMoney()
  const priced = kind === 'order'
  const { orderNumber, poNumber, shopName, userAddrDto, orderItemDtos, remarks, payTime } = order
  const lines = priced ? orderItemDtos : delivered(orderItemDtos, packages)
  const sent = packages.flatMap(({ deliveryDto }) => (deliveryDto ? [deliveryDto] : []))
  const invoiceOf = ({ invoiceType, headerName }: OrderInvoiceBrief) =>
    `${form(invoiceType === invoiceTypes.special ? 'special' : 'electronic')}, ${headerName}`
  const facts: [string, string | undefined][] = [
    [text('orderNumber'), orderNumber],
    [text('poNumberShort'), poNumber],
    [text('orderTime'), formatDate(language, order.createTime)],
    [text('payTime'), priced ? (payTime ? formatDate(language, payTime) : text('notPaid')) : undefined],
    [text('invoice'), priced && order.invoice ? invoiceOf(order.invoice) : undefined],
    ...sent.map(({ companyName, dvyFlowId }): [string, string] => [
      text('trackingNumber'),
      [companyName, dvyFlowId].filter(Boolean).join(' '),
    ]),
  ]
  return (
    <div className={styles.desk}>
      <div className={styles.tools}>
        <Button href={path('order-detail', { orderNumber })} icon="chevronLeft" tone="quiet">
          {text('detail')}
        </Button>
        <span className={styles.print}>
          <Button tone="action" icon="document" onPress={() => print()}>
            {text('print')}
          </Button>
        </span>
      </div>
      <article className={styles.sheet}>
        <header className={styles.head}>
          <div>
            <h1 className={styles.title}>{text(priced ? 'sheetOrder' : 'sheetDelivery')}</h1>
            <p className={styles.shop}>{shopName}</p>
          </div>
          <dl className={styles.facts}>
            {facts.map(
              ([term, detail], index) =>
                detail && (
                  <div key={index} className={styles.fact}>
                    <dt className={styles.term}>{term}</dt>
                    <dd className={styles.detail}>{detail}</dd>
                  </div>
                ),
            )}
          </dl>
        </header>
        <section>
          <h2 className={styles.part}>{text('receiverInfo')}</h2>
          <p className={styles.line}>
            <strong>
              <UserText>{userAddrDto.receiver}</UserText>
            </strong>{' '}
            {userAddrDto.mobile}
          </p>
          <p className={styles.line}>
            <UserText sentence={addressLine(userAddrDto)}>{userAddrDto.addr}</UserText>
          </p>
          {remarks && (
            <p className={styles.line}>
              {text('leaveMessage')}: <UserText>{remarks}</UserText>
            </p>
          )}
        </section>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.column}>
                #
              </th>
              <th scope="col" className={styles.column}>
                {text('product')}
              </th>
              <th scope="col" className={styles.figureColumn}>
                {text('quantity')}
              </th>
              {priced && (
                <>
                  <th scope="col" className={styles.figureColumn}>
                    {text('price')}
                  </th>
                  <th scope="col" className={styles.figureColumn}>
                    {text('amount')}
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ orderItemId, partyCode, prodName, properties, prodCount, unit = '', price }, at) => (
              <tr key={orderItemId ?? at}>
                <td className={styles.cell}>{at + 1}</td>
                <td className={styles.cell}>
                  <strong className={styles.model}>{partyCode ?? prodName}</strong>
                  {partyCode !== undefined && <span className={styles.name}>{prodName}</span>}
                  <span className={styles.name}>
                    {readProperties(properties ?? '')
                      .map(({ value }) => value)
                      .join(' · ')}
                  </span>
                </td>
                <td className={styles.figure}>
                  {formatNumber(language, prodCount)} {unitOf(locale, prodCount, unit)}
                </td>
                {priced && (
                  <>
                    <td className={styles.figure}>{money(price)}</td>
                    <td className={styles.figure}>{money(totalOf([{ price, quantity: prodCount }]))}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
        {priced ? (
          <dl className={styles.sums}>
            <dt className={styles.term}>{text('goodsTotal')}</dt>
            <dd className={styles.sum}>{money(order.total)}</dd>
            <dt className={styles.term}>{text('freight')}</dt>
            <dd className={styles.sum}>{Number(order.transfee) ? money(order.transfee) : text('freeFreight')}</dd>
            {order.reduceAmount !== undefined && Number(order.reduceAmount) > 0 && (
              <>
                <dt className={styles.term}>{text('discount')}</dt>
                <dd className={styles.sum}>{money(`-${order.reduceAmount}`)}</dd>
              </>
            )}
            <dt className={styles.total}>{text('sheetTotal')}</dt>
            <dd className={styles.totalSum}>{money(order.actualTotal)}</dd>
          </dl>
        ) : (
          <div className={styles.signs}>
            <span className={styles.sign}>{text('sheetReceivedBy')}</span>
            <span className={styles.sign}>{text('sheetSignDate')}</span>
          </div>
        )}
        <footer className={styles.foot}>
          <span>{text('sheetLines', { count: lines.length })}</span>
          <span>{text('sheetDate', { date: formatDate(language, date) })}</span>
        </footer>
      </article>
    </div>
  )
}

/**
 * Returns the shipped pieces in the order of the lines. Pieces may be shipped later or already refunded. Before
 * shipment, returns all lines.
 */
function delivered(items: readonly OrderItem[], packages: readonly DeliveryPackage[]): readonly OrderItem[] {
  const sent = packages.flatMap(({ orderItems }) => orderItems)
  // Some malls do not list the contents of a parcel.
  if (!sent.length) return items
  return items.flatMap((item) => {
    const pieces = sent
      .filter((one) =>
        one.orderItemId && item.orderItemId ? one.orderItemId === item.orderItemId : one.skuId === item.skuId,
      )
      .reduce((sum, { prodCount }) => sum + prodCount, 0)
    return pieces ? [{ ...item, prodCount: pieces }] : []
  })
}
