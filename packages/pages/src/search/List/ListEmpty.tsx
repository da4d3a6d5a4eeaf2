import { writeListPath } from '@millwright/domain/list/listFilter'
import type { ListFilter } from '@millwright/domain/list/listFilter'
import { refinementsOf, unrefined } from '@millwright/domain/list/refinements'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Stack } from '@millwright/ui/Stack'
import type { ListData } from './List.load.ts'
import { ListInquiry } from './ListInquiry.tsx'
import * as styles from './ListEmpty.css.ts'

/**
 * The empty state of the list, with links to other lists. If the page number is too high, it links to the first and the
 * last page. If the keyword or the filters have no results, it also has an inquiry form.
 */
export function ListEmpty({
  filter,
  total,
  pages,
  trail,
  near,
  outcome,
}: Pick<ListData, 'total' | 'pages' | 'trail' | 'near' | 'outcome'> & { filter: ListFilter }) {
  const text = useText('list')
  const { keyword, exact } = filter
  if (total > 0) {
    return (
      <Empty
        drawing="page"
        title={text('pastEnd', { page: filter.page })}
        action={
          <Stack direction="row" space={12} justify="center" wrap>
            <Button href={writeListPath({ ...filter, page: 1 })} tone="action">
              {text('pastEndFirst')}
            </Button>
            <Button href={writeListPath({ ...filter, page: pages })}>{text('pastEndLast', { page: pages })}</Button>
          </Stack>
        }
      >
        {text('pastEndHint', { pages })}
      </Empty>
    )
  }
  const refined = refinementsOf(filter).length > 0
  const here = trail?.at(-1)
  return (
    <div className={styles.empty}>
      <Empty
        drawing="search"
        title={keyword ? text('emptyKeyword', { keyword }) : text('emptyTitle')}
        action={
          <Stack direction="row" space={12} justify="center" wrap>
            {refined && (
              <Button href={writeListPath(unrefined(filter))} tone="action">
                {text('emptyClear')}
              </Button>
            )}
            {exact && <Button href={writeListPath({ ...filter, exact: false })}>{text('emptyMend')}</Button>}
            {here && keyword && <Button href={writeListPath({ keyword })}>{text('emptyEverywhere')}</Button>}
            {here && <Button href={here.href}>{text('emptyCategory', { name: here.name })}</Button>}
            <Button href={path('list')} tone={refined ? 'neutral' : 'action'}>
              {text('emptyAll')}
            </Button>
          </Stack>
        }
      >
        {text(keyword && !refined ? 'emptyKeywordHint' : 'emptyHint')}
      </Empty>
      <Words title={text('emptyNear')} words={near?.words} />
      <Words title={text('emptyHot')} words={near?.hot} />
      <ListInquiry filter={filter} outcome={outcome} />
    </div>
  )
}

function Words({ title, words = [] }: { title: string; words?: readonly { text: string; href: string }[] }) {
  if (words.length === 0) return null
  return (
    <nav className={styles.near} aria-label={title}>
      <h2 className={styles.nearTitle}>{title}</h2>
      <ul className={styles.words}>
        {words.map(({ text, href }) => (
          <li key={text}>
            <a href={href} className={styles.word}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
