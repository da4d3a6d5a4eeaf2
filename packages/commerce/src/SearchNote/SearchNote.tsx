import type { Understood } from '@millwright/contract/entities'
import { writeListPath } from '@millwright/domain/listFilter'
import type { ListFilter } from '@millwright/domain/listFilter'
import { useText } from '@millwright/i18n/Texts'
import * as styles from './SearchNote.css.ts'

/**
 * What the search made of the keyword, each part of it with the way to undo it; nothing where it took the keyword as it is.
 *
 * When: a search says how it understood what was typed. Instead: `Empty` of ui where nothing was found.
 */
export function SearchNote({ filter, understood }: {
  /** What the list is narrowed by now. */
  filter: ListFilter
  /** How the mall read what was typed. */
  understood?: Understood
}) {
  const text = useText('commerce')
  const { keyword, exact } = filter
  const { conditions = [], corrected, dropped = [] } = understood ?? {}
  if (!keyword || (!exact && !conditions.length && !corrected && !dropped.length)) return null
  const typed = writeListPath({ ...filter, exact: true, page: 1 })
  return (
    <div className={styles.note} role="group" aria-label={text('understood')}>
      {corrected && <p className={styles.line}>{text('understoodCorrected', { corrected, keyword })} <a href={typed} rel="nofollow" className={styles.undo}>{text('understoodInstead', { keyword })}</a></p>}
      {dropped.length > 0 && <p className={styles.line}>{text('understoodDropped', { words: dropped.map((word) => text('quoted', { word })).join(text('listComma')) })}</p>}
      {conditions.length > 0 && (
        <div className={styles.line}>
          <span>{text('understoodConditions')}</span>
          <ul className={styles.chips}>
            {conditions.map(({ attrId, label, without }) => (
              <li key={`${attrId} ${label}`}>
                <a href={writeListPath({ ...filter, keyword: without || undefined, page: 1 })} rel="nofollow" className={styles.chip} aria-label={text('facetRemove', { name: label })}>{label}<span aria-hidden="true" className={styles.cross}>×</span></a>
              </li>
            ))}
          </ul>
          {!corrected && <a href={typed} rel="nofollow" className={styles.undo}>{text('understoodAsWords')}</a>}
        </div>
      )}
      {exact && <p className={styles.line}>{text('understoodExact', { keyword })} <a href={writeListPath({ ...filter, exact: false, page: 1 })} rel="nofollow" className={styles.undo}>{text('understoodAgain')}</a></p>}
    </div>
  )
}
