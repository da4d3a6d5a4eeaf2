import { SearchNote } from '@millwright/commerce/SearchNote'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import type { ListView } from './ListFrame.tsx'

/**
 * The interpretation of the keyword and the invalid parts of the address. Reads `filter`, `understood` and `problems`.
 */
export function ListNotes({ filter, understood, problems }: Pick<ListView, 'filter' | 'understood' | 'problems'>) {
  const errors = useText('errors')
  return (
    <>
      <SearchNote filter={filter} understood={understood} />
      {problems && <Alert tone="warn">{problems.map((problem) => errors(problem)).join(' ')}</Alert>}
    </>
  )
}
