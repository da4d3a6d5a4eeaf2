import { HOT_SEARCH_SIZE } from '@millwright/domain/constants'
import { writeListPath } from '@millwright/domain/list/listFilter'
import { readableHref } from '@millwright/domain/link/readableHref'
import { useText } from '@millwright/i18n/Texts'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import * as styles from './HotWords.css.ts'

export type HotWordsProps = RootProps<HTMLDivElement> & {
  /** The search terms in the server's order, at most 4 of which are shown. `content` is searched, `title` is shown. */
  words: readonly { title: string; content?: string | undefined }[]
}

/**
 * The most frequent searches, under the search box.
 *
 * When: a search suggests popular terms. Instead: `SearchBox` for typing a search.
 */
export function HotWords({ words, className, ...root }: HotWordsProps) {
  const text = useText('commerce')
  const { list = writeListPath } = usePaths()
  if (words.length === 0) return null
  return (
    <div {...root} className={cx(styles.row, className)}>
      <VisuallyHidden as="span">{text('hotWords')}</VisuallyHidden>
      <ul className={styles.list}>
        {words.slice(0, HOT_SEARCH_SIZE).map(({ title, content }) => (
          <li key={title}>
            <a href={readableHref(list({ keyword: content || title }))} className={styles.word}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
