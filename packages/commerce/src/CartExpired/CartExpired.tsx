import type { CartItem } from '@millwright/contract/cart/entities'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { useFormHandler } from '../internal/useFormHandler.ts'
import { cartPath } from '../internal/ownPaths.ts'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { CartLine } from '../CartLine/CartLine.tsx'
import * as styles from '../CartShopGroup/CartShopGroup.css.ts'

/**
 * Cart lines whose product is delisted. They stay visible, so that buyers see why they cannot be ordered, and are
 * cleared together.
 *
 * When: products in the cart can no longer be bought. Instead: `CartLine` for lines that can be ordered.
 */
export function CartExpired({
  items,
  onClear,
  className,
  ...root
}: RootProps<HTMLElement> & {
  /** The lines that can no longer be ordered. */
  items: readonly CartItem[]
  /** Handles clearing instead of posting the form. */
  onClear?: CommerceHandlers['clearExpired'] | undefined
}) {
  const text = useText('cart')
  const { cart = cartPath() } = usePaths()
  const clear = useFormHandler('clearExpired', onClear, () => ({ basketIds: items.map(({ basketId }) => basketId) }))
  return (
    <section aria-label={text('expired')} {...root} className={cx(styles.group, className)}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.name}>{text('expired')}</h2>
          <span className={styles.hint}>{text('expiredHint', { count: items.length })}</span>
        </div>
        <form method="post" action={cart} data-enhance="stay" onSubmit={clear}>
          <Button type="submit" name="intent" value="clean" size="small">
            {text('clearExpired')}
          </Button>
        </form>
      </header>
      <ul className={styles.lines}>
        {items.map((item) => (
          <CartLine key={item.basketId} item={item} gone />
        ))}
      </ul>
    </section>
  )
}
