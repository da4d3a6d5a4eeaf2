import { useState } from 'react'

/** A value that the caller holds, or that is held here where the caller holds none. */
export function useHeld<Value>(
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
