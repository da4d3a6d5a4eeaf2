import { CART_BADGE_LIMIT } from '@millwright/domain/constants'
import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import * as styles from './CartBadge.css.ts'

export type CartBadgeProps = RootProps<HTMLAnchorElement> & {
  /** Lines in the cart; `undefined` for a visitor, who sees no number. */
  count?: number | undefined
  /** Where it leads: the cart, or for a visitor the login that comes back to it. */
  href: string
}

/**
 * The way to the cart, with the number of lines in it, as a buyer counts them: `999+` from 1000 on.
 *
 * When: the way to the cart stands in a header. Instead: `Badge` of ui for other counts.
 */
export function CartBadge({ count, href, className, ...root }: CartBadgeProps) {
  const text = useText('commerce')
  return (
    <a href={href} {...root} className={cx(styles.cart, className)}>
      <Icon name="cart" size={20} />
      {count !== undefined && count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {cartCountText(count)}
        </span>
      )}
      <span className={styles.word} aria-hidden="true">
        {text('cart')}
      </span>
      <VisuallyHidden as="span">{count === undefined ? text('cart') : text('cartCount', { count })}</VisuallyHidden>
    </a>
  )
}

export function cartCountText(count: number): string {
  return count > CART_BADGE_LIMIT ? `${CART_BADGE_LIMIT}+` : String(count)
}
