import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/**
 * The dialog that a control stands in: what floats must open inside of it, for a modal dialog keeps the focus and the
 * pointer.
 */
export function useDialogAround(control: RefObject<HTMLElement | null>): Element | undefined {
  const [dialog, setDialog] = useState<Element>()
  useLayoutEffect(() => setDialog(control.current?.closest('[role="dialog"]') ?? undefined), [control])
  return dialog
}
