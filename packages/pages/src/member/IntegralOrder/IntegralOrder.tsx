import type { OrderConfirm } from '@millwright/contract/order/entities'
import { POINTS_MESSAGE_LIMIT } from '@millwright/domain/constants'
import { path } from '@millwright/domain/paths/path'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import type { ActionResult } from '../../loader.ts'
import { CheckoutNote } from '../../order/CheckoutForm/CheckoutNote.tsx'
import { CheckoutUnpriced } from '../../order/CheckoutForm/CheckoutUnpriced.tsx'
import { linesOf } from '../../order/checkout/linesOf.ts'
import { OneShopForm } from '../../order/OneShopForm/OneShopForm.tsx'
import { OneShopPage } from '../../order/OneShopForm/OneShopPage.tsx'
import { pointsMallHref } from '../pointsMallHref.ts'
import type { IntegralOrderData } from './IntegralOrder.load.ts'
import { integralHref } from './integralSource.ts'
import * as styles from './IntegralOrder.css.ts'

export type IntegralOrderProps = IntegralOrderData & { outcome?: ActionResult }

/** The checkout of the points mall: address, product, points and price, and a message. */
export function IntegralOrder(props: IntegralOrderProps) {
  const text = useText('order')
  const points = useText('points')
  const language = useLanguage()
  const { source, priced } = props
  return (
    <OneShopPage title={points('orderTitle')}>
      {priced.state === 'ready' ? (
        <OneShopForm
          data={props}
          priced={priced}
          hrefOf={(place) => integralHref(source, place)}
          remarkLimit={POINTS_MESSAGE_LIMIT}
          lines={linesOf(priced.confirm).map((line) => ({ ...line, useScore: priced.confirm.scorePrice }))}
          undeliverable={points('undeliverable')}
          points={<IntegralPrice confirm={priced.confirm} />}
          hint={
            <>
              {points('orderHint')} {points('noReturn')}
            </>
          }
          barNote={points('price', { score: formatNumber(language, priced.confirm.scorePrice ?? 0) })}
        />
      ) : (
        <CheckoutUnpriced
          problem={priced.problem}
          links={
            <>
              <Button href={path('integral-det', { prodId: source.prodId })} tone="action">
                {text('backToProduct')}
              </Button>
              <Button href={pointsMallHref()}>{points('others')}</Button>
            </>
          }
        />
      )}
    </OneShopPage>
  )
}

/** The price in points, and the balance after the order. */
function IntegralPrice({ confirm: { scorePrice = 0, totalUsableScore = 0 } }: { confirm: OrderConfirm }) {
  const points = useText('points')
  const language = useLanguage()
  return (
    <>
      <p className={styles.points}>
        <span>{points('pointsPay')}</span>
        <strong>{points('price', { score: formatNumber(language, scorePrice) })}</strong>
      </p>
      <CheckoutNote>
        {points('pointsAfter', { score: formatNumber(language, totalUsableScore - scorePrice) })}
      </CheckoutNote>
    </>
  )
}
