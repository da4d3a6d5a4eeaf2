import { useRef } from 'react'
import { typeAhead } from './typeAhead.ts'

/** Returns a type-ahead function. Letters typed within 500 ms of each other form one word. */
export function useTypeAhead(): (letter: string, labels: readonly string[], from: number) => number {
  const word = useRef({ text: '', at: 0 })
  return (letter, labels, from) => {
    const now = performance.now()
    word.current = { text: now - word.current.at < 500 ? word.current.text + letter : letter, at: now }
    return typeAhead(labels, word.current.text, from)
  }
}
