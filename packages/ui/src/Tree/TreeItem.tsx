import { Icon } from '../Icon/Icon.tsx'
import { rareMessages } from '../rareMessages.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { TreeLine, TreeMark } from './TreeLine.tsx'
import type { TreeRow } from './treeRows.ts'
import type { TreeState } from './useTree.ts'
import * as styles from './Tree.css.ts'

/** One row of the tree. */
export function TreeItem({ tree, row }: { tree: TreeState; row: TreeRow }) {
  const { kind } = row
  return (
    <TreeLine tree={tree} row={row}>
      {kind === 'entry' ? <EntryWords tree={tree} row={row} /> : <RestWords kind={kind} />}
    </TreeLine>
  )
}

function EntryWords({ tree, row }: { tree: TreeState; row: TreeRow }) {
  const { selection, value } = tree
  const { node } = row
  return (
    <>
      <TreeMark tree={tree} row={row} />
      {node.icon && (
        <span className={styles.icon}>
          <Icon name={node.icon} />
        </span>
      )}
      <span className={styles.label}>{node.label}</span>
      {node.hint && <span className={styles.hint}>{node.hint}</span>}
      {selection === 'one' && value.includes(node.id) && <Icon name="check" />}
    </>
  )
}

/** The words in place of children. */
function RestWords({ kind }: Pick<TreeRow, 'kind'>) {
  const say = useMessages(rareMessages)
  if (kind === 'loading') return <Spinner aria-hidden size="small" showLabel className={styles.rest} />
  return (
    <>
      <span className={styles.failed}>
        <Icon name="error" />
        {say('loadFailed')}
      </span>
      <span className={styles.retry}>{say('retry')}</span>
    </>
  )
}
