import { writeListPath } from '@millwright/domain/list/listFilter'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { CategoryMegaFlyout } from './CategoryMegaFlyout.tsx'
import type { LevelsState } from './CategoryMegaFlyout.tsx'
import type { MegaCategory } from './megaCategory.ts'
import * as styles from './CategoryMega.css.ts'

/** A root of the panel: a link to its list and, while active, its levels. */
export function CategoryMegaRoot({
  category,
  flyoutId,
  state,
  active,
  onPoint,
  onOpen,
}: {
  category: MegaCategory
  flyoutId: string
  state: LevelsState
  active: boolean
  onPoint: () => void
  onOpen: () => void
}) {
  const { list = writeListPath } = usePaths()
  const hint =
    category.hint ??
    category.categories
      ?.slice(0, 3)
      .map((child) => child.categoryName)
      .join(' / ')
  return (
    <li
      className={styles.root}
      data-active={active || undefined}
      onPointerMove={(event) => event.pointerType === 'mouse' && onPoint()}
    >
      <a
        href={list({ categoryPath: [category.categoryId] })}
        className={styles.rootLink}
        aria-expanded={active}
        aria-controls={active ? flyoutId : undefined}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && onOpen()}
        onPointerUp={(event) => {
          event.currentTarget.dataset.touched = String(event.pointerType !== 'mouse')
        }}
        onClick={(event) => {
          // Touch has no hover: the first tap opens, the second follows the link.
          if (event.currentTarget.dataset.touched !== 'true' || active) return
          event.preventDefault()
          onOpen()
        }}
      >
        <span className={styles.rootName}>{category.categoryName}</span>
        {hint && (
          <span className={styles.rootHint} aria-hidden="true">
            {hint}
          </span>
        )}
      </a>
      {active && <CategoryMegaFlyout id={flyoutId} category={category} state={state} />}
    </li>
  )
}
