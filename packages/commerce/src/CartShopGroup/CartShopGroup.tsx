import { Fragment } from 'react'
import type { CartItem, CartShop } from '@millwright/contract/cart/entities'
import { totalOf } from '@millwright/domain/money/wholeMoney'
import { tickedParts } from '@millwright/domain/product/orderable'
import { useText } from '@millwright/i18n/Texts'
import { Link } from '@millwright/ui/Link'
import { Tag } from '@millwright/ui/Tag'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { shopPath } from '../internal/ownPaths.ts'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import type { CartHandlers, CartLineProps } from '../CartLine/CartLine.tsx'
import { CartLine } from '../CartLine/CartLine.tsx'
import { CheckButton } from '../CheckButton/CheckButton.tsx'
import { PromotionBar } from '../PromotionBar/PromotionBar.tsx'
import type { Problem } from '../ProblemText/ProblemText.tsx'
import * as styles from './CartShopGroup.css.ts'

/** A rejected quantity: the line, the problem, and the typed text. */
export type CartFault = { basketId: string; problem: Problem; typed: string }

/**
 * The cart lines of one shop, with a checkbox for all of them.
 *
 * When: a cart holds products of several shops. Instead: `OrderCard` for an order from a shop.
 */
export function CartShopGroup({
  shop,
  fault,
  quoteHref,
  onQuantity,
  onCheck,
  onDiscount,
  onRemove,
  className,
  ...root
}: RootProps<HTMLElement> &
  CartHandlers & {
    /** The shop with its lines, as the API returns it. */
    shop: CartShop
    /** The rejection of the last change. */
    fault?: CartFault
    /** Returns the address where a buyer asks the shop for a quantity that is not in stock. Absent: not offered. */
    quoteHref?: CartLineProps['quoteHref']
  }) {
  return (
    <section aria-label={shop.shopName} {...root} className={cx(styles.group, className)}>
      <Head shop={shop} onCheck={onCheck} />
      {shop.shopCartItemDiscounts.map(({ promotion, shopCartItems }) => (
        <Fragment key={shopCartItems[0]?.basketId}>
          {promotion && (
            <div className={styles.promotion}>
              <PromotionBar promotion={promotion} basket={basketOf(shopCartItems)} of="line" />
            </div>
          )}
          <ul className={styles.lines}>
            {shopCartItems.map((item) => (
              <CartLine
                key={item.basketId}
                item={item}
                fault={fault?.basketId === item.basketId ? fault : undefined}
                quoteHref={quoteHref}
                onQuantity={onQuantity}
                onCheck={onCheck}
                onDiscount={onDiscount}
                onRemove={onRemove}
              />
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  )
}

/** The shop, with a checkbox for its lines in stock. */
function Head({ shop, onCheck }: { shop: CartShop } & Pick<CartHandlers, 'onCheck'>) {
  const text = useText('cart')
  const { shop: pathOf = shopPath } = usePaths()
  const { shopId, shopName, shopType } = shop
  const items = shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems)
  const sold = items.filter(({ actualStock }) => actualStock !== 0)
  const ticked = sold.filter(({ isChecked }) => isChecked === 1).length
  return (
    <header className={styles.head}>
      <CheckButton
        state={ticked === 0 ? 'off' : ticked === sold.length ? 'on' : 'mixed'}
        fields={{ shopId }}
        label={text('selectShop', { shop: shopName })}
        disabled={!sold.length}
        onCheck={onCheck}
      />
      <h2 className={styles.name}>
        <Link href={pathOf({ shopId })} tone="ink">
          {shopName}
        </Link>
      </h2>
      {shopType === 1 && <Tag size="small">{text('selfRun')}</Tag>}
    </header>
  )
}

/** Returns the amount and the number of pieces of the lines to be ordered. Discounts depend on both. */
function basketOf(items: readonly CartItem[]) {
  const { orderable } = tickedParts(items)
  return {
    amount: totalOf(orderable.map(({ productTotalAmount }) => ({ price: productTotalAmount, quantity: 1 }))),
    pieces: orderable.reduce((pieces, { prodCount }) => pieces + prodCount, 0),
    unit: items.every(({ unit }) => unit === items[0]?.unit) ? items[0]?.unit : undefined,
  }
}
