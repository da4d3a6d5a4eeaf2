import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useReset } from '../internal/useReset.ts'
import type { ColorFieldProps } from './colorFieldProps.ts'
import { hexIn } from './hexIn.ts'

type Given = Pick<ColorFieldProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** Returns why a text is refused. */
  refuse: (text: string) => string | undefined
}

/** The text being typed, its colour and its error. A refused text stays with its error. */
export function useColor({ value, defaultValue, onChange, refuse }: Given, input: RefObject<HTMLInputElement | null>) {
  const [first] = useState(value ?? defaultValue ?? '')
  const [settled, setSettled] = useState(first)
  const [text, setText] = useState(first)
  const [left, setLeft] = useState(first !== '')
  const hold = (next: string) => {
    setSettled(next)
    setText(next)
    setLeft(next !== '')
  }
  if (value !== undefined && value !== settled) hold(value)
  const error = refuse(text)
  function settle(typed: string) {
    const next = hexIn(typed) ?? typed.trim()
    if (next === settled) return hold(next)
    // The caller may submit the form at once, so the inputs must hold the colour before `onChange` runs.
    flushSync(() => hold(next))
    onChange?.({ value: next, error: refuse(next) })
  }
  useEffect(() => {
    // Picks up text typed before scripts loaded.
    const early = input.current?.value
    if (early !== undefined && early !== text) setText(early)
    // oxlint-disable-next-line react/exhaustive-deps -- once only
  }, [])
  useReset(input, () => settle(first))
  return {
    text,
    value: hexIn(text) ?? text.trim(),
    color: hexIn(text),
    error,
    shownError: left ? error : undefined,
    show: () => setLeft(true),
    type: (next: string) => {
      setText(next)
      setLeft(left && error !== undefined)
    },
    leave: () => settle(text),
    settle,
  }
}
