import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { writeCompared } from '@millwright/domain/product/compared'
import { COMPARE_LIMIT } from '@millwright/domain/constants'
import { productPath } from '@millwright/domain/link/productPath'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { IconButton } from '@millwright/ui/IconButton'
import { Image } from '@millwright/ui/Image'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { cx, passFocus } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { comparePath } from '../internal/ownPaths.ts'
import type { CommerceHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import { useHandlers, usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import { dropFromComparing, keepCompared, useCompared } from '../useCompared/useCompared.tsx'
import * as styles from './CompareTray.css.ts'

const CLEAR = '120px'

/**
 * The products picked for comparison, at the bottom of the window. Renders nothing without picks.
 *
 * When: products are being gathered for comparison. Instead: `CompareTable` for the comparison itself.
 */
export function CompareTray({
  onCompare,
  className,
  ...root
}: RootProps<HTMLElement> & {
  /** Handles the comparison. Without it the button links to `paths.compare`. */
  onCompare?: CommerceHandlers['compare'] | undefined
}) {
  const { compare = comparePath } = usePaths()
  const handlers = useHandlers()
  const start = onCompare ?? handlers.compare
  const text = useText('commerce')
  const { picks, full } = useCompared()
  const shown = picks.length > 0
  const status = useRef<HTMLElement>(null)
  const spoken = useRoomBelow(shown)
  const ids = picks.map(writeCompared)
  const words = full
    ? text('compareFull', { limit: COMPARE_LIMIT })
    : text('comparePicked', { count: picks.length, limit: COMPARE_LIMIT })
  return (
    <>
      {/* Rendered before its text, because screen readers skip live regions that appear together with their text. */}
      <VisuallyHidden ref={status} role="status" tabIndex={-1}>
        {spoken && words}
      </VisuallyHidden>
      {shown && (
        <section aria-label={text('compareTray')} {...root} className={cx(styles.tray, className)}>
          <ul className={styles.picks}>
            {picks.map((pick) => (
              <PickedProduct key={writeCompared(pick)} pick={pick} status={status} />
            ))}
            {Array.from({ length: COMPARE_LIMIT - picks.length }, (_, index) => (
              <li key={index} className={styles.free} aria-hidden="true" />
            ))}
          </ul>
          <p aria-hidden="true" className={styles.count}>
            {words}
          </p>
          <div className={styles.actions}>
            <Button {...(start ? { onPress: () => void start({ ids }) } : { href: compare({ ids }) })} tone="action">
              {text('compareStart')}
            </Button>
            <Button
              tone="quiet"
              onPress={() => {
                status.current?.focus()
                keepCompared([])
              }}
            >
              {text('compareClear')}
            </Button>
          </div>
        </section>
      )}
    </>
  )
}

/**
 * Reserves space for the tray while it is shown. Returns whether to announce the number of picks to screen readers:
 * true from the first time that the tray is shown.
 */
function useRoomBelow(shown: boolean): boolean {
  const [spoken, setSpoken] = useState(false)
  useEffect(() => {
    if (!shown) return
    setSpoken(true)
    // Keeps focused elements from being hidden behind the tray. A CSS rule with `html:has()` would be re-evaluated on
    // every change of every page.
    const { style } = document.documentElement
    style.scrollPaddingBlockEnd = CLEAR
    return () => {
      style.scrollPaddingBlockEnd = ''
    }
  }, [shown])
  return spoken
}

/**
 * A picked product. After it is dropped, the next product takes the focus, or the status text if there is none left.
 */
function PickedProduct({
  pick: { name, pic, ...one },
  status,
}: {
  pick: ReturnType<typeof useCompared>['picks'][number]
  status: RefObject<HTMLElement | null>
}) {
  const { product = productPath } = usePaths()
  const text = useText('commerce')
  return (
    <li className={styles.pick}>
      <span className={styles.picture}>
        <Image src={pic} alt="" ratio={1} fit="contain" width={36} eager />
      </span>
      <a href={product(one)} className={styles.name}>
        {name}
      </a>
      <IconButton
        icon="close"
        size="small"
        label={text('compareDrop', { name })}
        onPress={({ currentTarget: cross }) => {
          passFocus(cross, cross.closest('ul')?.querySelectorAll('button') ?? [], status.current)
          dropFromComparing(one)
        }}
      />
    </li>
  )
}
