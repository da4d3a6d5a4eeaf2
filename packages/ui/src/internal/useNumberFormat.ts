import { useMemo } from 'react'
import { useLanguage } from './Language.ts'

/** Returns a function that writes numbers in the language of the page. */
export function useNumberFormat(format: Intl.NumberFormatOptions | undefined): (value: number) => string {
  const language = useLanguage()
  const options = JSON.stringify(format)
  return useMemo(() => {
    const given = options === undefined ? undefined : (JSON.parse(options) as Intl.NumberFormatOptions)
    const { format } = new Intl.NumberFormat(language, given)
    return format
  }, [language, options])
}

/** Returns the place of a value between two ends, from 0 to 1. */
export function shareOf(value: number, min: number, max: number): number {
  return max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0
}
