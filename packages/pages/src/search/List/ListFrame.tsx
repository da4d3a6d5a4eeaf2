import { emptyFilter } from '@millwright/domain/list/listFilter'
import type { ListFilter } from '@millwright/domain/list/listFilter'
import { refinementsOf } from '@millwright/domain/list/refinements'
import { Container } from '@millwright/ui/Container'
import type { Section } from '../../section.ts'
import type { ListData } from './List.load.ts'
import { ListFilters } from './ListFilters.tsx'
import * as styles from './List.css.ts'

/** The title and address of a list other than the mall's. */
export type ListKind = { title: string; href: string }

export type ListProps = Omit<ListData, 'head'> & { kind?: ListKind }

/** The props of each section of the list: the screen's props and the whole filter. */
export type ListView<Props = ListProps> = Props & {
  filter: ListFilter
  /** The number of active filters. */
  refined: number
}

/** The sections of the list, by slot, in order. */
export type ListSlots<Props = ListProps> = {
  /** At the top, in the full width of the page. */
  above: readonly Section<ListView<Props>>[]
  /** At the left; on phones, in a drawer. Without sections in this slot the results take the full width. */
  filters: readonly Section<ListView<Props>>[]
  /** The results, with their notes and tools. */
  results: readonly Section<ListView<Props>>[]
}

/** The layout of the list: filters beside results. */
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
