import type { KeyboardEvent } from 'react'

/** Enter in a text field presses the button beside it. By itself it would press the first button of the form. */
export function pressOwnButton(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.querySelector('button')?.click()
}
