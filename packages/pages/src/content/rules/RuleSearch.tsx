import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { SearchField } from '@millwright/ui/SearchField'
import * as styles from './rules.css.ts'

/** The search of all rules: a plain form that leads to the rules centre. */
export function RuleSearch({ words }: { words?: string }) {
  const text = useText('rules')
  return (
    <form method="get" action={path('regulation')} role="search" aria-label={text('search')} className={styles.search}>
      <SearchField
        key={words}
        label={text('search')}
        hideLabel
        name="q"
        placeholder={text('searchHint')}
        defaultValue={words}
        maxLength={100}
        submit
      />
    </form>
  )
}
