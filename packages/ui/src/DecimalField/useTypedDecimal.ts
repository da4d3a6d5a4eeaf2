import { useEffect, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { compareDecimals, isDecimal, stepDecimal } from '../internal/decimal.ts'
import { useReset } from '../internal/useReset.ts'
import type { DecimalFieldProps } from './decimalFieldProps.ts'
import { useNotation } from './useNotation.ts'

type Given = Pick<DecimalFieldProps, 'value' | 'defaultValue' | 'min' | 'max' | 'step'> & {
  minScale: number
  units: readonly string[]
  /** Returns why a number is refused. `read` is undefined for text that is not a number. */
  refuse: (read: string | undefined) => string | undefined
  onChange: DecimalFieldProps['onChange']
}

/** The text being typed, its number and its error. A refused text stays with its error. */
export function useTypedDecimal(
  { value, defaultValue, min, max, step, minScale, units, refuse, onChange }: Given,
  input: RefObject<HTMLInputElement | null>,
) {
  const { read, valueOf, edited, shown, padded } = useNotation({ minScale, units })
  const [first] = useState(value ?? defaultValue ?? '')
  const [settled, setSettled] = useState(first)
  const [text, setText] = useState(() => edited(first))
  const [focused, setFocused] = useState(false)
  const [left, setLeft] = useState(first !== '')
  const hold = (next: string) => {
    setSettled(next)
    setText(edited(next))
    setLeft(next !== '')
  }
  if (value !== undefined && !isSame(value, settled)) hold(value)
  const plain = read(text)
  const error = refuse(plain)

  function settle(next: string) {
    if (isSame(next, settled)) return hold(next)
    // The caller may submit the form at once, so the inputs must hold the number before `onChange` runs.
    flushSync(() => hold(next))
    onChange?.({ value: next, error: refuse(next === '' || isDecimal(next) ? next : undefined) })
  }
  const press = (event: KeyboardEvent) => {
    const steps = stepsOf(event)
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle(valueOf(text))
    if (steps === undefined || plain === undefined) return
    event.preventDefault()
    settle(padded(stepDecimal(plain || '0', steps, { min, max, step: step === undefined ? '1' : step })))
  }
  useEffect(() => {
    // Picks up text typed before scripts loaded.
    const early = input.current?.value
    if (early === undefined || early === text || early === first) return
    setText(early)
    setLeft(document.activeElement !== input.current)
    // oxlint-disable-next-line react/exhaustive-deps -- once only
  }, [])
  useReset(input, () => settle(first))
  return {
    /** The value before scripts load. */
    first,
    value: valueOf(text),
    text: focused || !plain ? text : shown(plain),
    error,
    /** The error to show: not while the reader types a number for the first time. */
    shownError: left ? error : undefined,
    show: () => setLeft(true),
    type: (next: string) => {
      setText(next)
      // A mended number shows no error while the reader types on.
      setLeft(left && error !== undefined)
    },
    enter: () => setFocused(true),
    leave: () => {
      setFocused(false)
      settle(valueOf(text))
    },
    press,
  }
}

const keySteps: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

function stepsOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): number | undefined {
  return altKey || ctrlKey || metaKey ? undefined : keySteps[key]
}

function isSame(a: string, b: string): boolean {
  return a === b || (isDecimal(a) && isDecimal(b) && compareDecimals(a, b) === 0)
}
