import { lazy, Suspense, useState } from 'react'
import { useCompared } from '@millwright/commerce/useCompared'

const CompareTray = lazy(() =>
  import('@millwright/commerce/CompareTray').then(({ CompareTray }) => ({ default: CompareTray })),
)

/** The tray of products picked for comparison, at the edge of the viewport. Reads nothing. */
export function ListTray() {
  const { picks } = useCompared()
  // Once shown, the tray stays mounted, because it announces the removal of the last product.
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
