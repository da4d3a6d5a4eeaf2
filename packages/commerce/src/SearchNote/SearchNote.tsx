import type { Understood } from '@millwright/contract/search/entities'
import { writeListPath } from '@millwright/domain/list/listFilter'
import type { ListFilter } from '@millwright/domain/list/listFilter'
import { useText } from '@millwright/i18n/Texts'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import * as styles from './SearchNote.css.ts'

/**
 * A note on how the search interpreted the term, with links to undo the interpretation. Renders nothing if the term was
 * searched as typed.
 *
 * When: above the results of a search. Instead: `Empty` of ui if nothing was found.
 */
export function SearchNote({
  filter,
  understood,
  className,
  ...root
}: RootProps<HTMLDivElement> & {
  /** The current filter. */
  filter: ListFilter
  /** The interpretation of the term, as the API returns it. */
  understood?: Understood | undefined
}) {
  const text = useText('commerce')
  const { list = writeListPath } = usePaths()
  const { keyword, exact } = filter
  const { conditions = [], corrected, dropped = [], otherMakers = [], notSold = [] } = understood ?? {}
  if (!keyword || (!exact && !corrected && ![conditions, dropped, otherMakers, notSold].some((some) => some.length)))
    return null
  const listed = (words: readonly string[]) => words.join(text('listComma'))
  const rest = withoutNames(keyword, otherMakers)
  const typed = list({ ...filter, exact: true, page: 1 })
  return (
    <div role="group" aria-label={text('understood')} {...root} className={cx(styles.note, className)}>
      {corrected && (
        <p className={styles.line}>
          {text('understoodCorrected', { corrected, keyword })}{' '}
          <a href={typed} rel="nofollow" className={styles.undo}>
            {text('understoodInstead', { keyword })}
          </a>
        </p>
      )}
      {otherMakers.length > 0 && (
        <p className={styles.line}>
          {text(rest ? 'understoodOtherMakers' : 'understoodOnlyMakers', { makers: listed(otherMakers), rest })}
        </p>
      )}
      {notSold.map(({ word, near, goesWith }) => (
        <p key={word} className={styles.line}>
          {near.length
            ? text(goesWith ? 'understoodGoesWith' : 'understoodNotSold', { word, near: listed(near) })
            : text('understoodNotSoldAtAll', { word })}
        </p>
      ))}
      {dropped.length > 0 && (
        <p className={styles.line}>
          {text('understoodDropped', { words: listed(dropped.map((word) => text('quoted', { word }))) })}
        </p>
      )}
      {conditions.length > 0 && (
        <Conditions conditions={conditions} filter={filter} asWords={corrected ? undefined : typed} />
      )}
      {exact && (
        <p className={styles.line}>
          {text('understoodExact', { keyword })}{' '}
          <a href={list({ ...filter, exact: false, page: 1 })} rel="nofollow" className={styles.undo}>
            {text('understoodAgain')}
          </a>
        </p>
      )}
    </div>
  )
}

/**
 * The words that the search interpreted as filters. `asWords` is the URL of the search that matches them as plain
 * words.
 */
function Conditions({
  conditions,
  filter,
  asWords,
}: {
  conditions: NonNullable<Understood['conditions']>
  filter: ListFilter
  asWords: string | undefined
}) {
  const text = useText('commerce')
  const { list = writeListPath } = usePaths()
  return (
    <div className={styles.line}>
      <span>{text('understoodConditions')}</span>
      <ul className={styles.chips}>
        {conditions.map(({ attrId, label, without }) => (
          <li key={`${attrId} ${label}`}>
            <a
              href={list({ ...filter, keyword: without || undefined, page: 1 })}
              rel="nofollow"
              className={styles.chip}
              aria-label={text('facetRemove', { name: label })}
            >
              {label}
              <span aria-hidden="true" className={styles.cross}>
                ×
              </span>
            </a>
          </li>
        ))}
      </ul>
      {asWords !== undefined && (
        <a href={asWords} rel="nofollow" className={styles.undo}>
          {text('understoodAsWords')}
        </a>
      )}
    </div>
  )
}

/** Returns the term without the manufacturers' names. */
function withoutNames(keyword: string, names: readonly string[]): string {
  const at = (name: string) => keyword.toLowerCase().indexOf(name.toLowerCase())
  return names
    .reduce(
      (rest, name) => (at(name) < 0 ? rest : rest.replace(keyword.slice(at(name), at(name) + name.length), ' ')),
      keyword,
    )
    .replace(/\s+/g, ' ')
    .trim()
}
