import { lazy, Suspense } from 'react'
import type { DetailView } from './DetailFrame.tsx'

// Visitors, and most buyers on most products, have neither.
const DetailOwnNotes = lazy(() =>
  import('./DetailOwnNotes.tsx').then(({ DetailOwnNotes }) => ({ default: DetailOwnNotes })),
)

/**
 * The notes for this buyer alone: the latest purchase, and a warning if the agreement prices failed to load. Reads
 * `bought` and `agreedAgain`.
 */
export function DetailOwn({ bought, agreedAgain }: Pick<DetailView, 'bought' | 'agreedAgain'>) {
  return (
    (bought ?? agreedAgain) && (
      <Suspense>
        <DetailOwnNotes bought={bought} agreedAgain={agreedAgain} />
      </Suspense>
    )
  )
}
