import { useText } from '@millwright/i18n/Texts'
import { Image } from '@millwright/ui/Image'
import * as styles from './RecentProducts.css.ts'

export type RecentProduct = { prodId: string; prodName: string; partyCode?: string; pic: string }

/** What was looked at lately, the last first. No prices: they may have changed since. */
export function RecentProducts({ products }: { products: readonly RecentProduct[] }) {
  const text = useText('commerce')
  return (
    <ul className={styles.strip} aria-label={text('recentTitle')}>
      {products.map(({ prodId, prodName, partyCode, pic }) => (
        <li key={prodId} className={styles.item}>
          <a href={`/detail/${prodId}`} className={styles.link}>
            <span className={styles.picture}><Image src={pic} alt="" ratio={1} fit="contain" /></span>
            <span className={styles.model}>{partyCode ?? prodName}</span>
            {partyCode && <span className={styles.name}>{prodName}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
