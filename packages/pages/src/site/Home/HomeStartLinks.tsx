import { Icon } from '@millwright/ui/Icon'
import { Image } from '@millwright/ui/Image'
import type { StartLinks } from './startOf.ts'
import * as styles from './HomeStartLinks.css.ts'

/** The quick ways to order in one row, and the categories as drawings in columns. */
export function HomeStartLinks({ words, ways, categories }: StartLinks) {
  return (
    <>
      <nav aria-label={words.ways}>
        <ul className={styles.ways}>
          {ways.map(({ href, icon, title, text }) => (
            <li key={title} className={styles.wayItem}>
              <a href={href} className={styles.way}>
                <Icon name={icon} size={24} />
                <span className={styles.wayWords}>
                  <b>{title}</b>
                  <span className={styles.muted}>{text}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {categories.length > 0 && (
        <nav aria-label={words.categories}>
          <ul className={styles.tiles}>
            {categories.map(({ href, name, pic }) => (
              <li key={href} className={styles.tileItem}>
                <a href={href} className={styles.tile}>
                  <span className={styles.tilePicture} aria-hidden="true">
                    <Image src={pic} alt="" />
                  </span>
                  <span className={styles.tileName}>{name}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
