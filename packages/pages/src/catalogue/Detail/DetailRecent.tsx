import { lazy, useEffect, useRef } from 'react'
import type { RecentProduct } from '@millwright/commerce/RecentProducts'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { DetailSection } from './DetailSection.tsx'
import type { DetailView } from './DetailFrame.tsx'
import { useVisitorsRecent } from './useVisitorsRecent.ts'

const RecentProducts = lazy(() =>
  import('@millwright/commerce/RecentProducts').then(({ RecentProducts }) => ({ default: RecentProducts })),
)

/**
 * The recently viewed products. Records this product: a buyer's in the mall, a visitor's in the browser. Reads
 * `product`, `skus` and `recent`.
 */
export function DetailRecent({
  product: { prodId, prodName, partyCode, pic },
  skus,
  recent,
}: Pick<DetailView, 'product' | 'skus' | 'recent'>) {
  const text = useText('commerce')
  const [first] = skus.toSorted((a, b) => Number(a.price) - Number(b.price))
  const visitors = useVisitorsRecent(
    { prodId, prodName, partyCode, pic, price: first?.price, unit: first?.unit, from: skus.length > 1 },
    recent === undefined,
  )
  const shown: readonly RecentProduct[] = recent ?? visitors
  return (
    <>
      {recent && <DetailSeen prodId={prodId} />}
      {shown.length > 0 && (
        <DetailSection id="recent" title={text('recentTitle')} bare>
          <RecentProducts products={shown} />
        </DetailSection>
      )}
    </>
  )
}

/**
 * Records the view after 2 s: dispatches a `submit` event, which the host posts in the background. Without a host the
 * event has no effect.
 */
function DetailSeen({ prodId }: { prodId: string }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const timer = setTimeout(
      () => form.current?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
      2000,
    )
    return () => clearTimeout(timer)
  }, [prodId])
  return (
    <form ref={form} method="post" action={path('detail', { prodId })} data-enhance="stay" data-quiet="" hidden>
      <input type="hidden" name="intent" value="seen" />
    </form>
  )
}
