import { useText } from '@millwright/i18n/Texts'
import { Image } from '@millwright/ui/Image'
import { Tag } from '@millwright/ui/Tag'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { shopPath } from '../internal/ownPaths.ts'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import * as styles from './ShopCard.css.ts'

export type ShopCardProps = RootProps<HTMLAnchorElement> & {
  /** The shop's id. */
  shopId: string
  /** Its name. */
  shopName: string
  /** Its picture. */
  shopLogo?: string | undefined
  /** 1 is the mall's own. */
  shopType?: number | undefined
  /** Where it is. */
  city?: string | undefined
  /** What buyers say of its goods, of five. */
  score?: number | undefined
}

/**
 * A shop by name and mark; the whole of it leads there.
 *
 * When: a shop is introduced, beside its product or in a search. Instead: `Link` of ui where its name is enough.
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
