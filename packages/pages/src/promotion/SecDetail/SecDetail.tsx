import { useState } from 'react'
import { FlashSaleClock } from '@millwright/commerce/FlashSaleClock'
import { Gallery } from '@millwright/commerce/Gallery'
import { QuantityStepper } from '@millwright/commerce/QuantityStepper'
import { ShareButton } from '@millwright/commerce/ShareButton'
import { path } from '@millwright/domain/paths/path'
import { activityPhase } from '@millwright/domain/price/activity'
import type { ActivityPhase } from '@millwright/domain/price/activity'
import { readProperties } from '@millwright/domain/product/skuMatrix'
import { productPath } from '@millwright/domain/link/productPath'
import { unbrokenFacts } from '@millwright/domain/product/unbrokenFacts'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Breadcrumb } from '@millwright/ui/Breadcrumb'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { useQuantityNotes } from '../../layout/useQuantityNotes.ts'
import type { SecDetailData } from './SecDetail.load.ts'
import * as styles from './SecDetail.css.ts'

/** A product in its flash sale: price, countdown, limit per buyer, and the order form. */
export function SecDetail(props: SecDetailData) {
  const { now, sale, unpaid, product, skuId, properties, was, pictures, parameters } = props
  const text = useText('flashSale')
  const detail = useText('detail')
  const [passed, setPassed] = useState<{ now: number; phase: ActivityPhase }>()
  const phase = passed?.now === now ? passed.phase : activityPhase(sale, now)
  const { prodId, prodName, brief, partyCode, unit, shopId, shopName } = product
  const title = partyCode ?? prodName
  const facts = [...readProperties(properties), ...parameters]
  return (
    <Container width="wide">
      <div className={styles.screen}>
        <Breadcrumb
          items={[
            { label: text('home'), href: path('home') },
            { label: text('title'), href: path('flash-sale') },
            { label: title },
          ]}
        />
        <div className={styles.top}>
          <Gallery pictures={pictures} name={title} />
          <div className={styles.buy}>
            <div>
              <h1 className={styles.title}>
                <span className={styles.model}>{title}</span>
                {partyCode !== undefined && <span className={styles.name}>{prodName}</span>}
              </h1>
              {brief && <p className={styles.brief}>{unbrokenFacts(brief)}</p>}
              <p className={styles.facts}>
                <Link href={path('shopIndex', { sid: shopId })}>{shopName}</Link>
                <ShareButton title={title} />
              </p>
            </div>
            <FlashSaleClock sale={sale} now={now} onPhase={(change) => setPassed({ now, phase: change.phase })} />
            <p className={styles.price}>
              <Money amount={sale.seckillPrice} size={28} tone="price" {...(unit && { unit })} label={text('price')} />
              {was !== sale.seckillPrice && <Money amount={was} size={14} tone="muted" struck label={text('was')} />}
              <span className={styles.tax}>{detail('taxIncluded')}</span>
            </p>
            <SecDetailOrder {...props} phase={phase} unpaid={unpaid} />
            <p className={styles.other}>
              <Link href={productPath(skuId === undefined ? { prodId } : { prodId, skuId })}>{text('ordinary')}</Link>
            </p>
          </div>
        </div>
        {facts.length > 0 && (
          <Panel as="section">
            <div className={styles.section}>
              <Heading level={2} size={16}>
                {detail('specification')}
              </Heading>
              <DescriptionList columns={2} items={facts.map(({ name, value }) => ({ term: name, detail: value }))} />
            </div>
          </Panel>
        )}
      </div>
    </Container>
  )
}

/** The form that leads to the order, or the reason why there is none. */
function SecDetailOrder({
  sale,
  product,
  phase,
  unpaid,
  minOrderQty,
  packQty,
  holdMinutes,
}: SecDetailData & { phase: ActivityPhase }) {
  const text = useText('flashSale')
  const errors = useText('errors')
  const commerce = useText('commerce')
  const sold = useQuantityNotes({ minOrderQty, packQty, unit: product.unit })
  const { seckillId, seckillTotalStocks: left, maxNum = 0 } = sale
  if (phase === 'ended')
    return (
      <Alert
        tone="info"
        title={errors('eventEnded')}
        action={<Button href={path('flash-sale')}>{text('others')}</Button>}
      >
        {text('endedHint')}
      </Alert>
    )
  const soldOut = left === 0
  if (soldOut && phase === 'running')
    return (
      <Alert
        tone="warn"
        title={text('gone')}
        action={
          <Button href={unpaid > 0 ? path('secdetail', { seckillId }) : path('flash-sale')}>
            {text(unpaid > 0 ? 'lookAgain' : 'others')}
          </Button>
        }
      >
        {unpaid > 0 ? text('unpaidLeft', { count: unpaid, minutes: holdMinutes }) : text('goneHint')}
      </Alert>
    )
  const most = Math.min(left ?? Infinity, maxNum > 0 ? maxNum : Infinity)
  const { prodId } = product
  const notes = [...sold, text('holds', { minutes: holdMinutes })]
  return (
    <form method="get" action={path('secdetail-confirm-order')} className={styles.form}>
      <input type="hidden" name="seckillId" value={seckillId} />
      <input type="hidden" name="prodId" value={prodId} />
      <QuantityStepper
        name="count"
        label={commerce('quantity')}
        size="large"
        defaultValue={minOrderQty}
        min={minOrderQty}
        pack={packQty}
        stocks={Number.isFinite(most) ? most : -1}
      />
      <Button type="submit" tone="action" size="large" disabled={phase === 'before'}>
        {phase === 'before' ? errors('eventNotStarted') : text('buy')}
      </Button>
      <p className={styles.notes}>{unbrokenFacts(notes.join(' · '))}</p>
    </form>
  )
}
