import { emptyFilter } from '@millwright/domain/list/listFilter'
import type { ListFilter } from '@millwright/domain/list/listFilter'
import { refinementsOf } from '@millwright/domain/list/refinements'
import { Container } from '@millwright/ui/Container'
import type { Section } from '../../section.ts'
import type { ListData } from './List.load.ts'
import { ListFilters } from './ListFilters.tsx'
import * as styles from './List.css.ts'

/** What a list of other goods than the mall's is called, and where it is. */
export type ListKind = { title: string; href: string }

export type ListProps = Omit<ListData, 'head'> & { kind?: ListKind }

/** What each section of a list is given: the screen's props, with the whole filter. */
export type ListView<Props = ListProps> = Props & {
  filter: ListFilter
  /** By how many choices it is narrowed. */
  refined: number
}

/** Which sections stand where on a list, in their order. */
export type ListSlots<Props = ListProps> = {
  /** Above all else, in the width of the page. */
  above: readonly Section<ListView<Props>>[]
  /** At the left, in a drawer on a phone; without any of them the results take all of the width. */
  filters: readonly Section<ListView<Props>>[]
  /** What was found, and what is said of it. */
  results: readonly Section<ListView<Props>>[]
}

/** A list as its sections stand on it: filters beside results. */
export function ListFrame<Props extends ListProps>({
  shown,
  above,
  filters,
  results,
}: ListSlots<Props> & {
  /** The screen's props. */
  shown: Props
}) {
  const filter = { ...emptyFilter, ...shown.filter }
  const view = { ...shown, filter, refined: refinementsOf(filter).length }
  return (
    <Container width="wide">
      <div className={styles.screen}>
        <div className={styles.trail}>
          {above.map((Part, at) => (
            <Part key={at} {...view} />
          ))}
        </div>
        {filters.length > 0 && (
          <ListFilters total={shown.total}>
            {filters.map((Part, at) => (
              <Part key={at} {...view} />
            ))}
          </ListFilters>
        )}
        <div className={styles.results}>
          {results.map((Part, at) => (
            <Part key={at} {...view} />
          ))}
        </div>
      </div>
    </Container>
  )
}
