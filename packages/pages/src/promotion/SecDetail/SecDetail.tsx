import { useState } from 'react'
import { FlashSaleClock } from '@millwright/commerce/FlashSaleClock'
import { Gallery } from '@millwright/commerce/Gallery'
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
import { Container } from '@millwright/ui/Container'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import type { SecDetailData } from './SecDetail.load.ts'
import { SecDetailOrder } from './SecDetailOrder.tsx'
import * as styles from './SecDetail.css.ts'

/** A product in its flash sale: price, countdown, limit per buyer, and the order form. */
export function SecDetail(props: SecDetailData) {
  const { now, sale, product, cardNo, skuId, properties, was, own, pictures, parameters } = props
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
                <ShareButton title={title} cardNo={cardNo} />
              </p>
            </div>
            <FlashSaleClock
              sale={sale}
              unit={unit}
              now={now}
              onPhase={({ phase: to }) => setPassed({ now, phase: to })}
            />
            <p className={styles.price}>
              <Money amount={sale.seckillPrice} size={28} tone="price" {...(unit && { unit })} label={text('price')} />
              {was !== sale.seckillPrice && <Money amount={was} size={14} tone="muted" struck label={text('was')} />}
              <span className={styles.tax}>{detail('taxIncluded')}</span>
            </p>
            <OwnPrice own={own} />
            <SecDetailOrder {...props} phase={phase} />
            <p className={styles.other}>
              <Link href={productPath(skuId === undefined ? { prodId } : { prodId, skuId })}>{text('ordinary')}</Link>
            </p>
          </div>
        </div>
        <Specification facts={facts} />
      </div>
    </Container>
  )
}

/** Names the buyer's price without the sale, if it is not above the price of the sale. */
function OwnPrice({ own }: Pick<SecDetailData, 'own'>) {
  const text = useText('flashSale')
  const money = useMoney()
  return own === undefined ? null : <Alert tone="info">{text('ownLower', { price: money(own) })}</Alert>
}

function Specification({ facts }: { facts: readonly { name: string; value: string }[] }) {
  const detail = useText('detail')
  if (facts.length === 0) return null
  return (
    <Panel as="section">
      <div className={styles.section}>
        <Heading level={2} size={16}>
          {detail('specification')}
        </Heading>
        <DescriptionList columns={2} items={facts.map(({ name, value }) => ({ term: name, detail: value }))} />
      </div>
    </Panel>
  )
}
