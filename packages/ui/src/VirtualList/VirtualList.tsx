import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Fragment, createContext, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ComponentProps, FocusEvent, ReactNode, Ref } from 'react'
import { Virtualizer, WindowVirtualizer } from 'virtua'
import type { CustomContainerComponentProps, CustomItemComponentProps } from 'virtua'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import * as styles from './VirtualList.css.ts'

export type VirtualListProps<Item> = RootProps & {
  /** What it lists, for those who listen. */
  label: string
  /** All that there are; only those in sight are drawn. */
  items: readonly Item[]
  /** Names one, whatever its place. */
  itemKey: (item: Item) => string
  /** What one looks like; `index` counts from 0. */
  children: (item: Item, index: number) => ReactNode
  /** Pixels of a box that scrolls by itself; without it the list is as long as its items and the window scrolls. */
  height?: number | undefined
  /** Pixels of one item, where the first guess should be good; each is measured anyway. */
  estimate?: number | undefined
  /** How many there are in all, where `items` are not all of them yet. */
  total?: number | undefined
  /**
   * How many are drawn before scripts: on the server there is no window to fill.
   * @default 20
   */
  first?: number | undefined
  /** Stands where there are none. */
  empty?: ReactNode | undefined
  /** Heard when the last ones come into sight: the time to load more. */
  onNearEnd?: (() => void) | undefined
}

type Told = { list: ComponentProps<'ul'>; count: number; last: number; onNearEnd: (() => void) | undefined }
const Told = createContext<Told>({ list: {}, count: 0, last: -1, onNearEnd: undefined })

/**
 * A list as long as one likes, of which only what is in sight is drawn.
 *
 * When: hundreds of entries in one go: messages, logs, a catalogue. Instead: `Stack as="ul"` up to a hundred,
 * `Pagination` where places need an address, `Table` for columns.
 *
 * Keys: `Tab` reaches the box, arrows, `Page Up`, `Page Down`, `Home` and `End` scroll it; `Tab` goes on through what
 * stands in the items, and what has the focus stays drawn.
 */
export function VirtualList<Item>({
  label,
  items,
  itemKey,
  children,
  height,
  estimate,
  total = items.length,
  first = 20,
  empty,
  onNearEnd,
  className,
  style,
  onFocus,
  onBlur,
  ...root
}: VirtualListProps<Item>) {
  const [focused, setFocused] = useState<number>()
  // With its neighbours, so that Tab finds the way out of it both ways.
  const kept =
    focused === undefined
      ? []
      : [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < items.length)
  const shared = {
    data: items,
    ssrCount: Math.min(first, items.length),
    as: List,
    item: Entry,
    ...(estimate !== undefined && { itemSize: estimate }),
    children: (item: Item, index: number) => <Fragment key={itemKey(item)}>{children(item, index)}</Fragment>,
  }
  const follow = (event: FocusEvent<HTMLElement>) => {
    onFocus?.(event)
    const { target } = event
    const place = target.closest('[aria-posinset]')?.getAttribute('aria-posinset')
    setFocused(place ? Number(place) - 1 : undefined)
  }
  // Where the whole window loses the focus, what had it has it again when somebody comes back.
  const leave = (event: FocusEvent<HTMLElement>) => {
    onBlur?.(event)
    if (event.target !== document.activeElement) setFocused(undefined)
  }
  return (
    <Told
      value={{
        list:
          height === undefined
            ? ({ 'aria-label': label, ...root, className, style, onFocus, onBlur } as ComponentProps<'ul'>)
            : {},
        count: total,
        last: items.length - 1,
        onNearEnd,
      }}
    >
      {height === undefined ? (
        items.length > 0 ? (
          <WindowVirtualizer {...shared} />
        ) : (
          empty
        )
      ) : (
        <div
          tabIndex={0}
          role="group"
          aria-label={label}
          {...(root as object)}
          className={cx(styles.box, className)}
          style={{ ...assignInlineVars({ [styles.height]: `${height}px` }), ...style }}
          onFocus={follow}
          onBlur={leave}
        >
          {items.length > 0 ? <Virtualizer {...shared} keepMounted={kept} /> : empty}
        </div>
      )}
    </Told>
  )
}

// virtua takes components rather than functions, so what they need comes from around them.
function List({ ref, style, ...list }: CustomContainerComponentProps) {
  const { ref: given, ...host } = useContext(Told).list
  const hold = useCallback(
    (element: HTMLUListElement | null) => {
      for (const one of [ref as Ref<HTMLUListElement>, given]) {
        if (typeof one === 'function') one(element)
        else if (one) one.current = element
      }
    },
    [ref, given],
  )
  return (
    <ul
      tabIndex={-1}
      {...host}
      {...list}
      ref={hold}
      className={cx(styles.list, host.className)}
      style={{ ...host.style, ...style }}
    />
  )
}

function Entry({ ref, index, ...item }: CustomItemComponentProps) {
  const { count, last, onNearEnd } = useContext(Told)
  const isLast = index === last
  const place = useRef<HTMLLIElement>(null)
  const hold = useCallback(
    (element: HTMLLIElement | null) => {
      place.current = element
      if (typeof ref === 'object' && ref) ref.current = element
    },
    [ref],
  )
  useLayoutEffect(() => {
    const element = place.current
    return () => {
      // The window's list lets go of what is far away, focus and all; then the list itself takes it, and Tab goes on
      // from there.
      if (element?.contains(document.activeElement)) element.parentElement?.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    if (isLast) onNearEnd?.()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new callback is no new sight of it
  }, [isLast])
  return <li {...item} ref={hold} className={styles.item} aria-setsize={count} aria-posinset={index + 1} />
}
