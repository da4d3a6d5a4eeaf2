import type { CartItem } from '@millwright/contract/cart/entities'
import type { Obstacle } from '@millwright/domain/product/orderable'
import { useText } from '@millwright/i18n/Texts'
import { Link } from '@millwright/ui/Link'
import type { RootProps } from '@millwright/ui/open'
import { lineAnchor } from '../internal/lineAnchor.ts'
import { useObstacleText } from './useObstacleText.ts'
import * as styles from './CartObstacles.css.ts'

/** A cart line that cannot be ordered as it stands, with the reason. */
export type LineInTheWay = {
  line: Pick<CartItem, 'basketId' | 'partyCode' | 'prodName' | 'unit'>
  obstacle: Obstacle
}

export type CartObstaclesProps = RootProps<HTMLSpanElement> & {
  /** The lines, in the order of the cart. */
  lines: readonly LineInTheWay[]
  /**
   * The address of the cart, or `''` on the cart itself.
   * @default ''
   */
  cartHref?: string | undefined
  /** The number of lines that are named. The rest is counted. Absent: all. */
  most?: number | undefined
}

/**
 * The cart lines that cannot be ordered as they stand: each with its reason, linked to its place in the cart.
 *
 * When: an order or its sum leaves lines of the cart out. Instead: `CartLine` for the line itself, which offers the ways
 * on.
 */
export function CartObstacles({ lines, cartHref = '', most = lines.length, ...root }: CartObstaclesProps) {
  const text = useText('prices')
  const obstacleText = useObstacleText()
  return (
    <span {...root}>
      {lines.slice(0, most).map(({ line, obstacle }) => (
        <Link key={line.basketId} href={`${cartHref}#${lineAnchor(line.basketId)}`} className={styles.line}>
          {text('inTheWayOne', { name: line.partyCode ?? line.prodName, why: obstacleText(obstacle, line.unit) })}
        </Link>
      ))}
      {lines.length > most && text('inTheWayMore', { count: lines.length - most })}
    </span>
  )
}
