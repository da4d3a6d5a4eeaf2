import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { isSameCompared, readCompared } from '@millwright/domain/product/compared'
import { useText } from '@millwright/i18n/Texts'
import { useBothRefs } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { COMPARE_FORM } from '../CompareCheck/CompareCheck.tsx'
import { dropFromComparing, pickForComparing, useCompared } from '../useCompared/useCompared.tsx'

/**
 * Around products that can be compared: one listener for all their boxes, each of which is called by the name that
 * stands beside it; with as many picked as can stand side by side, the others rest.
 *
 * When: a list whose cards, rows or lines have a `CompareCheck`. Instead: nothing; without it the boxes are a plain
 * form's.
 *
 * Keys: those of its boxes, `Space` picks.
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
  const both = useBothRefs(place, ref)
  const text = useText('commerce')
  const { picks, full } = useCompared()
  // After every drawing: what stands inside may be new.
  useEffect(() => {
    for (const box of place.current?.querySelectorAll<HTMLInputElement>(`input[form=${COMPARE_FORM}]`) ?? []) {
      const compared = readCompared(box.value)
      box.checked = compared !== undefined && picks.some((pick) => isSameCompared(pick, compared))
      box.disabled = full && !box.checked
      box.ariaLabel ??= text('compareOf', { name: shownAround(box).name })
    }
  })
  useEffect(() => {
    // The document's own event: React's hears nothing of boxes that it has not drawn.
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

/** What the card, the line or the row around a box shows of its product: said once in the page. */
function shownAround(box: HTMLInputElement) {
  const card = box.closest('article, tr')
  const link = card?.querySelector('a[data-product]')
  return {
    name: (link?.firstElementChild ?? link)?.textContent ?? '',
    pic: card?.querySelector('img')?.getAttribute('src') ?? '',
  }
}
