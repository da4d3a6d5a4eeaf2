import { useRef } from 'react'
import type { Ref } from 'react'
import { cx } from '../internal/cx.ts'
import * as options from '../internal/options.css.ts'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { TreeItem } from './TreeItem.tsx'
import type { TreeNode } from './treeNode.ts'
import type { TreeProps } from './treeProps.ts'
import type { TreeRow } from './treeRows.ts'
import { useTree } from './useTree.ts'
import type { TreeState } from './useTree.ts'
import * as styles from './Tree.css.ts'

export type { TreeNode }

export type { TreeProps }

/**
 * Entries in levels, which expand and collapse.
 *
 * When: the reader browses or selects in a hierarchy of any depth: categories, folders, departments. Instead:
 * `TreeSelect` in a form; `Cascader` for two or three levels side by side; `Accordion` for text.
 *
 * Keys: `Tab` reaches one entry; `ArrowUp` and `ArrowDown` move, `Home` and `End` to the ends, letters to the next entry
 * that starts with them; `ArrowRight` expands an entry or enters it, `ArrowLeft` collapses it or goes to its parent; `*`
 * expands all entries of the level; `Enter` or `Space` presses, selects or checks.
 */
export function Tree({
  label,
  nodes,
  selection,
  value,
  defaultValue,
  onChange,
  expanded,
  defaultExpanded,
  onExpand,
  loadChildren,
  onPress,
  filter,
  className,
  ...root
}: TreeProps) {
  const list = useRef<HTMLDivElement>(null)
  const tree = useTree(
    {
      nodes,
      selection,
      value,
      defaultValue,
      onChange,
      expanded,
      defaultExpanded,
      onExpand,
      loadChildren,
      onPress,
      filter,
    },
    list,
  )
  return (
    <div {...root} className={cx(styles.root, className)}>
      <TreeItems ref={list} label={label} tree={tree} />
    </div>
  )
}

function TreeItems({ tree, label, ref }: { tree: TreeState; label: string; ref: Ref<HTMLDivElement> }) {
  const say = useMessages(rareMessages)
  const { rows, selection } = tree
  const has = (kind: TreeRow['kind']) => rows.some((row) => row.kind === kind)
  return (
    <>
      {rows.length > 0 && (
        <div
          ref={ref}
          role="tree"
          aria-label={label}
          aria-multiselectable={selection === 'many' || undefined}
          aria-busy={has('loading') || undefined}
          className={styles.tree}
        >
          {rows.map((row) => (
            <TreeItem key={row.key} tree={tree} row={row} />
          ))}
        </div>
      )}
      <div role="status" className={cx(rows.length === 0 && options.note)}>
        {rows.length === 0 ? (
          say('noMatch')
        ) : (
          <VisuallyHidden>{has('loading') ? say('loading') : has('failed') && say('loadFailed')}</VisuallyHidden>
        )}
      </div>
    </>
  )
}
