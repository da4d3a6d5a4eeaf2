import type { CSSProperties } from 'react'

/** Returns an inline style that sets CSS variables. The names are those of `createVar`; absent values set nothing. */
export function inlineVars(values: Readonly<Record<string, string | null | undefined>>): CSSProperties {
  const named = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name.slice(4, -1), value]] : [],
  )
  return Object.fromEntries(named) as CSSProperties
}
