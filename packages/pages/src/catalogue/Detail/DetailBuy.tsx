import { useState } from 'react'
import { AgreedTerms } from '@millwright/commerce/AgreedTerms'
import { CollectButton } from '@millwright/commerce/CollectButton'
import { PriceSteps } from '@millwright/commerce/PriceSteps'
import { PriceTag } from '@millwright/commerce/PriceTag'
import { PriceTiers } from '@millwright/commerce/PriceTiers'
import { ProblemText, useProblemText } from '@millwright/commerce/ProblemText'
import { QuantityStepper } from '@millwright/commerce/QuantityStepper'
import { ShareButton } from '@millwright/commerce/ShareButton'
import { SkuPicker } from '@millwright/commerce/SkuPicker'
import { StockAndLeadTime } from '@millwright/commerce/StockAndLeadTime'
import { useActionResult } from '@millwright/commerce/useActionResult'
import { path } from '@millwright/domain/paths/path'
import { leadingSku } from '@millwright/domain/product/leadingSku'
import { totalOf } from '@millwright/domain/money/wholeMoney'
import { linePrice } from '@millwright/domain/price/linePrice'
import { memberPrice } from '@millwright/domain/price/memberPrice'
import { stepAt } from '@millwright/domain/price/price'
import type { PriceTier } from '@millwright/domain/price/price'
import { skuMatrix } from '@millwright/domain/product/skuMatrix'
import { unbrokenFacts } from '@millwright/domain/product/unbrokenFacts'
import { formatMoney } from '@millwright/i18n/format'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Icon } from '@millwright/ui/Icon'
import { Money } from '@millwright/ui/Money'
import { hasScreen } from '../../hasScreen.ts'
import type { ActionResult } from '../../loader.ts'
import { CouponLine } from '../../promotion/CouponLine.tsx'
import { AgreedMissing } from '../AgreedMissing.tsx'
import { useQuantityNotes } from '../useQuantityNotes.ts'
import type { DetailShown, DetailSku } from './Detail.load.ts'
import { DetailDeals } from './DetailDeals.tsx'
import { DetailGroup } from './DetailGroup.tsx'
import { detailName } from './detailName.ts'
import { freightShown } from './freightShown.ts'
import { useAway } from './useAway.ts'
import * as styles from './DetailBuy.css.ts'

type DetailBuyProps = Pick<
  DetailShown,
  'product' | 'skus' | 'freight' | 'kept' | 'wrongCount' | 'agreedAgain' | 'deals' | 'memberPercent' | 'coupons'
> & {
  outcome?: ActionResult

  /** Absent while the choice is not complete. */
  sku: DetailSku | undefined
  chosen: Readonly<Record<string, string>>
  onChoose: (chosen: Readonly<Record<string, string>>) => void
  hrefOf: (skuId: string) => string
}

/** Name, price by quantity, options, delivery, and the form that buys. */
export function DetailBuy({
  product,
  skus,
  sku,
  chosen,
  onChoose,
  hrefOf,
  freight,
  kept,
  wrongCount,
  agreedAgain,
  deals,
  memberPercent,
  coupons,
  outcome: posted,
}: DetailBuyProps) {
  const text = useText('detail')
  const commerce = useText('commerce')
  const problemText = useProblemText()
  const locale = useLocale()
  const [typed, setTyped] = useState<number>()
  const { place, away, height } = useAway<HTMLDivElement>()
  const { ref, outcome } = useActionResult(undefined, undefined, sku?.skuId)
  const { prodId, prodName, brief, brandName, shopId, soldNum } = product
  const unit = sku?.unit ?? product.unit
  const { minOrderQty = 1, packQty = 1, steps = [], stocks = 0 } = sku ?? {}
  const quantity = Math.max(typed ?? 0, minOrderQty)
  const price = stepAt(steps, quantity)?.price
  // Where many pieces cost less than was agreed on, the price is nobody's own.
  const agreed = price !== undefined && price === sku?.agreementPrice
  const why = sku && whyOf(sku, quantity, memberPercent)
  const byMember = why?.steps.find(({ kind }) => kind === 'member')
  const soldOut = sku !== undefined && stocks === 0
  const missing = sku
    ? []
    : skuMatrix(skus, chosen)
        .filter(({ name }) => chosen[name] === undefined)
        .map(({ name }) => name)
  const lowest = leadingSku(skus)
  const least = sku ? price : lowest?.steps[0]?.price
  const carried =
    freight &&
    freightShown(
      freight,
      totalOf(least ? [{ price: least, quantity: sku ? quantity : (lowest?.minOrderQty ?? 1) }] : []),
    )
  const notes = useQuantityNotes({ minOrderQty, packQty, unit })
  return (
    <div className={styles.buy}>
      <div>
        <h1 className={styles.title}>
          <span className={styles.model}>{sku?.partyCode ?? product.partyCode ?? prodName}</span>
          {(sku?.partyCode ?? product.partyCode) && <span className={styles.name}>{prodName}</span>}
        </h1>
        {brief && <p className={styles.brief}>{unbrokenFacts(brief)}</p>}
        <div className={styles.facts}>
          {brandName && (
            <span>
              {text('brand')} <strong className={styles.brand}>{brandName}</strong>
            </span>
          )}
          {soldNum !== undefined && soldNum > 0 && <span>{text('sold', { count: soldNum })}</span>}
          <span className={styles.tools}>
            <CollectButton action={path('detail', { prodId })} kept={kept} />
            <ShareButton title={detailName(product, sku)} />
          </span>
        </div>
      </div>
      <div className={styles.prices}>
        {sku && price ? (
          <PriceTag
            price={agreed ? sku.price : byMember ? (why!.steps.at(-2)?.unit ?? price) : price}
            agreementPrice={agreed ? price : undefined}
            agreementMinQty={sku.agreementMinQty}
            expireTime={sku.expireTime}
            memberPrice={byMember?.unit}
            unit={unit}
            size={28}
            oriPrice={sku.oriPrice}
          />
        ) : (
          lowest && (
            <PriceTag
              price={lowest.price}
              memberPrice={memberPercent === undefined ? undefined : memberPrice(lowest.price, memberPercent)}
              unit={unit}
              size={28}
              from
            />
          )
        )}
        {sku?.agreementPrice !== undefined && !agreed && (
          <AgreedTerms
            agreementPrice={sku.agreementPrice}
            agreementMinQty={sku.agreementMinQty}
            expireTime={sku.expireTime}
            unit={unit}
          />
        )}
        <span className={styles.tax}>{text('taxIncluded')}</span>
        {steps.length > 1 && <PriceTiers steps={steps} quantity={quantity} unit={unit} />}
        {sku && why && <PriceSteps {...why} name={sku.partyCode ?? prodName} />}
      </div>
      {deals && <DetailDeals prodId={prodId} deals={deals} />}
      {deals?.open && <DetailGroup deal={deals.open} now={deals.now} memberPercent={memberPercent} />}
      {coupons && (
        <CouponLine {...coupons} action={sku ? hrefOf(sku.skuId) : path('detail', { prodId })} outcome={posted} />
      )}
      <AgreedMissing again={agreedAgain} />
      {skus.length > 1 && (
        <SkuPicker skus={skus} chosen={chosen} hrefOf={hrefOf} onChoose={(change) => onChoose(change.chosen)} />
      )}
      <dl className={styles.lines}>
        <div className={styles.line}>
          <dt className={styles.term}>{text('stock')}</dt>
          <dd className={styles.detail}>
            {sku ? <StockAndLeadTime stocks={sku.stocks} leadDays={sku.leadDays} /> : '-'}
          </dd>
        </div>
        <div className={styles.line}>
          <dt className={styles.term}>{text('delivery')}</dt>
          <dd className={styles.detail}>
            {freight?.place && <span>{text('deliverTo', { place: freight.place })}</span>}
            <span>
              {carried
                ? carried.free
                  ? text(carried.byLevel ? 'freightFreeLevel' : 'freightFree')
                  : text('freight', { amount: formatMoney(carried.amount) })
                : text('freightAtOrder')}
            </span>
          </dd>
        </div>
      </dl>
      {missing.length > 0 && (
        <Alert tone="info">{text('optionsMissing', { names: missing.join(locale === 'zh' ? '、' : ', ') })}</Alert>
      )}
      {soldOut && (
        <Alert tone="warn" title={text('soldOut')}>
          {text('soldOutHint')}
        </Alert>
      )}
      <form method="post" action={path('cart')} data-enhance="stay" className={styles.form} id="buy" ref={ref}>
        <input type="hidden" name="prodId" value={prodId} />
        <input type="hidden" name="skuId" value={sku?.skuId ?? ''} />
        <input type="hidden" name="shopId" value={shopId} />
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
              onChange={(change) => setTyped(change.quantity)}
            />
            {notes.length > 0 && <p className={styles.notes}>{notes.join(' · ')}</p>}
          </div>
        </div>
        {outcome && !outcome.done && (
          <Alert tone="bad" title={text('refusedAdd')}>
            <ProblemText problem={outcome.problem} />
            <br />
            {text('refusedHint')}
          </Alert>
        )}
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
            <Button
              type="submit"
              formAction={path('order-page')}
              formMethod="get"
              size="large"
              disabled={!sku || soldOut}
            >
              {text('buyNow')}
            </Button>
            {hasScreen(path('inquiry')) && (
              <span className={styles.quote}>
                <Button
                  href={`${path('inquiry')}?${new URLSearchParams({ prodId, ...(sku && { skuId: sku.skuId }) })}`}
                  tone="quiet"
                  size="large"
                  icon="inquiry"
                >
                  {text('askQuote')}
                </Button>
              </span>
            )}
          </div>
        </div>
      </form>
      <ul className={styles.promises}>
        {(['genuine', 'sevenDays', 'invoice'] as const).map((key) => (
          <li key={key} className={styles.promise}>
            <Icon name="check" size={12} />
            {text(key)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Why so many pieces cost what they cost. */
function whyOf(sku: DetailSku, quantity: number, memberPercent: number | undefined) {
  const { steps, not, more } = linePrice({ ...sku, priceTiers: tiersOf(sku), quantity, ...memberOf(memberPercent) })
  return { steps, not, more }
}

/** The page's steps have the agreed price worked in: what is left of them are the tiers. */
function tiersOf({ steps, tiers = steps, agreementPrice }: DetailSku): PriceTier[] {
  return tiers.filter(({ price }) => price !== agreementPrice)
}

const memberOf = (memberPercent: number | undefined) => (memberPercent === undefined ? {} : { memberPercent })
