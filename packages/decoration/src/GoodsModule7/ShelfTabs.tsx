import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import * as styles from './GoodsModule7.css.ts'

/** Renders the tabs of shelves. Does not use `Tabs` of ui, so that the home page does not load a library for them. */
export function ShelfTabs({
  label,
  names,
  chosen,
  idOf,
  onChoose,
}: {
  label: string
  names: readonly string[]
  chosen: number
  idOf: (part: 'tab' | 'shelf', index: number) => string
  onChoose: (index: number) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  const choose = (index: number) => {
    onChoose(index)
    list.current?.querySelectorAll('button')[index]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const last = names.length - 1
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? last
          : event.key === forward
            ? (chosen + 1) % names.length
            : event.key === 'ArrowLeft' || event.key === 'ArrowRight'
              ? (chosen + last) % names.length
              : undefined
    if (next === undefined) return
    event.preventDefault()
    choose(next)
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
      {names.map((name, index) => (
        <button
          key={index}
          type="button"
          role="tab"
          id={idOf('tab', index)}
          aria-controls={idOf('shelf', index)}
          aria-selected={index === chosen}
          tabIndex={index === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(index)}
          onKeyDown={onKeyDown}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
