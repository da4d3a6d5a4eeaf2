import { Gallery } from '@millwright/commerce/Gallery'
import { PointsBadge } from '@millwright/commerce/PointsBadge'
import { QuantityStepper } from '@millwright/commerce/QuantityStepper'
import { path } from '@millwright/domain/paths/path'
import { readProperties } from '@millwright/domain/product/skuMatrix'
import { productPath } from '@millwright/domain/link/productPath'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Breadcrumb } from '@millwright/ui/Breadcrumb'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { PointsPrice } from '../PointsPrice.tsx'
import { pointsMallHref } from '../pointsMallHref.ts'
import type { IntegralDetData } from './IntegralDet.load.ts'
import * as styles from './IntegralDet.css.ts'

/** A product of the points mall: its price in points, the limit per buyer, and the form to redeem it. */
export function IntegralDet(props: IntegralDetData) {
  const { score, good, product, properties, pictures, parameters } = props
  const text = useText('points')
  const detail = useText('detail')
  const freight = useFreightText(props.freight)
  const { prodId, prodName, brief, partyCode, unit, shopId, shopName } = product
  const title = partyCode ?? prodName
  const facts = [...readProperties(properties), ...parameters]
  return (
    <Container width="wide">
      <div className={styles.screen}>
        <Breadcrumb
          items={[
            { label: text('home'), href: path('home') },
            { label: text('mall'), href: pointsMallHref() },
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
              {brief && <p className={styles.brief}>{brief}</p>}
              <p className={styles.facts}>
                <Link href={path('shopIndex', { sid: shopId })}>{shopName}</Link>
              </p>
            </div>
            <p className={styles.price}>
              <PointsPrice points={good.points} money={good.money} />
              <span className={styles.was}>
                {text('was')} <Money amount={good.was} size={14} tone="muted" {...(unit && { unit })} />
              </span>
            </p>
            {score !== undefined && <PointsBadge score={score} href={path('uc-integral')} />}
            <p className={styles.notes}>{freight}</p>
            <IntegralDetOrder {...props} />
            <p className={styles.notes}>
              {text('noReturn')} <Link href={productPath({ prodId, skuId: good.skuId })}>{text('ordinary')}</Link>
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

/** Returns the freight of a redeemed item. Its cash counts towards free delivery, and its points do not. */
function useFreightText(freight: IntegralDetData['freight']): string {
  const text = useText('points')
  const money = useMoney()
  if (!freight) return text('freightAtOrder')
  if (Number(freight.fee) === 0) return text('freightFree')
  return text('freight', { fee: money(freight.fee), from: money(freight.freeFrom) })
}

/** The form that leads to the order, or the reason why there is none. */
function IntegralDetOrder({ score, good, product: { prodId } }: IntegralDetData) {
  const text = useText('points')
  const language = useLanguage()
  const { points, left, limit, had, skuId } = good
  if (left === 0)
    return (
      <Alert tone="warn" title={text('goneTitle')} action={<Button href={pointsMallHref()}>{text('others')}</Button>}>
        {text('goneHint')}
      </Alert>
    )
  if (limit > 0 && had >= limit)
    return (
      <Alert tone="info" title={text('limitTitle')} action={<Button href={pointsMallHref()}>{text('others')}</Button>}>
        {text('limitHint', { count: limit })}
      </Alert>
    )
  if (score !== undefined && score < points) {
    const figure = (value: number) => formatNumber(language, value)
    return (
      <Alert
        tone="warn"
        title={text('shortTitle')}
        action={<Button href={path('uc-integral')}>{text('toPoints')}</Button>}
      >
        {text('short', { needed: figure(points), has: figure(score), missing: figure(points - score) })}
      </Alert>
    )
  }
  const most = Math.min(
    left,
    limit ? limit - had : Infinity,
    score === undefined ? Infinity : Math.floor(score / points),
  )
  return (
    <form method="get" action={path('submit-integral-order')} className={styles.form}>
      <input type="hidden" name="prodId" value={prodId} />
      <input type="hidden" name="skuId" value={skuId} />
      <QuantityStepper name="count" label={text('count')} size="large" defaultValue={1} min={1} stocks={most} />
      <Button type="submit" tone="action" size="large">
        {text('redeem')}
      </Button>
      <p className={styles.limits}>
        {[
          text('left', { count: left }),
          limit > 0 && text('limit', { count: limit }),
          had > 0 && text('limitHad', { count: had }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </form>
  )
}
