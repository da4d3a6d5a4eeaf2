import { useEffect, useMemo, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { hasMore } from '../Cascader/nodes.ts'
import { useTypeAhead } from '../Cascader/useTypeAhead.ts'
import { useControllableState } from '../internal/useControllableState.ts'
import { checksOf, toggleCheck } from './treeChecks.ts'
import { everyNode } from './treeNode.ts'
import type { TreeProps } from './treeProps.ts'
import { findInTree, rowsOf } from './treeRows.ts'
import type { TreeRow } from './treeRows.ts'
import { useTreeChildren } from './useTreeChildren.ts'

export type TreeState = ReturnType<typeof useTree>

type Given = Pick<
  TreeProps,
  | 'nodes'
  | 'selection'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'expanded'
  | 'defaultExpanded'
  | 'onExpand'
  | 'loadChildren'
  | 'onPress'
  | 'filter'
>

/** The visible rows of a tree, its selection and its focused row, with the actions on them. */
export function useTree(given: Given, root: RefObject<HTMLElement | null>) {
  const { nodes, selection = 'none', loadChildren, onPress, filter = '' } = given
  const { full, ask, rest } = useTreeChildren(nodes, loadChildren)
  const [value, choose] = useControllableState<readonly string[]>(given.value, given.defaultValue ?? [], (next) =>
    given.onChange?.({ value: [...next] }),
  )
  const [expanded, expand] = useControllableState<readonly string[]>(
    given.expanded,
    given.defaultExpanded ?? [],
    (next) => given.onExpand?.({ expanded: [...next] }),
  )
  const [current, setCurrent] = useState<string>()
  const typed = useTypeAhead()
  const { found, opened } = useMemo(() => findInTree(full, filter), [full, filter])
  const checks = useMemo(() => (selection === 'many' ? checksOf(full, value) : undefined), [selection, full, value])
  const rows = rowsOf(found, new Set([...expanded, ...opened]), rest)

  useEffect(() => {
    // Rows that are expanded initially may need loading, one level after the other.
    for (const { kind, node } of rows) if (kind === 'loading') void ask(node)
  })

  const focusRow = (row: TreeRow | undefined) => {
    if (!row) return
    // A virtual list renders the row because it is the current one.
    flushSync(() => setCurrent(row.key))
    root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(row.key)}"]`)?.focus()
  }
  const set = (which: readonly TreeRow[], open: boolean) => {
    const ids = new Set(which.map(({ node }) => node.id))
    const others = expanded.filter((id) => !ids.has(id))
    expand(open ? [...others, ...ids] : others)
  }
  const retry = ({ node }: TreeRow) => {
    focusRow(rows.find(({ key }) => key === node.id))
    void ask(node, true)
  }
  const press = (row: TreeRow) => {
    if (row.kind === 'failed') return retry(row)
    if (row.kind === 'loading' || row.node.disabled) return
    onPress?.({ node: row.node })
    if (selection === 'many') choose(toggleCheck(full, value, nodeIn(full, row)))
    else if (selection === 'one') choose([row.node.id])
    else if (!onPress && hasMore(row.node)) set([row], !row.open)
  }
  return {
    selection,
    rows,
    checks,
    value,
    opened,
    current: currentOf(rows, current, value),
    typed,
    focusRow,
    setCurrent,
    set,
    press,
  }
}

/** Returns the row that `Tab` reaches: the last focused one, else the first selected one, else the first. */
function currentOf(rows: readonly TreeRow[], current: string | undefined, value: readonly string[]) {
  const reached = rows.filter(({ kind }) => kind !== 'loading')
  const row =
    reached.find(({ key }) => key === current) ?? reached.find(({ node }) => value.includes(node.id)) ?? reached[0]
  return row?.key
}

/** Returns the whole entry of a row. A filtered one lacks children. */
function nodeIn(full: TreeProps['nodes'], { node }: TreeRow) {
  return everyNode(full).find(({ id }) => id === node.id) ?? node
}
