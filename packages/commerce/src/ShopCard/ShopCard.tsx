import { useText } from '@millwright/i18n/Texts'
import { Image } from '@millwright/ui/Image'
import { Tag } from '@millwright/ui/Tag'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { shopPath } from '../internal/ownPaths.ts'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import * as styles from './ShopCard.css.ts'

export type ShopCardProps = RootProps<HTMLAnchorElement> & {
  /** The id of the shop. */
  shopId: string
  /** The name of the shop. */
  shopName: string
  /** The logo of the shop. */
  shopLogo?: string | undefined
  /** The type of the shop. 1 is the mall's own shop. */
  shopType?: number | undefined
  /** The city of the shop. */
  city?: string | undefined
  /** The average rating of the shop's products, from 0 to 5. */
  score?: number | undefined
}

/**
 * A shop's name, logo, city and rating. The whole card links to the shop.
 *
 * When: a shop is introduced, beside its product or in a search. Instead: `Link` of ui where the shop's name is enough.
 */
export function ShopCard({ shopId, shopName, shopLogo, shopType, city, score, className, ...root }: ShopCardProps) {
  const text = useText('commerce')
  const { shop = shopPath } = usePaths()
  return (
    <a href={shop({ shopId })} {...root} className={cx(styles.card, className)}>
      {shopLogo && (
        <span className={styles.logo}>
          <Image src={shopLogo} alt="" width={40} ratio={1} fit="contain" />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.first}>
          <span className={styles.name}>{shopName}</span>
          {shopType === 1 && <Tag tone="action">{text('shopOwn')}</Tag>}
        </span>
        {(city || score !== undefined) && (
          <span className={styles.facts}>
            {city && <span>{city}</span>}
            {score !== undefined && <span>{text('shopScore', { score })}</span>}
          </span>
        )}
      </span>
      <span className={styles.visit}>{text('shopVisit')}</span>
    </a>
  )
}
