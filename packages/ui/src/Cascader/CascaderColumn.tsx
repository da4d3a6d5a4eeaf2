import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import * as options from '../internal/options.css.ts'
import { cascaderKey } from './cascaderKey.ts'
import { hasMore, keyOf } from './nodes.ts'
import type { CascaderLevel, CascaderTree } from './useCascaderTree.ts'
import * as styles from './Cascader.css.ts'

/** One level of the tree as a column. */
export function CascaderColumn({ tree, level, depth }: { tree: CascaderTree; level: CascaderLevel; depth: number }) {
  const { active, current, opened, path } = tree
  const { above, key, entries } = level
  const stop = entries.find((node) => node.id === current[depth]) ?? entries.find((node) => !node.disabled)
  return (
    <div
      role="group"
      aria-label={tree.labelOf(above) ?? tree.label}
      className={styles.column}
      data-active={depth === active || undefined}
    >
      {entries.map((node, index) => {
        const chosen = node.id === path[depth] && key === keyOf(path.slice(0, depth))
        return (
          <div
            key={node.id}
            role="treeitem"
            className={cx(options.option, styles.entry)}
            tabIndex={depth === active && node === stop ? 0 : -1}
            aria-level={depth + 1}
            aria-posinset={index + 1}
            aria-setsize={entries.length}
            aria-selected={chosen}
            aria-expanded={hasMore(node) ? opened[depth] === node.id : undefined}
            aria-disabled={node.disabled || undefined}
            onClick={() => tree.press(node, [...above, node.id])}
            onKeyDown={(event) => cascaderKey(event, tree, level, node)}
          >
            {node.label}
            {hasMore(node) ? (
              <span className={styles.more}>
                <Icon name="chevronRight" size={12} />
              </span>
            ) : (
              chosen && <Icon name="check" />
            )}
          </div>
        )
      })}
    </div>
  )
}
