import { useState } from 'react'

/** The quantity that a line shows: the cart's, also when it changes there, unless the buyer has chosen another since. */
export function useLineCount(prodCount: number, first: number): [number, (count: number) => void] {
  const [count, setCount] = useState(first)
  const [known, setKnown] = useState(prodCount)
  if (prodCount !== known) {
    setKnown(prodCount)
    if (count === known) setCount(prodCount)
  }
  return [count, setCount]
}
