import type { ClipboardEvent, KeyboardEvent } from 'react'

/** Whether something is a box of the column of quantities. */
export function isBox(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.name.startsWith('q.')
}

function columnOf(box: HTMLInputElement): HTMLInputElement[] {
  return [...(box.form?.elements ?? [])].filter(isBox)
}

/** Enter and the arrows go down and up the column, as in a spreadsheet; from its last box Enter leads to the button. */
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

/** A column copied from a spreadsheet fills the boxes from here on; answers those it filled. */
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
