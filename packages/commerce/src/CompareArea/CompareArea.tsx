import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { isSameCompared, readCompared } from '@millwright/domain/product/compared'
import { useText } from '@millwright/i18n/Texts'
import { useMergedRefs } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { COMPARE_FORM } from '../CompareCheck/CompareCheck.tsx'
import { dropFromComparing, pickForComparing, useCompared } from '../useCompared/useCompared.tsx'

/**
 * Handles the compare checkboxes of its products with one listener and names each after its product. Once the maximum
 * is picked, it disables the other checkboxes.
 *
 * When: a list whose cards, rows or lines have a `CompareCheck`. Instead: nothing; without `CompareArea` the checkboxes
 * belong to a plain form.
 *
 * Keys: those of its checkboxes, `Space` picks.
 */
export function CompareArea({
  children,
  ref,
  ...root
}: RootProps<HTMLDivElement> & {
  /** The products. */
  children: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  const both = useMergedRefs(place, ref)
  const text = useText('commerce')
  const { picks, full } = useCompared()
  // Runs after every render, because the checkboxes may be new.
  useEffect(() => {
    for (const box of place.current?.querySelectorAll<HTMLInputElement>(`input[form=${COMPARE_FORM}]`) ?? []) {
      const compared = readCompared(box.value)
      box.checked = compared !== undefined && picks.some((pick) => isSameCompared(pick, compared))
      box.disabled = full && !box.checked
      box.ariaLabel ??= text('compareOf', { name: shownAround(box).name })
    }
  })
  useEffect(() => {
    // A native listener, because React's events miss server-rendered HTML that React did not render.
    const area = place.current
    area?.addEventListener('change', pick)
    return () => area?.removeEventListener('change', pick)
  }, [])
  return (
    <div {...root} ref={both}>
      {children}
    </div>
  )
}

function pick({ target }: Event) {
  if (!(target instanceof HTMLInputElement) || target.getAttribute('form') !== COMPARE_FORM) return
  const compared = readCompared(target.value)
  if (!compared) return
  if (target.checked) pickForComparing({ ...compared, ...shownAround(target) })
  else dropFromComparing(compared)
}

/**
 * Returns the model with the name, which tells makers apart, and the picture that the card, line or row around a checkbox
 * shows, so that the page contains them only once.
 */
function shownAround(box: HTMLInputElement) {
  const card = box.closest('article, tr')
  const link = card?.querySelector('a[data-product]')
  const words = link?.childElementCount ? [...link.children] : [link, link?.nextElementSibling]
  return {
    name: words
      .filter((word) => word?.matches('a, span'))
      .map((word) => word!.textContent)
      .join(' '),
    pic: card?.querySelector('img')?.getAttribute('src') ?? '',
  }
}
