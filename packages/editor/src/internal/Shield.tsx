import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'

const stop = (event: SyntheticEvent) => event.stopPropagation()
const stopPress = (event: KeyboardEvent) => {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation()
}

/** Keeps presses on controls inside a row from choosing the row. Arrow keys still move between rows. */
export function Shield({ children }: { children: ReactNode }) {
  return (
    <span
      onPointerDown={stop}
      onMouseDown={stop}
      onPointerUp={stop}
      onClick={stop}
      onKeyDown={stopPress}
      onKeyUp={stopPress}
    >
      {children}
    </span>
  )
}
