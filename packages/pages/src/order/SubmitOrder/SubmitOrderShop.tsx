import type { ComponentProps } from 'react'
import { OrderLines } from '@millwright/commerce/OrderLines'
import { OrderSums } from '@millwright/commerce/OrderSums'
import { useProblemText } from '@millwright/commerce/ProblemText'
import type { ShopOrder } from '@millwright/contract/order/entities'
import { MESSAGE_LIMIT, ORDER_LINE_LIMIT } from '@millwright/domain/constants'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Heading } from '@millwright/ui/Heading'
import { Icon } from '@millwright/ui/Icon'
import { Link } from '@millwright/ui/Link'
import { TextArea } from '@millwright/ui/TextArea'
import type { Problem } from '../../loader.ts'
import { linesOfShop } from '../checkout/linesOfShop.ts'
import * as shared from '../checkout/checkout.css.ts'
import * as styles from './SubmitOrder.css.ts'

/** The number of lines shown of a long list. The others unfold. */
const SHOWN = 20

/** One shop's part of the checkout. It becomes one or several orders with the shop's freight and message. */
export function SubmitOrderShop({
  shop,
  now,
  remark,
  faults,
}: {
  shop: ShopOrder
  now: number
  remark?: string
  faults: Readonly<Record<string, Problem>>
}) {
  const text = useText('order')
  const problemText = useProblemText()
  const { shopId, shopName, total, transFee, actualTotal, shopReduce, orderCount = 1 } = shop
  const lines = linesOfShop(shop)
  const ofLines = Object.fromEntries(
    lines.flatMap(({ skuId }) => {
      const fault = faults[`sku.${skuId}`]
      return fault ? [[skuId, fault]] : []
    }),
  )
  const refused = faults[`remark.${shopId}`]
  return (
    <section className={styles.shop} aria-label={shopName}>
      <Heading level={3} size={14}>
        <Link href={path('shopIndex', { sid: shopId })} tone="ink">
          {shopName}
        </Link>
        {orderCount > 1 && ` · ${text('shopOrders', { count: orderCount })}`}
      </Heading>
      <ShopLines lines={lines} faults={ofLines} now={now} />
      <div className={styles.shopFoot}>
        <details className={shared.fold} open={Boolean(remark || refused)}>
          <summary className={shared.foldTitle}>
            <Icon name="plus" />
            {text('messageTo')}
          </summary>
          <TextArea
            label={text('message')}
            hideLabel
            name={`remark.${shopId}`}
            rows={2}
            maxLength={MESSAGE_LIMIT}
            counter
            hint={text('messageHint')}
            defaultValue={remark}
            error={refused && problemText(refused)}
          />
        </details>
        <OrderSums goods={total} freight={transFee} discount={shopReduce} total={actualTotal} totalIs="shopTotal" />
      </div>
    </section>
  )
}

/** The lines. Of more than one order can have, the first are shown and the others unfold. */
function ShopLines({
  lines,
  faults,
  now,
}: Required<Pick<ComponentProps<typeof OrderLines>, 'lines' | 'faults' | 'now'>>) {
  const text = useText('order')
  if (lines.length <= ORDER_LINE_LIMIT) return <OrderLines lines={lines} faults={faults} now={now} />
  const others = lines.slice(SHOWN)
  return (
    <>
      <OrderLines lines={lines.slice(0, SHOWN)} faults={faults} now={now} />
      <details className={shared.fold} open={others.some(({ skuId }) => skuId in faults)}>
        <summary className={shared.foldTitle}>
          <Icon name="plus" />
          {text('allLines', { count: others.length })}
        </summary>
        <OrderLines lines={others} faults={faults} now={now} />
      </details>
    </>
  )
}
