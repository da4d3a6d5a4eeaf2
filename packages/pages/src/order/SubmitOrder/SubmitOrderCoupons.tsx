import { useEffect, useRef } from 'react'
import type { OrderConfirm } from '@millwright/contract/order/entities'
import type { OrderCoupon } from '@millwright/contract/promotion/entities'
import { PLATFORM_SHOP_ID } from '@millwright/domain/constants'
import type { CouponProblem } from '@millwright/domain/price/orderCoupons'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { RadioGroup } from '@millwright/ui/RadioGroup'
import { Text } from '@millwright/ui/Text'
import { CLAIM, NO_COUPON } from './orderSource.ts'
import type { SubmitOrderView } from './SubmitOrderFrame.tsx'
import * as shared from '../checkout/checkout.css.ts'
import * as styles from './SubmitOrder.css.ts'

const reasons: Readonly<Record<CouponProblem, KeyOf<'prices'>>> = {
  notYet: 'whyNotYet',
  expired: 'whyExpired',
  used: 'whyUsed',
  locked: 'whyLocked',
  exchange: 'whyExchange',
  noGoods: 'whyNoGoods',
  notTogether: 'whyNotTogether',
  below: 'whyBelow',
  oneOnly: 'whyOneOnly',
}

/**
 * The coupons of the order. The best set is preselected. Each coupon shows its saving or the reason why it does not
 * apply. Reads `confirm` and `coupons`.
 */
export function SubmitOrderCoupons({ confirm, coupons }: Pick<SubmitOrderView, 'confirm' | 'coupons'>) {
  const text = useText('prices')
  const follow = useRef<HTMLDivElement>(null)
  const priceAgain = () => {
    const button = follow.current?.querySelector('button')
    button?.form?.requestSubmit(button)
  }
  const slots = [
    ...confirm.shopCartOrders.map(({ shopId, shopName, coupons: own }) => ({ shopId, label: shopName, own })),
    { shopId: PLATFORM_SHOP_ID, label: text('platform'), own: confirm.coupons },
  ].filter(({ own }) => own.length > 0)
  const chosen = slots.flatMap(({ own }) => own.filter(({ choose }) => choose).map(({ couponUserId }) => couponUserId))
  const pricedCoupons = chosen.toSorted().join(',') || (slots.length ? NO_COUPON : '')
  return (
    <>
      <input type="hidden" name="coupons" value={coupons ?? ''} />
      <input type="hidden" name="pricedCoupons" value={pricedCoupons} />
      {(slots.length > 0 || confirm.couponOffers.length > 0) && (
        <Panel as="section">
          <div className={shared.section} onChange={priceAgain}>
            <div className={shared.headline}>
              <Heading level={2} size={16}>
                {text('couponsTitle')}
              </Heading>
              {slots.length === 0 ? null : coupons ? (
                <Button type="submit" name="intent" value="bestCoupons" size="small">
                  {text('bestAgain')}
                </Button>
              ) : (
                <Text size={13} tone="muted">
                  {text('best')}
                </Text>
              )}
            </div>
            <CouponOffers offers={confirm.couponOffers} platform={text('platform')} />
            <div className={styles.coupons}>
              {slots.map(({ shopId, label, own }) => (
                <CouponSlot key={shopId} shopId={shopId} label={label} coupons={own} />
              ))}
            </div>
            <div ref={follow} className={shared.follow}>
              <Button type="submit" name="intent" value="coupons" size="small">
                {text('useCoupons')}
              </Button>
            </div>
          </div>
        </Panel>
      )}
    </>
  )
}

/**
 * The coupons that the buyer can still claim and that lower this order's total. One press claims a coupon and prices the
 * order with it.
 */
function CouponOffers({ offers, platform }: { offers: OrderConfirm['couponOffers']; platform: string }) {
  const text = useText('prices')
  const money = useMoney()
  return (
    offers.length > 0 && (
      <ul className={styles.offers}>
        {offers.map(({ couponId, couponName, shopName = platform, saves }) => (
          <li key={couponId} className={styles.offer}>
            <span>
              {shopName} · {couponName}
            </span>
            <Button
              type="submit"
              name="intent"
              value={CLAIM + couponId}
              size="small"
              label={text('claimNamed', { name: couponName, amount: money(saves) })}
            >
              {text('claim', { amount: money(saves) })}
            </Button>
          </li>
        ))}
      </ul>
    )
  )
}

type Slot = { shopId: string; label: string; coupons: readonly OrderCoupon[] }

function CouponSlot({ shopId, label, coupons }: Slot) {
  const text = useText('prices')
  const money = useMoney()
  const group = useRef<HTMLFieldSetElement>(null)
  const chosen = coupons.find(({ choose }) => choose)?.couponUserId ?? NO_COUPON
  // The ticked radio button follows the priced coupon and keeps the focus.
  useEffect(() => {
    const radio = group.current?.querySelector<HTMLInputElement>(`input[value="${chosen}"]`)
    if (radio) radio.checked = true
  }, [coupons, chosen])
  return (
    <RadioGroup
      ref={group}
      label={label}
      name={`coupon.${shopId}`}
      defaultValue={chosen}
      options={[
        ...coupons.map(({ couponUserId = '', couponName, canUse, choose, saves = '0', why, missing = '0' }) => ({
          value: couponUserId,
          label: couponName,
          disabled: !canUse,
          hint: canUse
            ? text(choose ? 'savesNow' : 'saves', { amount: money(saves) })
            : text(shopId !== PLATFORM_SHOP_ID && why === 'below' ? 'whyBelowShop' : reasons[why ?? 'noGoods'], {
                amount: money(missing),
              }),
        })),
        { value: NO_COUPON, label: text('noCoupon') },
      ]}
    />
  )
}
