import { lazy, Suspense, useState } from 'react'
import { useCompared } from '@millwright/commerce/useCompared'

const CompareTray = lazy(() =>
  import('@millwright/commerce/CompareTray').then(({ CompareTray }) => ({ default: CompareTray })),
)

/** What was picked to be compared, at the edge of the window. Reads nothing. */
export function ListTray() {
  const { picks } = useCompared()
  // Once it is there it stays: it says when nothing is picked any more.
  const [tray, setTray] = useState(false)
  if (picks.length > 0 && !tray) setTray(true)
  return (
    tray && (
      <Suspense>
        <CompareTray />
      </Suspense>
    )
  )
}
