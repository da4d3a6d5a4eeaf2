import { useState } from 'react'
import { addressLine, hideMiddle } from '@millwright/commerce/AddressCard'
import { OrderLines } from '@millwright/commerce/OrderLines'
import { OrderSums } from '@millwright/commerce/OrderSums'
import { useProblemText } from '@millwright/commerce/ProblemText'
import { UserText } from '@millwright/commerce/UserText'
import { useActionResult } from '@millwright/commerce/useActionResult'
import { POINTS_MESSAGE_LIMIT } from '@millwright/domain/constants'
import { path } from '@millwright/domain/paths/path'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { Countdown } from '@millwright/ui/Countdown'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { Steps } from '@millwright/ui/Steps'
import { TextArea } from '@millwright/ui/TextArea'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import type { ActionResult } from '../../loader.ts'
import { problemsOf } from '../../after-sale/invoice/invoiceProblems.ts'
import { invoiceParamsOf, readInvoiceChoice } from '../../order/checkout/orderInvoice.ts'
import { orderUnknownHref } from '../../order/OrderUnknown/orderUnknownHref.ts'
import { SubmitOrderInvoice } from '../../order/SubmitOrder/SubmitOrderInvoice.tsx'
import { SubmitOrderAddresses } from '../../order/SubmitOrder/SubmitOrderAddresses.tsx'
import type { AddressFormData } from '../../account/addressForm.ts'
import * as styles from '../../order/SubmitOrder/SubmitOrder.css.ts'
import { pointsMallHref } from '../pointsMallHref.ts'
import type { IntegralOrderData, IntegralPriced } from './IntegralOrder.load.ts'
import { integralHref } from './integralSource.ts'
import * as own from './IntegralOrder.css.ts'

export type IntegralOrderProps = IntegralOrderData & { outcome?: ActionResult }

/** The checkout of the points mall: address, product, points and price, and a message. */
export function IntegralOrder(props: IntegralOrderProps) {
  const text = useText('order')
  const points = useText('points')
  const problemText = useProblemText()
  const { source, priced } = props
  return (
    <Container>
      <div className={styles.page}>
        <Steps steps={[{ label: text('stepConfirm') }, { label: text('stepPay') }]} current={0} />
        <Heading level={1} size={22}>
          {points('orderTitle')}
        </Heading>
        {priced.state === 'ready' ? (
          <IntegralOrderForm {...props} priced={priced} />
        ) : (
          <Panel>
            <Empty
              drawing="order"
              title={text('refusedTitle')}
              action={
                <div className={styles.buttons}>
                  <Button href={path('integral-det', { prodId: source.prodId })} tone="action">
                    {text('backToProduct')}
                  </Button>
                  <Button href={pointsMallHref()}>{points('others')}</Button>
                </div>
              }
            >
              {problemText(priced.problem)}
            </Empty>
          </Panel>
        )}
      </div>
    </Container>
  )
}

type FormProps = IntegralOrderProps & { priced: IntegralPriced & { state: 'ready' } }

/** One form with several submit buttons. */
function IntegralOrderForm({
  source,
  priced,
  addresses,
  provinces,
  remark,
  titles,
  invoice,
  now,
  outcome: first,
}: FormProps) {
  const text = useText('order')
  const points = useText('points')
  const problemText = useProblemText()
  const { confirm, until } = priced
  const language = useLanguage()
  const { ref, outcome } = useActionResult(
    first as ActionResult<AddressFormData> | undefined,
    undefined,
    [confirm.userAddr?.addrId, Boolean(provinces)].join(),
  )
  const [expired, setExpired] = useState<number>()
  // A refusal carries no regions, so the previous ones stay.
  const [regions, setRegions] = useState(outcome?.data)
  if (outcome ? outcome.data && outcome.data !== regions : regions) setRegions(outcome?.data)
  const typed = outcome?.form
  const refused = outcome && !outcome.done ? outcome : undefined
  const over = expired === until || until <= now
  const wanted = typed ? readInvoiceChoice(Object.entries(typed)) : invoice
  const here = {
    addrId: confirm.userAddr?.addrId,
    remark: typed?.remark ?? remark,
    invoice: invoiceParamsOf(wanted),
  }
  const shop = confirm.shopCartOrders[0]
  const lines =
    shop?.shopCartItemDiscounts.flatMap(({ shopCartItems }) =>
      shopCartItems.map((line) => ({ ...line, useScore: confirm.scorePrice })),
    ) ?? []
  const fault = refused?.fields?.remark
  const number = (score = 0) => formatNumber(language, score)
  const left = (confirm.totalUsableScore ?? 0) - (confirm.scorePrice ?? 0)
  const button = (wide: boolean) =>
    over ? (
      <Button href={integralHref(source, here)} tone="action" size="large" wide={wide}>
        {text('priceAgain')}
      </Button>
    ) : (
      <Button type="submit" name="intent" value="submit" tone="action" size="large" wide={wide} disabled={!shop}>
        {text('submit')}
      </Button>
    )
  return (
    <form
      method="post"
      action={integralHref(source, { ...here, address: provinces && 'new' })}
      data-enhance="stay"
      noValidate
      ref={ref}
      className={styles.form}
    >
      {/* Enter in a text field presses the form's first button, which must be the screen's main one. */}
      <VisuallyHidden>
        <button type="submit" name="intent" value={provinces ? 'address' : 'submit'} tabIndex={-1} aria-hidden="true" />
      </VisuallyHidden>
      {/* The same uuid (idempotency key) is sent again if the last submit had no response. */}
      <input type="hidden" name="uuid" value={(refused?.unheard && typed?.uuid) || priced.uuid} />
      <input type="hidden" name="shopId" value={shop?.shopId ?? '0'} />
      <input type="hidden" name="pricedFor" value={confirm.userAddr?.addrId ?? ''} />
      <div className={styles.main}>
        {refused && !over && (
          <Alert
            tone="bad"
            action={
              refused.unheard && (
                <Button href={orderUnknownHref(now, integralHref(source, here))}>{text('submitMade')}</Button>
              )
            }
          >
            {problemText(refused.problem)}
          </Alert>
        )}
        <SubmitOrderAddresses
          addresses={addresses}
          chosen={confirm.userAddr?.addrId}
          provinces={provinces}
          regions={regions}
          typed={typed}
          faults={refused?.fields}
          closeHref={integralHref(source, here)}
        />
        {confirm.filterShopItems.length > 0 && (
          <Panel as="section" tone="surface">
            <Alert tone="warn" title={text('undeliverableTitle')}>
              {points('undeliverable')}
            </Alert>
            <OrderLines lines={confirm.filterShopItems} />
          </Panel>
        )}
        {shop && (
          <Panel as="section">
            <div className={styles.section}>
              <Heading level={2} size={16}>
                {text('goods')}
              </Heading>
              <OrderLines lines={lines} now={now} />
              <TextArea
                label={text('messageTo')}
                name="remark"
                rows={2}
                maxLength={POINTS_MESSAGE_LIMIT}
                counter
                hint={text('messageHint')}
                defaultValue={typed?.remark ?? remark}
                error={fault && problemText(fault)}
              />
            </div>
          </Panel>
        )}
        {Number(confirm.actualTotal) > 0 && (
          <SubmitOrderInvoice titles={titles} invoice={wanted} problems={problemsOf(outcome)} />
        )}
      </div>
      <aside className={styles.aside}>
        <div className={styles.place}>
          {over ? (
            <Alert tone="warn" title={text('expiredTitle')}>
              {text('expired')}
            </Alert>
          ) : (
            <span className={styles.kept} title={text('keptHint')}>
              {text('keptUntil')}
              <Countdown key={until} until={until} now={now} look="text" onEnd={() => setExpired(until)} />
            </span>
          )}
          <p className={own.points}>
            <span>{points('pointsPay')}</span>
            <strong>{points('price', { score: number(confirm.scorePrice) })}</strong>
          </p>
          <span className={styles.to}>{points('pointsAfter', { score: number(left) })}</span>
          <OrderSums
            goods={confirm.total}
            freight={confirm.totalTransFee ?? '0'}
            total={confirm.actualTotal}
            totalIs="payable"
          />
          {confirm.userAddr ? (
            <span className={styles.to}>
              {text('deliverTo')} <UserText sentence={addressLine(confirm.userAddr)}>{confirm.userAddr.addr}</UserText>
              <br />
              {text('receivedBy')} <UserText>{confirm.userAddr.receiver}</UserText>{' '}
              {hideMiddle(confirm.userAddr.mobile)}
            </span>
          ) : (
            <span className={styles.to}>{text('noAddress')}</span>
          )}
          <span className={styles.to}>
            {points('orderHint')} {points('noReturn')}
          </span>
          <div className={styles.submit}>{button(true)}</div>
        </div>
      </aside>
      <div className={styles.bar}>
        <span className={styles.barSum}>
          <Money amount={confirm.actualTotal} size={22} label={text('payable')} />
          <span className={styles.kept}>{points('price', { score: number(confirm.scorePrice) })}</span>
        </span>
        {button(false)}
      </div>
    </form>
  )
}
