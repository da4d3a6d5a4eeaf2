import type { HTMLAttributes, KeyboardEvent } from 'react'
import { ChoiceMark } from '../ChoiceMark/ChoiceMark.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import { inlineVars } from '../internal/inlineVars.ts'
import * as options from '../internal/options.css.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { treeKey } from './treeKey.ts'
import type { TreeRow } from './treeRows.ts'
import type { TreeState } from './useTree.ts'
import * as styles from './Tree.css.ts'

type TreeLineProps = HTMLAttributes<HTMLDivElement> & {
  tree: TreeState
  row: TreeRow
  /** Called with keys on the row first. Returns whether it handled the key. */
  onKey?: ((event: KeyboardEvent) => boolean) | undefined
}

/** The frame of a row, with its level, its chevron and its keys. Rows are siblings, and their levels are attributes. */
export function TreeLine({ tree, row, onKey, className, children, ...more }: TreeLineProps) {
  const say = useMessages()
  const { selection, checks, value, current, setCurrent, press, set } = tree
  const { key, kind, node, level, position, size, open } = row
  const entry = kind === 'entry'
  return (
    <div
      role="treeitem"
      data-key={key}
      aria-label={kind === 'loading' ? say('loading') : undefined}
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
        const pressed = target as Element
        if (pressed.closest('button, input')) return
        if (open !== undefined && pressed.closest(`.${styles.chevron}`)) set([row], !open)
        else press(row)
      }}
      onKeyDown={(event) => {
        // Fields and buttons inside a row have their own keys.
        if (event.target === event.currentTarget && !onKey?.(event)) treeKey(event, tree, row)
      }}
      {...more}
      className={cx(options.option, styles.row, className)}
      style={inlineVars({ [styles.depth]: String(level - 1) })}
    >
      <span className={styles.chevron}>
        {open !== undefined && <Icon name="chevronRight" size={12} className={styles.turn} data-open={open} />}
      </span>
      {children}
    </div>
  )
}

/** The check of a row, which screen readers get from the row itself. */
export function TreeMark({ tree: { checks }, row: { node } }: { tree: TreeState; row: TreeRow }) {
  const check = checks?.get(node.id)
  return (
    checks && (
      <ChoiceMark
        aria-hidden
        tabIndex={-1}
        className={styles.mark}
        checked={check === true}
        indeterminate={check === 'mixed'}
        disabled={node.disabled}
        onChange={never}
      />
    )
  )
}

const never = () => undefined
