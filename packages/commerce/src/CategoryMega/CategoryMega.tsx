import { useEffect, useId, useRef, useState } from 'react'
import { CATEGORY_ARROWS_FROM, CATEGORY_STEP_PX, HOVER_DEBOUNCE } from '@millwright/domain/constants'
import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { cx, useMergedRefs } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { composeHandlers } from '../internal/composeHandlers.ts'
import type { LevelsState } from './CategoryMegaFlyout.tsx'
import { CategoryMegaRoot } from './CategoryMegaRoot.tsx'
import { moveFocus } from './moveFocus.ts'
import { useEdges } from './useEdges.ts'
import type { MegaCategory } from './megaCategory.ts'
import * as styles from './CategoryMega.css.ts'

export type { MegaCategory }

export type CategoryMegaProps = RootProps<HTMLDivElement> & {
  /** The root categories with their children, without hidden ones. */
  categories: readonly MegaCategory[]
  /** Loads all levels if `categories` has only the roots. Called when the pointer or the focus approaches the panel. */
  onOpen?: (() => Promise<readonly MegaCategory[]>) | undefined
}

/**
 * The category panel: root categories in a column; hovering a root for 100 ms, focusing it or tapping it opens its
 * second and third level beside it. Before scripts load the roots are plain links to their lists.
 *
 * When: a home page shows all categories, three levels deep, beside its hero. Instead: `Menu` of ui for a few
 * categories; `Cascader` of ui to select a category in a form.
 *
 * Keys:
 * - `Tab` moves through the roots; a focused root opens its children.
 * - `ArrowUp` and `ArrowDown` move between roots, `ArrowRight` into the open level, `ArrowLeft` back.
 * - `Enter` follows a link, `Escape` closes the open root.
 */
export function CategoryMega({
  categories: roots,
  onOpen,
  className,
  ref,
  onPointerEnter,
  onFocus,
  onPointerLeave,
  onBlur,
  onKeyDown,
  ...root
}: CategoryMegaProps) {
  const text = useText('commerce')
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const both = useMergedRefs(panel, ref)
  const scroller = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState<string>()
  const point = usePointed(setOpen)
  const { categories, state, near } = useLevels(roots, onOpen)
  const edges = useEdges(scroller)

  if (categories.length === 0)
    return (
      <p {...root} className={cx(styles.empty, className)}>
        {text('categoriesEmpty')}
      </p>
    )

  const scroll = (steps: number) => scroller.current?.scrollBy({ top: steps * CATEGORY_STEP_PX, behavior: 'smooth' })
  const long = categories.length >= CATEGORY_ARROWS_FROM
  return (
    <div
      {...root}
      ref={both}
      className={cx(styles.panel, className)}
      onPointerEnter={composeHandlers(onPointerEnter, near)}
      onFocus={composeHandlers(onFocus, near)}
      onPointerLeave={(event) => {
        onPointerLeave?.(event)
        if (event.pointerType === 'mouse') point(undefined)
      }}
      onBlur={composeHandlers(
        onBlur,
        (event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(undefined),
      )}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        moveFocus(event, panel, () => setOpen(undefined))
      }}
    >
      {long && edges.above && <Arrow edge="start" onPress={() => scroll(-1)} />}
      <ul ref={scroller} className={styles.roots}>
        {categories.map((category) => (
          <CategoryMegaRoot
            key={category.categoryId}
            category={category}
            flyoutId={id}
            state={state}
            active={open === category.categoryId}
            onPoint={() => point(category.categoryId)}
            onOpen={() => setOpen(category.categoryId)}
          />
        ))}
      </ul>
      {long && edges.below && <Arrow edge="end" onPress={() => scroll(1)} />}
    </div>
  )
}

/** A button that scrolls the roots. The keyboard does not need it, because focus scrolls them. */
function Arrow({ edge, onPress }: { edge: 'start' | 'end'; onPress: () => void }) {
  const text = useText('commerce')
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.arrow}
      data-edge={edge}
      aria-label={text(edge === 'start' ? 'categoriesUp' : 'categoriesDown')}
      onClick={onPress}
    >
      <Icon name={edge === 'start' ? 'chevronUp' : 'chevronDown'} size={16} />
    </button>
  )
}

/** Returns the roots, and all their levels after the pointer or the focus has approached the panel. */
function useLevels(roots: readonly MegaCategory[], load: CategoryMegaProps['onOpen']) {
  const [levels, setLevels] = useState<readonly MegaCategory[]>()
  const [state, setState] = useState<LevelsState>(load ? 'waiting' : 'there')
  const asked = useRef(false)
  const ask = async (from: () => Promise<readonly MegaCategory[]>) => {
    try {
      setLevels(await from())
      setState('there')
    } catch {
      // The next approach retries.
      asked.current = false
      setState('failed')
    }
  }
  const near = () => {
    if (!load || asked.current) return
    asked.current = true
    void ask(load)
  }
  return {
    categories: levels
      ? roots.map((root) => ({
          ...root,
          categories: levels.find(({ categoryId }) => categoryId === root.categoryId)?.categories,
        }))
      : roots,
    state,
    near,
  }
}

/**
 * Returns a function that opens the root under the pointer. It is called for pointer moves only, because keyboard
 * scrolling can move another root under a resting mouse.
 */
function usePointed(open: (root: string | undefined) => void) {
  const hover = useHoverDelay()
  const pointed = useRef<string>(undefined)
  return (root: string | undefined) => {
    if (pointed.current === root) return
    pointed.current = root
    hover(() => open(root))
  }
}

/** Returns a debounce that runs the last callback after 100 ms. */
function useHoverDelay() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (then: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(then, HOVER_DEBOUNCE)
  }
}
