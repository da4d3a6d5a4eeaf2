import { ChoiceMark } from '../ChoiceMark/ChoiceMark.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import { inlineVars } from '../internal/inlineVars.ts'
import * as options from '../internal/options.css.ts'
import { rareMessages } from '../rareMessages.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { treeKey } from './treeKey.ts'
import type { TreeRow } from './treeRows.ts'
import type { TreeState } from './useTree.ts'
import * as styles from './Tree.css.ts'

/** One row of the tree. Rows are siblings, and their levels are attributes. */
export function TreeItem({ tree, row }: { tree: TreeState; row: TreeRow }) {
  const say = useMessages()
  const { selection, checks, value, current, setCurrent, press, set } = tree
  const { key, kind, node, level, position, size, open } = row
  const entry = kind === 'entry'
  return (
    <div
      role="treeitem"
      data-key={key}
      aria-label={kind === 'loading' ? say('loading') : undefined}
      className={cx(options.option, styles.row)}
      style={inlineVars({ [styles.depth]: String(level - 1) })}
      tabIndex={kind === 'loading' ? undefined : key === current ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-expanded={open}
      aria-selected={entry && selection === 'one' ? value.includes(node.id) : undefined}
      aria-checked={entry && checks ? checks.get(node.id) : undefined}
      aria-disabled={(entry ? node.disabled : kind === 'loading') || undefined}
      onFocus={() => setCurrent(key)}
      onClick={({ target }) => {
        if (open !== undefined && (target as Element).closest(`.${styles.chevron}`)) set([row], !open)
        else press(row)
      }}
      onKeyDown={(event) => treeKey(event, tree, row)}
    >
      <span className={styles.chevron}>
        {open !== undefined && <Icon name="chevronRight" size={12} className={styles.turn} data-open={open} />}
      </span>
      {entry ? <EntryWords tree={tree} row={row} /> : <RestWords kind={kind} />}
    </div>
  )
}

function EntryWords({ tree: { selection, checks, value }, row: { node } }: { tree: TreeState; row: TreeRow }) {
  const check = checks?.get(node.id)
  return (
    <>
      {checks && (
        // Shows the state of the row, which screen readers get from the row itself.
        <ChoiceMark
          aria-hidden
          tabIndex={-1}
          className={styles.mark}
          checked={check === true}
          indeterminate={check === 'mixed'}
          disabled={node.disabled}
          onChange={never}
        />
      )}
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

const never = () => undefined
