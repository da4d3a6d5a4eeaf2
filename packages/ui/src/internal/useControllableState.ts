import { useState } from 'react'

/** Returns a controlled value, or local state if the value is undefined. */
export function useControllableState<Value>(
  value: Value | undefined,
  first: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(first)
  return [
    value ?? own,
    (next) => {
      setOwn(next)
      onChange?.(next)
    },
  ]
}
