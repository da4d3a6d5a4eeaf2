import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import type { CascaderPanelProps } from './cascaderPanelProps.ts'
import { hasMore, keyOf, nodesOf } from './nodes.ts'
import type { CascaderNode } from './nodes.ts'
import { useTypeAhead } from './useTypeAhead.ts'

/** A loaded level: its entries, and the path of the entry above them with its key. */
export type CascaderLevel = { above: readonly string[]; key: string; entries: readonly CascaderNode[] }

/** A level that is not loaded. */
export type CascaderMissing = { above: readonly string[]; state: 'loading' | 'failed' }

export type CascaderTree = ReturnType<typeof useCascaderTree>

/** The levels that the tree shows, its focused entry, and the actions on its entries. */
export function useCascaderTree(
  { label, nodes, beneath, path, anyLevel, onChoose }: CascaderPanelProps,
  root: RefObject<HTMLElement | null>,
) {
  // The expanded path, and the path of the focused entry: one longer, or equally long if it has no children.
  const [opened, setOpened] = useState<readonly string[]>(path.slice(0, -1))
  const [current, setCurrent] = useState<readonly string[]>(path)
  const typed = useTypeAhead()
  const paths = [[], ...opened.map((_, depth) => opened.slice(0, depth + 1))]
  const { levels, missing } = levelsOf(paths, beneath.level)
  const active = Math.min(Math.max(current.length - 1, 0), levels.length - (missing ? 0 : 1))

  useEffect(() => {
    // Levels expanded initially may need loading, one after the other.
    for (const above of paths) void beneath.ask(above)
  })
  useEffect(() => {
    for (const entry of root.current?.querySelectorAll('[aria-expanded="true"]') ?? [])
      entry.scrollIntoView({ block: 'nearest' })
    root.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- only after the focused entry or the number of levels changes
  }, [keyOf(current), levels.length])

  function enter(to: readonly string[]) {
    setOpened(to)
    // The empty id focuses the first entry of the level once it is loaded.
    setCurrent([...to, ''])
  }
  function press(node: CascaderNode, to: readonly string[]) {
    if (node.disabled) return
    const more = hasMore(node)
    if (!more || anyLevel) onChoose(to, nodesOf(nodes, to, beneath.loaded), !more)
    if (more) enter(to)
  }
  const labelOf = (of: readonly string[]) => nodesOf(nodes, of, beneath.loaded).at(-1)?.label
  return {
    label,
    levels,
    missing,
    active,
    opened,
    current,
    path,
    labelOf,
    typed,
    enter,
    press,
    focus: setCurrent,
  }
}

/** Returns the levels up to the first that is not loaded, because those after it cannot be shown. */
function levelsOf(
  paths: readonly (readonly string[])[],
  level: CascaderPanelProps['beneath']['level'],
): { levels: CascaderLevel[]; missing: CascaderMissing | undefined } {
  const levels: CascaderLevel[] = []
  for (const above of paths) {
    const entries = level(above)
    if (typeof entries === 'string') return { levels, missing: { above, state: entries } }
    levels.push({ above, key: keyOf(above), entries })
  }
  return { levels, missing: undefined }
}
