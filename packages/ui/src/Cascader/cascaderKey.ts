import type { KeyboardEvent } from 'react'
import { hasMore } from './nodes.ts'
import type { CascaderNode } from './nodes.ts'
import type { CascaderLevel, CascaderTree } from './useCascaderTree.ts'

/** Handles a key on an entry: arrows, Home and End move, Enter and Space choose, letters find an entry by its label. */
export function cascaderKey(
  event: KeyboardEvent,
  { press, enter, focus, typed }: CascaderTree,
  { above, entries }: CascaderLevel,
  node: CascaderNode,
): void {
  const live = entries.filter((one) => !one.disabled)
  const at = live.indexOf(node)
  const own = [...above, node.id]
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const go = (one: CascaderNode | undefined) => {
    if (one) focus([...above, one.id])
  }
  const moves: Record<string, () => void> = {
    ArrowDown: () => go(live[at + 1]),
    ArrowUp: () => go(live[at - 1]),
    Home: () => go(live[0]),
    End: () => go(live.at(-1)),
    [rtl ? 'ArrowLeft' : 'ArrowRight']: () => {
      if (hasMore(node) && !node.disabled) enter(own)
    },
    [rtl ? 'ArrowRight' : 'ArrowLeft']: () => {
      if (above.length > 0) focus(above)
    },
    Enter: () => press(node, own),
    ' ': () => press(node, own),
  }
  const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : moves[event.key]
  if (move) {
    event.preventDefault()
    move()
  } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
    const next = typed(
      event.key,
      live.map((one) => one.label),
      at,
    )
    go(live[next])
  }
}
