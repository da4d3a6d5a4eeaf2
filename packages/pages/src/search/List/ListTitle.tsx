import { useText } from '@millwright/i18n/Texts'
import { Heading } from '@millwright/ui/Heading'
import type { ListView } from './ListFrame.tsx'
import * as styles from './List.css.ts'

type ListTitleProps = Pick<ListView, 'filter' | 'trail' | 'kind' | 'total'>

/** The title of the list and the number of products. Reads `filter`, `trail`, `kind` and `total`. */
export function ListTitle({ filter, trail, kind, total }: ListTitleProps) {
  const text = useText('list')
  const here = trail?.at(-1)
  const title = filter.keyword
    ? text('titleKeyword', { keyword: filter.keyword })
    : (here?.name ?? kind?.title ?? text(filter.newest ? 'titleNewest' : 'titleAll'))
  return (
    <div className={styles.top}>
      <Heading level={1} size={22}>
        {title}
      </Heading>
      <p className={styles.total} role="status">
        {text('count', { count: total })}
      </p>
    </div>
  )
}
