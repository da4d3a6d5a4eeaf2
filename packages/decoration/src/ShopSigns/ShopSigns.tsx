import type { BlockData } from '@millwright/contract/blocks/blocks'
import { useText } from '@millwright/i18n/Texts'
import { Image } from '@millwright/ui/Image'
import type { LookProps } from '../data.ts'
import * as styles from './ShopSigns.css.ts'

/** Renders the shop sign in an editor's preview. On a page of the mall the header shows the sign (`headerOf`). */
export function ShopSigns({ data, locale }: LookProps & { data: BlockData<'shop_signs'> }) {
  const text = useText('decoration')
  const { bgUrl, navList, showNavs } = data
  return (
    <div className={styles.sign}>
      {bgUrl && (
        <div className={styles.picture}>
          <Image src={bgUrl} alt="" ratio={1920 / 170} fit="cover" eager />
        </div>
      )}
      {showNavs && navList.length > 0 && (
        <nav className={styles.bar} aria-label={text('signLinks')}>
          <ul className={styles.links}>
            {navList.map(
              ({ name, target }, index) =>
                target && (
                  <li key={index}>
                    <a
                      className={styles.link}
                      href={target.href}
                      {...(target.newTab ? { target: '_blank', rel: 'noopener' } : {})}
                    >
                      {name[locale]}
                    </a>
                  </li>
                ),
            )}
          </ul>
        </nav>
      )}
    </div>
  )
}
