import * as styles from './rules.css.ts'

/** A text with the searched words marked. */
export function HighlightedText({ of, words }: { of: string; words: string }) {
  const sought = words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  if (!sought.length) return of
  const parts = of.split(new RegExp(`(${sought.join('|')})`, 'giu'))
  return parts.map((part, at) =>
    at % 2 ? (
      <mark key={at} className={styles.marked}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
