import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './LoadingOverlay.css.ts'

export type LoadingOverlayProps = RootProps<HTMLDivElement> & {
  /** Whether the region waits. Its content is inert meanwhile. */
  loading: boolean
  /** The text beside the ring, which screen readers announce. Defaults to `Loading`. */
  label?: string | undefined
  /** The region. */
  children: ReactNode
}

/**
 * A region that keeps its content visible, but inert, while new content loads.
 *
 * When: a table, a form or a panel is loaded or saved again and keeps its size. Instead: `Skeleton` for the first load;
 * `Spinner` for a small area; `Button` with `loading` if only its action waits.
 *
 * Keys: the focus waits at the region if it was inside, and returns when the content is ready.
 */
export function LoadingOverlay({ loading, label, children, className, ref, ...root }: LoadingOverlayProps) {
  const say = useMessages()
  const text = label ?? say('loading')
  const region = useRef<HTMLDivElement>(null)
  const both = useMergedRefs(region, ref)
  const former = useRef<Element>(null)
  useLayoutEffect(() => {
    const { current: own } = region
    const { activeElement } = document
    if (loading && own && own !== activeElement && own.contains(activeElement)) {
      former.current = activeElement
      own.focus({ preventScroll: true })
    } else if (!loading && own === activeElement && former.current instanceof HTMLElement)
      former.current.focus({ preventScroll: true })
    if (!loading) former.current = null
  }, [loading])
  return (
    <div tabIndex={-1} aria-busy={loading} {...root} ref={both} className={cx(styles.region, className)}>
      <div className={styles.content} inert={loading} data-loading={loading || undefined}>
        {children}
      </div>
      {loading && (
        <div className={styles.overlay}>
          <span className={styles.note}>
            <Spinner aria-hidden size="small" label={text} showLabel />
          </span>
        </div>
      )}
      {/* The live region is always rendered, because screen readers skip a region that appears together with its text. */}
      <VisuallyHidden>
        <span role="status">{loading && text}</span>
      </VisuallyHidden>
    </div>
  )
}
