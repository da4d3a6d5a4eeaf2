import { useEffect, useRef } from 'react'
import type { ChangeEvent, ReactNode } from 'react'
import { COMPARE_FORM } from '../CompareCheck/CompareCheck.tsx'
import { dropFromComparing, pickForComparing, useCompared } from '../useCompared/useCompared.tsx'

/** Around products that can be compared: one listener for all their boxes; with as many picked as can stand side by side, the others rest. */
export function CompareArea({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const { picks, full } = useCompared()
  // After every drawing: what stands inside may be new.
  useEffect(() => {
    for (const box of place.current?.querySelectorAll<HTMLInputElement>(`input[form=${COMPARE_FORM}]`) ?? []) {
      box.checked = picks.some(({ prodId }) => prodId === box.value)
      box.disabled = full && !box.checked
    }
  })
  return <div ref={place} onChange={pick}>{children}</div>
}

function pick({ target }: ChangeEvent<HTMLElement>) {
  if (!(target instanceof HTMLInputElement) || target.getAttribute('form') !== COMPARE_FORM) return
  const { name = '', pic = '' } = target.dataset
  if (target.checked) pickForComparing({ prodId: target.value, name, pic })
  else dropFromComparing(target.value)
}
