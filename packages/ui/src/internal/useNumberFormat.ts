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

/** Returns the longest text among the ends of a range and their neighbours, which may have more decimals. */
export function widestOf(
  { min, max, step }: { min: number; max: number; step: number },
  written: (value: number) => string,
): string {
  return [min, min + step, max - step, max].map(written).reduce((a, b) => (b.length > a.length ? b : a))
}
