import { useState } from 'react'

/** Returns the quantity that a line shows. It follows the cart unless the buyer has changed it since. */
export function useLineCount(prodCount: number, first: number): [number, (count: number) => void] {
  const [count, setCount] = useState(first)
  const [known, setKnown] = useState(prodCount)
  if (prodCount !== known) {
    setKnown(prodCount)
    if (count === known) setCount(prodCount)
  }
  return [count, setCount]
}
