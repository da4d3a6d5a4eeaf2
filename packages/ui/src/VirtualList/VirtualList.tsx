import { Fragment, createContext, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, ReactNode } from 'react'
import { Virtualizer, WindowVirtualizer } from 'virtua'
import type { CustomContainerComponentProps, CustomItemComponentProps } from 'virtua'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { inlineVars } from '../internal/inlineVars.ts'
import * as styles from './VirtualList.css.ts'

export type VirtualListProps<Item> = RootProps & {
  /** The accessible name of the list. */
  label: string
  /** All items. Only the visible ones are rendered. */
  items: readonly Item[]
  /** Returns a stable key for an item. */
  itemKey: (item: Item) => string
  /** Renders an item. `index` starts at 0. */
  children: (item: Item, index: number) => ReactNode
  /** The height of a scrolling box, in pixels. Without it the list has its full length and the window scrolls. */
  height?: number | undefined
  /** The estimated height of an item, in pixels. Items are measured once rendered. */
  estimate?: number | undefined
  /** The total number of items, if `items` is incomplete. */
  total?: number | undefined
  /**
   * The number of items rendered on the server, which has no viewport to fill.
   * @default 20
   */
  first?: number | undefined
  /** The content shown when there are no items. */
  empty?: ReactNode | undefined
  /** Called when the last items become visible, so that the caller can load more. */
  onNearEnd?: (() => void) | undefined
}

type Told = { list: RootProps; count: number; last: number; onNearEnd: (() => void) | undefined }
const Told = createContext<Told>({ list: {}, count: 0, last: -1, onNearEnd: undefined })

/**
 * A list of any length that renders only its visible items.
 *
 * When: hundreds of entries in one list: messages, logs, a catalogue. Instead: `Stack as="ul"` up to a hundred,
 * `Pagination` where positions need a URL, `Table` for columns.
 *
 * Keys: `Tab` reaches the box, arrow keys, `Page Up`, `Page Down`, `Home` and `End` scroll it; `Tab` then moves through
 * the items, and the focused item stays rendered.
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
  const { kept, follow, leave } = useFocusedItem({ count: items.length, onFocus, onBlur })
  const shared = {
    data: items,
    ssrCount: Math.min(first, items.length),
    as: List,
    item: Entry,
    ...(estimate !== undefined && { itemSize: estimate }),
    children: (item: Item, index: number) => <Fragment key={itemKey(item)}>{children(item, index)}</Fragment>,
  }
  return (
    <Told
      value={{
        list: height === undefined ? { 'aria-label': label, ...root, className, style, onFocus, onBlur } : {},
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
          style={{ ...inlineVars({ [styles.height]: `${height}px` }), ...style }}
          onFocus={follow}
          onBlur={leave}
        >
          {items.length > 0 ? <Virtualizer {...shared} keepMounted={kept} /> : empty}
        </div>
      )}
    </Told>
  )
}

/** Returns the items that stay rendered because of the focus, and the handlers that follow it. */
function useFocusedItem({ count, onFocus, onBlur }: { count: number } & Pick<RootProps, 'onFocus' | 'onBlur'>) {
  const [focused, setFocused] = useState<number>()
  // Includes the neighbours, so that Tab can leave the focused item in both directions.
  const kept =
    focused === undefined ? [] : [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count)
  const follow = (event: FocusEvent<HTMLElement>) => {
    onFocus?.(event)
    const { target } = event
    const place = target.closest('[aria-posinset]')?.getAttribute('aria-posinset')
    setFocused(place ? Number(place) - 1 : undefined)
  }
  // If the whole window loses the focus, the browser restores it to the same element later, so that item stays.
  const leave = (event: FocusEvent<HTMLElement>) => {
    onBlur?.(event)
    if (event.target !== document.activeElement) setFocused(undefined)
  }
  return { kept, follow, leave }
}

// virtua takes components rather than functions, so their data comes from a context.
function List({ ref, style, ...list }: CustomContainerComponentProps) {
  const { ref: given, ...host } = useContext(Told).list
  const hold = useCallback(
    (element: HTMLUListElement | null) => {
      for (const one of [ref, given]) {
        if (typeof one === 'function') one(element)
        else if (typeof one === 'object' && one) one.current = element
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
      // The window list unmounts distant items even with focus. The list then takes the focus, so that Tab continues
      // from there.
      if (element?.contains(document.activeElement)) element.parentElement?.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    if (isLast) onNearEnd?.()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new callback is not a new arrival at the end
  }, [isLast])
  return <li {...item} ref={hold} className={styles.item} aria-setsize={count} aria-posinset={index + 1} />
}
