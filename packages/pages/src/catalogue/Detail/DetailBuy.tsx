import { ProblemText, useProblemText } from '@millwright/commerce/ProblemText'
import { QuantityStepper } from '@millwright/commerce/QuantityStepper'
import { useActionResult } from '@millwright/commerce/useActionResult'
import { path } from '@millwright/domain/paths/path'
import { skuMatrix } from '@millwright/domain/product/skuMatrix'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { joinWords } from '@millwright/i18n/joinWords'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Money } from '@millwright/ui/Money'
import { hasScreen } from '../../hasScreen.ts'
import { useQuantityNotes } from '../../layout/useQuantityNotes.ts'
import { detailName } from './detailName.ts'
import { useScrolledPast } from './useScrolledPast.ts'
import type { DetailBuying, DetailView } from './DetailFrame.tsx'
import * as styles from './DetailBuy.css.ts'

type DetailBuyProps = Pick<DetailView, 'product' | 'skus' | 'sku' | 'chosen' | 'wrongCount'> & DetailBuying

/**
 * The buy form: a note on an incomplete selection, the quantity, "add to cart" and "buy now". Reads `product`, `skus`,
 * `sku`, `chosen`, `wrongCount` and the quantity props.
 */
export function DetailBuy(props: DetailBuyProps) {
  const { product, skus, sku, chosen, soldOut } = props
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
        <Alert tone="warn" title={text('soldOut')}>
          {text('soldOutHint')}
        </Alert>
      )}
      <form method="post" action={path('cart')} data-enhance="stay" className={styles.form} id="buy" ref={ref}>
        <input type="hidden" name="prodId" value={product.prodId} />
        <input type="hidden" name="skuId" value={sku?.skuId ?? ''} />
        <input type="hidden" name="shopId" value={product.shopId} />
        <BuyQuantity {...props} />
        {outcome && !outcome.done && (
          <Alert tone="bad" title={text('refusedAdd')}>
            <ProblemText problem={outcome.problem} />
            <br />
            {text('refusedHint')}
          </Alert>
        )}
        <BuyBar {...props} />
      </form>
    </>
  )
}

type BuyQuantityProps = Pick<
  DetailBuyProps,
  'sku' | 'wrongCount' | 'unit' | 'quantity' | 'typed' | 'onType' | 'soldOut'
>

/** The quantity, with the minimum and pack notes of the SKU. */
function BuyQuantity({ sku, wrongCount, unit, quantity, typed, onType, soldOut }: BuyQuantityProps) {
  const commerce = useText('commerce')
  const problemText = useProblemText()
  const { minOrderQty = 1, packQty = 1, stocks = 0 } = sku ?? {}
  const notes = useQuantityNotes({ minOrderQty, packQty, unit })
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
