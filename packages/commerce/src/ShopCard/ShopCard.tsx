import { useText } from '@millwright/i18n/Texts'
import { Image } from '@millwright/ui/Image'
import { Tag } from '@millwright/ui/Tag'
import * as styles from './ShopCard.css.ts'

export type ShopCardProps = {
  /** The shop's id. */
  shopId: string
  /** Its name. */
  shopName: string
  /** Its picture. */
  shopLogo?: string
  /** 1 is the mall's own. */
  shopType?: number
}

/**
 * A shop by name and mark; the whole of it leads there.
 *
 * When: a shop is introduced, beside its product or in a search. Instead: `Link` of ui where its name is enough.
 */
export function ShopCard({ shopId, shopName, shopLogo, shopType }: ShopCardProps) {
  const text = useText('commerce')
  return (
    <a href={`/shopIndex?sid=${shopId}`} className={styles.card}>
      {shopLogo && (
        <span className={styles.logo}>
          <Image src={shopLogo} alt="" width={40} ratio={1} fit="contain" />
        </span>
      )}
      <span className={styles.name}>{shopName}</span>
      {shopType === 1 && <Tag tone="action">{text('shopOwn')}</Tag>}
      <span className={styles.visit}>{text('shopVisit')}</span>
    </a>
  )
}
