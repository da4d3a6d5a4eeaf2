import type { FocusEvent, FocusEventHandler } from 'react'

/**
 * Returns the blur handler of the box around a field with several parts. The host is told of blur when the focus leaves
 * the box and the panel that it opens: a form library would show the errors of an unfinished field otherwise.
 */
export function onLeave<Control extends Element>(
  onBlur: FocusEventHandler<Control> | undefined,
): FocusEventHandler<Element> {
  return (event) => {
    if (leavesField(event)) onBlur?.(event as FocusEvent<Control>)
  }
}

function leavesField({ currentTarget, relatedTarget }: FocusEvent): boolean {
  if (!(relatedTarget instanceof Node)) return true
  const panel = currentTarget.querySelector('[aria-controls]')?.getAttribute('aria-controls')
  return !currentTarget.contains(relatedTarget) && !(panel && document.getElementById(panel)?.contains(relatedTarget))
}
