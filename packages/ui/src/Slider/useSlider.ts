import { useLayoutEffect, useRef, useState } from 'react'
import type { Ref } from 'react'
import { useControllableState } from '../internal/useControllableState.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { useReset } from '../internal/useReset.ts'
import type { SliderProps } from './sliderProps.ts'

type Given = Pick<SliderProps, 'value' | 'defaultValue' | 'onChange'> & { min: number }

/** The value of a slider and its input. */
export function useSlider({ value, defaultValue, min, onChange }: Given, ref: Ref<HTMLInputElement> | undefined) {
  const input = useRef<HTMLInputElement>(null)
  const both = useMergedRefs(input, ref)
  const [first] = useState(value ?? defaultValue ?? min)
  const [held, setHeld] = useControllableState(value, first, undefined)
  const take = (target: HTMLInputElement, next = target.valueAsNumber) => {
    setHeld(next)
    if (next !== held) onChange?.({ value: next, target })
  }
  useLayoutEffect(() => {
    // Picks up a value set before scripts loaded.
    if (input.current && value === undefined) take(input.current)
    // oxlint-disable-next-line react/exhaustive-deps -- once only
  }, [])
  useReset(input, () => input.current && take(input.current, first))
  return { held, take, both }
}
