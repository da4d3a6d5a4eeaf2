import { lazy, Suspense } from 'react'
import { ProblemText, useProblemText } from '@millwright/commerce/ProblemText'
import { QuantityStepper } from '@millwright/commerce/QuantityStepper'
import { useActionResult } from '@millwright/commerce/useActionResult'
import { useInUnits } from '@millwright/commerce/useInUnits'
import { path } from '@millwright/domain/paths/path'
import { skuMatrix } from '@millwright/domain/product/skuMatrix'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { joinWords } from '@millwright/i18n/joinWords'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Money } from '@millwright/ui/Money'
import { hasScreen } from '../../hasScreen.ts'
import { useQuantityNotes } from '../../layout/useQuantityNotes.ts'
import { detailName } from './detailName.ts'
import { groupOffered, mostInGroup } from './groupOffered.ts'
import { useScrolledPast } from './useScrolledPast.ts'
import type { DetailBuying, DetailView } from './DetailFrame.tsx'
import type { DetailGroupDeal } from './runningDeals.ts'
import * as styles from './DetailBuy.css.ts'

// Most sizes are in stock.
const DetailSoldOut = lazy(() =>
  import('./DetailSoldOut.tsx').then(({ DetailSoldOut }) => ({ default: DetailSoldOut })),
)

type DetailBuyProps = Pick<
  DetailView,
  'product' | 'skus' | 'sku' | 'chosen' | 'wrongCount' | 'deals' | 'substitutes' | 'watched'
> &
  DetailBuying

/**
 * The buy form: a note on an incomplete selection, the quantity, "add to cart" and "buy now". While a group deal of the
 * selected SKU runs, its buttons start a group or buy alone. Reads `product`, `skus`, `sku`, `chosen`, `wrongCount`,
 * `deals`, `substitutes`, `watched` and the quantity props.
 */
export function DetailBuy(props: DetailBuyProps) {
  const { product, skus, sku, chosen, soldOut, deals } = props
  const group = groupOffered(deals, sku)
  const text = useText('detail')
  const language = useLanguage()
  const { ref, outcome } = useActionResult(undefined, undefined, sku?.skuId)
  const missing = sku
    ? []
    : skuMatrix(skus, chosen)
        .filter(({ name }) => chosen[name] === undefined)
        .map(({ name }) => name)
  return (
    <>
      {missing.length > 0 && (
        <Alert tone="info">{text('optionsMissing', { names: joinWords(language, missing) })}</Alert>
      )}
      {soldOut && (
        <Suspense>
          <DetailSoldOut {...props} />
        </Suspense>
      )}
      <form method="post" action={path('cart')} data-enhance="stay" className={styles.form} id="buy" ref={ref}>
        <input type="hidden" name="prodId" value={product.prodId} />
        <input type="hidden" name="skuId" value={sku?.skuId ?? ''} />
        <input type="hidden" name="shopId" value={product.shopId} />
        {group && <input type="hidden" name="groupActivityId" value={group.groupActivityId} />}
        <BuyQuantity {...props} group={group} />
        {outcome && !outcome.done && (
          <Alert tone="bad" title={text('refusedAdd')}>
            <ProblemText problem={outcome.problem} />
            <br />
            {text('refusedHint')}
          </Alert>
        )}
        {group ? <GroupBar {...props} group={group} /> : <BuyBar {...props} />}
      </form>
    </>
  )
}

type BuyQuantityProps = Pick<
  DetailBuyProps,
  'sku' | 'wrongCount' | 'unit' | 'quantity' | 'typed' | 'onType' | 'soldOut'
> & { group: DetailGroupDeal | undefined }

/** The quantity, with the minimum and pack notes of the SKU. */
function BuyQuantity({ sku, wrongCount, unit, quantity, typed, onType, soldOut, group }: BuyQuantityProps) {
  const commerce = useText('commerce')
  const groups = useText('groupBuy')
  const inUnits = useInUnits(unit)
  const problemText = useProblemText()
  const { minOrderQty = 1, packQty = 1, stocks = 0 } = sku ?? {}
  const notes = useQuantityNotes({ minOrderQty, packQty, unit })
  if (group && group.maxNum > 0) notes.push(groups('groupLimit', inUnits(group.maxNum)))
  return (
    <div className={styles.line}>
      <span className={styles.term} aria-hidden="true">
        {commerce('quantity')}
      </span>
      <div className={styles.quantity}>
        <QuantityStepper
          key={`${sku?.skuId} ${minOrderQty}`}
          name="count"
          label={commerce('quantity')}
          hideLabel
          size="large"
          defaultValue={Math.max(quantity, minOrderQty)}
          min={minOrderQty}
          pack={packQty}
          stocks={soldOut ? -1 : stocks}
          disabled={!sku || soldOut}
          error={wrongCount && !typed ? problemText(wrongCount) : undefined}
          onChange={(change) => onType(change.quantity)}
        />
        {notes.length > 0 && <p className={styles.notes}>{notes.join(' · ')}</p>}
      </div>
    </div>
  )
}

type BuyBarProps = Pick<DetailBuyProps, 'product' | 'sku' | 'unit' | 'quantity' | 'price' | 'soldOut'>

/** The buttons. They stick to the edge of the viewport while their place in the page is above the viewport. */
function BuyBar({ product, sku, unit, quantity, price, soldOut }: BuyBarProps) {
  const text = useText('detail')
  const commerce = useText('commerce')
  const { place, away, height } = useScrolledPast<HTMLDivElement>()
  return (
    <div ref={place} style={away ? { minBlockSize: height } : undefined}>
      <div className={styles.bar} data-away={away ? '' : undefined}>
        <span className={styles.barModel} aria-hidden="true">
          {detailName(product, sku)}
        </span>
        {sku && price && (
          <span className={styles.barPrice} aria-hidden="true">
            <Money amount={price} size={22} tone="price" />
            <span className={styles.barUnit}>
              /{unit ?? commerce('unitDefault')} × {quantity}
            </span>
          </span>
        )}
        <Button
          type="submit"
          name="intent"
          value="add"
          tone="action"
          size="large"
          icon="cart"
          disabled={!sku || soldOut}
        >
          {text('addToCart')}
        </Button>
        <Button type="submit" formAction={path('order-page')} formMethod="get" size="large" disabled={!sku || soldOut}>
          {text('buyNow')}
        </Button>
        {hasScreen(path('inquiry')) && <AskQuote prodId={product.prodId} skuId={sku?.skuId} />}
      </div>
    </div>
  )
}

type GroupBarProps = Pick<DetailBuyProps, 'product' | 'sku' | 'price' | 'quantity' | 'soldOut'> & {
  group: DetailGroupDeal
}

/** The buttons beside a group deal, with their prices: a group first, the product alone second. Sticks as `BuyBar` does. */
function GroupBar({ product, sku, price, quantity, soldOut, group }: GroupBarProps) {
  const text = useText('detail')
  const groups = useText('groupBuy')
  const money = useMoney()
  const { place, away, height } = useScrolledPast<HTMLDivElement>()
  return (
    <div ref={place} style={away ? { minBlockSize: height } : undefined}>
      <div className={styles.bar} data-group="" data-away={away ? '' : undefined}>
        <span className={styles.barModel} aria-hidden="true">
          {detailName(product, sku)}
        </span>
        <span className={styles.groupButton}>
          <Button
            type="submit"
            formAction={path('group-order')}
            formMethod="get"
            tone="action"
            size="large"
            wide
            disabled={soldOut || quantity > mostInGroup(group)}
          >
            {groups('startAt', { price: money(group.leaderPrice ?? group.price), count: group.people })}
          </Button>
        </span>
        <Button type="submit" formAction={path('order-page')} formMethod="get" size="large" disabled={soldOut}>
          {price === undefined ? groups('alone') : groups('aloneAt', { price: money(price) })}
        </Button>
        <Button type="submit" name="intent" value="add" tone="quiet" size="large" icon="cart" disabled={soldOut}>
          {text('addToCart')}
        </Button>
      </div>
    </div>
  )
}

function AskQuote({ prodId, skuId }: { prodId: string; skuId: string | undefined }) {
  const text = useText('detail')
  return (
    <span className={styles.quote}>
      <Button
        href={`${path('inquiry')}?${new URLSearchParams({ prodId, ...(skuId !== undefined && { skuId }) })}`}
        tone="quiet"
        size="large"
        icon="inquiry"
      >
        {text('askQuote')}
      </Button>
    </span>
  )
}
