import type { ReactNode } from 'react'
import { HydrateOnVisible } from '@millwright/ui/HydrateOnVisible'
import * as styles from './Detail.css.ts'

/**
 * A section of the page with a heading. Its `id` is the target of a link in the link bar. `bare`: the content has its
 * own frames, such as product cards, and print omits it.
 */
export function DetailSection({
  id,
  title,
  hint,
  bare = false,
  dependsOn,
  children,
}: {
  id: string
  title: ReactNode
  hint?: ReactNode
  bare?: boolean | undefined
  /** All that the content depends on. If given, a server renders equal content once. */
  dependsOn?: readonly unknown[] | undefined
  children: ReactNode
}) {
  return (
    <section
      id={id}
      className={`${bare ? styles.bareSection : styles.section} ${styles.later}`}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`} className={styles.sectionTitle}>
        {title}
      </h2>
      {hint && <p className={styles.sectionHint}>{hint}</p>}
      <HydrateOnVisible dependsOn={dependsOn}>{children}</HydrateOnVisible>
    </section>
  )
}
