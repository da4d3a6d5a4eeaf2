import { CART_BADGE_LIMIT } from '@millwright/domain/constants'
import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import * as styles from './CartBadge.css.ts'

export type CartBadgeProps = RootProps<HTMLAnchorElement> & {
  /** The number of cart lines. Undefined for visitors who are not signed in; the link then shows no number. */
  count?: number | undefined
  /** The URL of the cart, or for visitors the URL of a sign-in page that returns to the cart. */
  href: string
}

/**
 * A link to the cart with its number of lines, shown as `999+` from 1000 on.
 *
 * When: a header links to the cart. Instead: `Badge` of ui for other counts.
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
