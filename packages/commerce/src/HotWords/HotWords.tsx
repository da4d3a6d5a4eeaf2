import { HOT_SEARCH_SIZE } from '@millwright/domain/constants'
import { writeListPath } from '@millwright/domain/list/listFilter'
import { readableHref } from '@millwright/domain/link/readableHref'
import { useText } from '@millwright/i18n/Texts'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import * as styles from './HotWords.css.ts'

export type HotWordsProps = {
  /** As the server ranks them; at most 4 are shown. `content` is searched, `title` is read. */
  words: readonly { title: string; content?: string }[]
}

/**
 * The words that buyers search most, under the search box.
 *
 * When: a search offers the words that others look for. Instead: `SearchBox` for what is typed.
 */
export function HotWords({ words }: HotWordsProps) {
  const text = useText('commerce')
  if (words.length === 0) return null
  return (
    <div className={styles.row}>
      <VisuallyHidden as="span">{text('hotWords')}</VisuallyHidden>
      <ul className={styles.list}>
        {words.slice(0, HOT_SEARCH_SIZE).map(({ title, content }) => (
          <li key={title}>
            <a href={readableHref(writeListPath({ keyword: content || title }))} className={styles.word}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
