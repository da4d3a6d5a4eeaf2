import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import * as options from '../internal/options.css.ts'
import { SearchField } from '../SearchField/SearchField.tsx'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { CascaderFound } from './CascaderFound.tsx'
import { hasMore, keyOf, nodesOf, placesIn, search } from './nodes.ts'
import type { CascaderNode, Place } from './nodes.ts'
import type { useChildren } from './useChildren.ts'
import { useTypeAhead } from './useTypeAhead.ts'
import * as styles from './Cascader.css.ts'

export type CascaderPanelProps = {
  label: string
  nodes: readonly CascaderNode[]
  beneath: ReturnType<typeof useChildren>
  path: readonly string[]
  anyLevel: boolean | undefined
  searchable: boolean | undefined
  onChoose: (path: readonly string[], nodes: CascaderNode[], done: boolean) => void
}

/** The levels of the tree as columns. Screen readers and the keyboard treat them as one tree. */
export function CascaderPanel({ label, nodes, beneath, path, anyLevel, searchable, onChoose }: CascaderPanelProps) {
  const say = useMessages(rareMessages)
  const tree = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  // The expanded path, and the path of the focused entry: one longer, or equally long if it has no children.
  const [opened, setOpened] = useState<readonly string[]>(path.slice(0, -1))
  const [current, setCurrent] = useState<readonly string[]>(path)
  const typed = useTypeAhead()
  const found = text.trim() ? search(placesIn(nodes, { anyLevel, loaded: beneath.loaded }), text) : undefined
  const noMatch = found?.length === 0
  const paths = [[], ...opened.map((_, depth) => opened.slice(0, depth + 1))]
  const levels = paths.map((above) => ({ above, key: keyOf(above), entries: beneath.level(above) }))
  // Levels after the first one that is not loaded cannot be shown.
  const missing = levels.findIndex(({ entries }) => typeof entries === 'string')
  const there = missing < 0 ? levels : levels.slice(0, missing)
  const awaited = levels[missing]
  const active = Math.min(Math.max(current.length - 1, 0), there.length - (awaited ? 0 : 1))

  useEffect(() => {
    // Levels expanded initially may need loading, one after the other.
    for (const above of paths) void beneath.ask(above)
  })
  useEffect(() => {
    for (const entry of tree.current?.querySelectorAll('[aria-expanded="true"]') ?? [])
      entry.scrollIntoView({ block: 'nearest' })
    tree.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- once only
  }, [keyOf(current), there.length])

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
  function take(place: Place) {
    if (!hasMore(place.nodes.at(-1)!) || anyLevel) return onChoose(place.path, place.nodes, true)
    setText('')
    enter(place.path)
  }
  function byKey(event: KeyboardEvent, level: readonly CascaderNode[], above: readonly string[], index: number) {
    const node = level[index]!
    const live = level.filter((one) => !one.disabled)
    const at = live.indexOf(node)
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const go = (one: CascaderNode | undefined) => {
      if (one) setCurrent([...above, one.id])
    }
    const moves: Record<string, () => void> = {
      ArrowDown: () => go(live[at + 1]),
      ArrowUp: () => go(live[at - 1]),
      Home: () => go(live[0]),
      End: () => go(live.at(-1)),
      [rtl ? 'ArrowLeft' : 'ArrowRight']: () => {
        if (hasMore(node) && !node.disabled) enter([...above, node.id])
      },
      [rtl ? 'ArrowRight' : 'ArrowLeft']: () => {
        if (above.length > 0) setCurrent(above)
      },
      Enter: () => press(node, [...above, node.id]),
      ' ': () => press(node, [...above, node.id]),
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

  return (
    <>
      {searchable && (
        <div
          className={styles.search}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            event.currentTarget.parentElement
              ?.querySelector<HTMLElement>('[role="option"], [role="treeitem"][tabindex="0"]')
              ?.focus()
          }}
        >
          <SearchField
            label={say('search')}
            hideLabel
            name=""
            size="small"
            value={text}
            placeholder={say('search')}
            onChange={({ value }) => setText(value)}
          />
        </div>
      )}
      {searchable && (
        <div role="status" className={cx(noMatch && options.note)}>
          {noMatch && say('noMatch')}
        </div>
      )}
      {found ? (
        !noMatch && <CascaderFound places={found} path={path} onChoose={take} />
      ) : (
        <>
          {active > 0 && (
            <button type="button" className={styles.back} onClick={() => setCurrent(opened.slice(0, active))}>
              <span className={styles.more}>
                <Icon name="chevronLeft" label={say('back')} />
              </span>
              {nodesOf(nodes, opened.slice(0, active), beneath.loaded).at(-1)?.label}
            </button>
          )}
          <div className={styles.columns}>
            <div
              ref={tree}
              role="tree"
              aria-label={label}
              aria-busy={awaited?.entries === 'loading' || undefined}
              className={styles.tree}
            >
              {there.map(({ above, key, entries }, depth) => {
                if (typeof entries === 'string') return null
                const stop =
                  entries.find((node) => node.id === current[depth]) ?? entries.find((node) => !node.disabled)
                return (
                  <div
                    key={key}
                    role="group"
                    aria-label={nodesOf(nodes, above, beneath.loaded).at(-1)?.label ?? label}
                    className={styles.column}
                    data-active={depth === active || undefined}
                  >
                    {entries.map((node, index) => {
                      const own = [...above, node.id]
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
                          onClick={() => press(node, own)}
                          onKeyDown={(event) => byKey(event, entries, above, index)}
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
              })}
            </div>
            {awaited && (
              <div className={styles.column} data-active={active === there.length || undefined}>
                {awaited.entries === 'loading' ? (
                  <p role="status" className={options.note}>
                    {say('loading')}
                  </p>
                ) : (
                  <p role="alert" className={options.note}>
                    {say('loadFailed')}
                    <Button size="small" onPress={() => void beneath.ask(awaited.above, true)}>
                      {say('retry')}
                    </Button>
                  </p>
                )}
              </div>
            )}
          </div>
        </>
      )}
      {path.length > 0 && (
        <div className={styles.foot}>
          <Button tone="quiet" size="small" onPress={() => onChoose([], [], true)}>
            {say('clear')}
          </Button>
        </div>
      )}
    </>
  )
}
