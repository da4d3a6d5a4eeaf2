import { writeListPath } from '@millwright/domain/list/listFilter'
import { Pagination } from '@millwright/ui/Pagination'
import type { ListView } from './ListFrame.tsx'
import * as styles from './List.css.ts'

type ListPagesProps = Pick<ListView, 'filter' | 'nothing' | 'pages' | 'total'>

/** The pagination. Reads `filter`, `nothing`, `pages` and `total`. */
export function ListPages({ filter, nothing, pages, total }: ListPagesProps) {
  return (
    pages > 1 &&
    !nothing && (
      <div className={styles.pages}>
        <Pagination
          page={filter.page}
          pages={pages}
          total={total}
          hrefOf={(page) => writeListPath({ ...filter, page })}
        />
      </div>
    )
  )
}
