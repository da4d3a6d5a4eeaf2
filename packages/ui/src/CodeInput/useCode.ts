import { useEffect, useRef } from 'react'
import type { ClipboardEvent, RefObject } from 'react'
import { codeIn } from './codeIn.ts'
import type { CodeInputProps } from './codeInputProps.ts'

type Given = Pick<CodeInputProps, 'value' | 'defaultValue' | 'onChange' | 'onComplete'> &
  Required<Pick<CodeInputProps, 'length'>>

/**
 * Cleans the text of the input. The input is uncontrolled, because React would interrupt an input method that composes
 * text.
 */
export function useCode(
  { value, defaultValue, length, onChange, onComplete }: Given,
  input: RefObject<HTMLInputElement | null>,
) {
  const known = useRef(value ?? defaultValue ?? '')
  const settle = (target: HTMLInputElement) => {
    const code = codeIn(target.value, length)
    if (target.value !== code) target.value = code
    if (code === known.current) return
    known.current = code
    onChange?.({ value: code, target })
    if (code.length === length) onComplete?.({ value: code, target })
  }
  useEffect(() => {
    // Picks up a code typed or filled in before scripts loaded.
    if (input.current && input.current.value !== known.current) settle(input.current)
    // oxlint-disable-next-line react/exhaustive-deps -- once only
  }, [])
  useEffect(() => {
    if (value === undefined || value === known.current) return
    known.current = value
    if (input.current) input.current.value = value
  }, [value, input])
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    // The browser would cut “123 456” to the maximum length before the space is removed.
    event.preventDefault()
    const target = event.currentTarget
    const pasted = codeIn(event.clipboardData.getData('text'), length)
    // A whole code replaces earlier text.
    if (pasted.length === length) target.value = pasted
    else target.setRangeText(pasted, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end')
    settle(target)
  }
  return { settle, paste }
}
