import { useLayoutEffect, useRef, useState } from 'react'
import type { Ref } from 'react'
import { useControllableState } from '../internal/useControllableState.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { useReset } from '../internal/useReset.ts'
import type { NumberRange, RangeSliderProps } from './rangeSliderProps.ts'

type Given = Pick<RangeSliderProps, 'value' | 'defaultValue' | 'onChange'> & { min: number; max: number }

/** The two ends of a range and their inputs. An end stops at the other one. */
export function useRange({ value, defaultValue, min, max, onChange }: Given, ref: Ref<HTMLInputElement> | undefined) {
  const lower = useRef<HTMLInputElement>(null)
  const upper = useRef<HTMLInputElement>(null)
  const both = useMergedRefs(lower, ref)
  const [first] = useState(value ?? defaultValue ?? { from: min, to: max })
  const [range, setRange] = useControllableState<NumberRange>(value, first, undefined)
  const { from, to } = range
  function take(next: NumberRange) {
    setRange(next)
    if (next.from !== from || next.to !== to) onChange?.({ value: next })
  }
  function move(end: keyof NumberRange, { valueAsNumber: place }: HTMLInputElement) {
    take(end === 'from' ? { from: Math.min(place, to), to } : { from, to: Math.max(place, from) })
  }
  useLayoutEffect(() => {
    // Picks up a range set before scripts loaded, in which the ends may have crossed.
    if (value !== undefined || !lower.current || !upper.current) return
    const ends = [lower.current.valueAsNumber, upper.current.valueAsNumber] as const
    take({ from: Math.min(...ends), to: Math.max(...ends) })
    // oxlint-disable-next-line react/exhaustive-deps -- once only
  }, [])
  useReset(lower, () => take(first))
  return { range, move, lower, both, upper }
}
