import type { ClipboardEvent, KeyboardEvent } from 'react'

/** Whether an event target is a quantity field. */
export function isBox(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.name.startsWith('q.')
}

function columnOf(box: HTMLInputElement): HTMLInputElement[] {
  return [...(box.form?.elements ?? [])].filter(isBox)
}

/**
 * Moves along the column on Enter and the arrow keys, as in a spreadsheet. From the last field, Enter moves to the
 * button.
 */
export function moveInColumn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, key, shiftKey, altKey, ctrlKey, metaKey } = event
  if (!isBox(target) || altKey || ctrlKey || metaKey || event.nativeEvent.isComposing) return
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : key === 'Enter' ? (shiftKey ? -1 : 1) : 0
  if (step === 0 || (shiftKey && key !== 'Enter')) return
  event.preventDefault()
  const boxes = columnOf(target)
  const next = boxes[boxes.indexOf(target) + step]
  if (next) {
    next.focus()
    next.select()
  } else if (key === 'Enter' && step === 1) target.form?.querySelector<HTMLElement>('button[type="submit"]')?.focus()
}

/** Fills the fields from the focused one down with a pasted spreadsheet column. Returns the filled fields. */
export function fillDown(event: ClipboardEvent<HTMLFormElement>): HTMLInputElement[] | undefined {
  const { target } = event
  const lines = event.clipboardData
    .getData('text')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
  if (!isBox(target) || lines.length < 2) return undefined
  event.preventDefault()
  const boxes = columnOf(target)
  const at = boxes.indexOf(target)
  const filled = boxes.slice(at, at + lines.length)
  for (const [n, box] of filled.entries()) box.value = (lines[n] ?? '').trim()
  filled.at(-1)?.focus()
  return filled
}
