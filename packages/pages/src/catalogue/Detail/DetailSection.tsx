import type { ReactNode } from 'react'
import { HydrateOnVisible } from '@millwright/ui/HydrateOnVisible'
import * as styles from './Detail.css.ts'

/**
 * A part of the page with its heading, to which the links above lead. `bare` where its content has frames of its own:
 * other products, which paper leaves out.
 */
export function DetailSection({
  id,
  title,
  hint,
  bare = false,
  children,
}: {
  id: string
  title: ReactNode
  hint?: ReactNode
  bare?: boolean | undefined
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
      <HydrateOnVisible>{children}</HydrateOnVisible>
    </section>
  )
}
