import { OrderLines } from '@millwright/commerce/OrderLines'
import { OrderSums } from '@millwright/commerce/OrderSums'
import { useProblemText } from '@millwright/commerce/ProblemText'
import type { ShopOrder } from '@millwright/contract/order/entities'
import { MESSAGE_LIMIT } from '@millwright/domain/constants'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Heading } from '@millwright/ui/Heading'
import { Icon } from '@millwright/ui/Icon'
import { Link } from '@millwright/ui/Link'
import { TextArea } from '@millwright/ui/TextArea'
import type { Problem } from '../../loader.ts'
import * as shared from '../checkout/checkout.css.ts'
import * as styles from './SubmitOrder.css.ts'

/** One shop's part of the checkout. It becomes a separate order with its own freight and message. */
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
  const { shopId, shopName, total, transFee, actualTotal, shopReduce } = shop
  const lines = shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems)
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
      </Heading>
      <OrderLines lines={lines} faults={ofLines} now={now} />
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
