import { SearchNote } from '@millwright/commerce/SearchNote'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import type { ListView } from './ListFrame.tsx'

/** How the words were understood, and what of the address could not be read. Reads `filter`, `understood`, `problems`. */
export function ListNotes({ filter, understood, problems }: Pick<ListView, 'filter' | 'understood' | 'problems'>) {
  const errors = useText('errors')
  return (
    <>
      <SearchNote filter={filter} understood={understood} />
      {problems && <Alert tone="warn">{problems.map((problem) => errors(problem)).join(' ')}</Alert>}
    </>
  )
}
