import { useEffect, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { NumberFieldProps } from './numberFieldProps.ts'
import { toStep } from './toStep.ts'

const keySteps: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

type Range = { min: number; max: number; step: number }
type Given = Range & Pick<NumberFieldProps, 'value' | 'defaultValue' | 'onChange' | 'onCorrect'>

/** The text being typed and the committed number. Committing corrects the number to the range and its steps. */
export function useTypedNumber(
  { value, defaultValue, min, max, step, onChange, onCorrect }: Given,
  input: RefObject<HTMLInputElement | null>,
) {
  const [settled, setSettled] = useState(value ?? defaultValue ?? min)
  const [text, setText] = useState(String(settled))
  if (value !== undefined && value !== settled) {
    setSettled(value)
    setText(String(value))
  }

  function settle(wanted: number) {
    const next = toStep(wanted, { min, max, step })
    // The caller may submit the form at once, so the input must hold the number before `onChange` runs.
    flushSync(() => {
      setSettled(next)
      setText(String(next))
    })
    if (next !== settled) onChange?.({ value: next })
    return next
  }
  const numberIn = (typed: string) => {
    const plain = plainOf(typed)
    return plain === '' || Number.isNaN(Number(plain)) ? settled : Number(plain)
  }
  /** Commits typed text. Returns whether it needed no correction. */
  const commit = (typed: string) => {
    const next = settle(numberIn(typed))
    const right = plainOf(typed) === String(next)
    if (!right) onCorrect?.({ typed, value: next })
    return right
  }
  const press = (event: KeyboardEvent) => {
    const steps = keySteps[event.key]
    // Enter shows a corrected number first and does not submit it.
    if (event.key === 'Enter' && !commit(text)) event.preventDefault()
    if (steps === undefined) return
    event.preventDefault()
    settle(numberIn(text) + steps * step)
  }
  useEffect(() => {
    // Picks up text typed before scripts loaded, and commits it if the field has already lost focus.
    const early = input.current?.value
    if (early === undefined || early === text) return
    setText(early)
    if (document.activeElement !== input.current) queueMicrotask(() => commit(early))
    // oxlint-disable-next-line react/exhaustive-deps -- once only
  }, [])
  return {
    settled,
    text,
    setText,
    commit,
    press,
    minus: { ended: settled <= min, onPress: () => settle(settled - step) },
    plus: { ended: settled >= max, onPress: () => settle(settled + step) },
  }
}

/** Returns typed text as plain digits. Chinese input methods type full-width ones. */
const plainOf = (typed: string) => typed.normalize('NFKC').trim()
