import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/**
 * Returns the dialog around a control. Floating content must open inside it, because a modal dialog traps focus and
 * pointer.
 */
export function useDialogAround(control: RefObject<HTMLElement | null>): Element | undefined {
  const [dialog, setDialog] = useState<Element>()
  useLayoutEffect(() => setDialog(control.current?.closest('[role="dialog"]') ?? undefined), [control])
  return dialog
}
