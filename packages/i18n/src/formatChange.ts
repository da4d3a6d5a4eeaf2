import { memoizeByLanguage } from './memoizeByLanguage.ts'

const changes = memoizeByLanguage(
  (language) =>
    new Intl.NumberFormat(language, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    }),
)

/** Formats a fraction as a signed percentage: `-0.118` is `-11.8%`, `-11,8 %` in German. */
export function formatChange(language: string, fraction: number): string {
  return changes(language).format(fraction)
}
