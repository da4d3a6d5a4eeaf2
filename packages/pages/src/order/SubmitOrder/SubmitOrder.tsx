import { useState } from 'react'
import { addressLine, hideMiddle } from '@millwright/commerce/AddressCard'
import { OrderLines } from '@millwright/commerce/OrderLines'
import { OrderSums } from '@millwright/commerce/OrderSums'
import { path } from '@millwright/domain/paths/path'
import { orderUnknownHref } from '../OrderUnknown/orderUnknownHref.ts'
import { PriceSteps } from '@millwright/commerce/PriceSteps'
import { useProblemText } from '@millwright/commerce/ProblemText'
import { UserText } from '@millwright/commerce/UserText'
import { useActionResult } from '@millwright/commerce/useActionResult'
import { PO_NUMBER_LIMIT } from '@millwright/domain/constants'
import { formatMoney } from '@millwright/i18n/format'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { Countdown } from '@millwright/ui/Countdown'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { Steps } from '@millwright/ui/Steps'
import { TextField } from '@millwright/ui/TextField'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import type { ActionResult } from '../../loader.ts'
import { orderHref } from './orderSource.ts'
import { SubmitOrderAddresses } from './SubmitOrderAddresses.tsx'
import { addsUp } from './addsUp.ts'
import { SubmitOrderCoupons } from './SubmitOrderCoupons.tsx'
import { SubmitOrderInvoice } from './SubmitOrderInvoice.tsx'
import { SubmitOrderPoints } from './SubmitOrderPoints.tsx'
import { SubmitOrderShop } from './SubmitOrderShop.tsx'
import { invoiceParamsOf, readInvoiceChoice } from '../checkout/orderInvoice.ts'
import { problemsOf } from '../../after-sale/invoice/invoiceProblems.ts'
import type { AddressFormData } from '../../account/addressForm.ts'
import type { Priced, SubmitOrderData } from './SubmitOrder.load.ts'
import * as styles from './SubmitOrder.css.ts'

export type SubmitOrderProps = Omit<SubmitOrderData, 'head'> & { outcome?: ActionResult }

/** The last look before ordering: where to, what, for how much; the price is held while it is read. */
export function SubmitOrder(props: SubmitOrderProps) {
  const text = useText('order')
  const problemText = useProblemText()
  const { source, priced } = props
  const back =
    source.kind === 'cart'
      ? { href: path('cart'), label: text('backToCart') }
      : { href: path('detail', { prodId: source.prodId, sku: source.skuId }), label: text('backToProduct') }
  return (
    <Container>
      <div className={styles.page}>
        <Steps
          steps={[
            ...(source.kind === 'cart' ? [{ label: text('stepCart') }] : []),
            { label: text('stepConfirm') },
            { label: text('stepPay') },
          ]}
          current={source.kind === 'cart' ? 1 : 0}
        />
        <Heading level={1} size={22}>
          {text('submitTitle')}
        </Heading>
        {priced.state === 'ready' ? (
          <SubmitOrderForm {...props} priced={priced} />
        ) : (
          <Panel>
            <Empty
              drawing="order"
              title={text('refusedTitle')}
              action={
                <div className={styles.buttons}>
                  <Button href={back.href} tone="action">
                    {back.label}
                  </Button>
                  {'key' in priced.problem && priced.problem.key === 'linesOrdered' && (
                    <Button href={path('uc-order')}>{text('orders')}</Button>
                  )}
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

type FormProps = SubmitOrderProps & { priced: Priced & { state: 'ready' } }

/** One form for all of it, told apart by its buttons: whatever is pressed, nothing that was typed is lost. */
function SubmitOrderForm({
  source,
  priced,
  addresses,
  provinces,
  shown,
  remarks,
  poNumber,
  coupons,
  points,
  titles,
  invoice,
  now,
  outcome: first,
}: FormProps) {
  const text = useText('order')
  const prices = useText('prices')
  const problemText = useProblemText()
  const { confirm, until } = priced
  const { ref, outcome } = useActionResult(
    first as ActionResult<AddressFormData> | undefined,
    undefined,
    [confirm.userAddr?.addrId, Boolean(provinces), shown, coupons, points].join(),
  )
  const [expired, setExpired] = useState<number>()
  // A refusal brings no regions: those that were chosen from stay.
  const [regions, setRegions] = useState(outcome?.data)
  if (outcome ? outcome.data && outcome.data !== regions : regions) setRegions(outcome?.data)
  const typed = outcome?.form
  const wanted = typed ? readInvoiceChoice(Object.entries(typed)) : invoice
  const refused = outcome && !outcome.done ? outcome : undefined
  // Asked again as the same order, where nobody heard whether it was made.
  const uuid = (refused?.unheard && typed?.uuid) || priced.uuid
  const over = expired === until || until <= now
  const before = typed?.shown ?? shown
  const here = {
    addrId: confirm.userAddr?.addrId,
    poNumber,
    coupons,
    points,
    remarks,
    invoice: invoiceParamsOf(wanted),
  }
  const poFault = refused?.fields?.poNumber
  const ready = !over && addsUp(confirm) && confirm.shopCartOrders.length > 0
  return (
    <form
      method="post"
      action={orderHref(source, { ...here, address: provinces && 'new' })}
      data-enhance="stay"
      noValidate
      ref={ref}
      className={styles.form}
    >
      {/* Enter in a text field presses the form's first button, which must be the one that belongs to the screen. */}
      <VisuallyHidden>
        <button type="submit" name="intent" value={provinces ? 'address' : 'submit'} tabIndex={-1} aria-hidden="true" />
      </VisuallyHidden>
      <input type="hidden" name="uuid" value={uuid} />
      <input type="hidden" name="shown" value={confirm.actualTotal} />
      <input type="hidden" name="pricedFor" value={confirm.userAddr?.addrId ?? ''} />
      <div className={styles.main}>
        {!addsUp(confirm) && (
          <Alert
            tone="warn"
            title={prices('partsChanged')}
            action={<Button href={orderHref(source, here)}>{text('priceAgain')}</Button>}
          >
            {prices('partsChangedHint')}
          </Alert>
        )}
        {refused && !over && (
          <Alert
            tone="bad"
            action={
              refused.unheard && (
                <Button href={orderUnknownHref(now, orderHref(source, here))}>{text('submitMade')}</Button>
              )
            }
          >
            {problemText(refused.problem)}
          </Alert>
        )}
        {before !== undefined && before !== confirm.actualTotal && (
          <Alert tone="warn" title={text('changedTitle')}>
            {text('changed', { from: formatMoney(before), to: formatMoney(confirm.actualTotal) })}
          </Alert>
        )}
        <SubmitOrderAddresses
          addresses={addresses}
          chosen={confirm.userAddr?.addrId}
          provinces={provinces}
          regions={regions}
          typed={typed}
          faults={refused?.fields}
          closeHref={orderHref(source, here)}
        />
        {confirm.filterShopItems.length > 0 && (
          <Panel as="section" tone="surface">
            <Alert tone="warn" title={text('undeliverableTitle')}>
              {text('undeliverable')}
            </Alert>
            <OrderLines lines={confirm.filterShopItems} />
          </Panel>
        )}
        <Panel as="section">
          <div className={styles.section}>
            <Heading level={2} size={16}>
              {text('goods')}
            </Heading>
            {confirm.shopCartOrders.map((shop) => (
              <SubmitOrderShop
                key={shop.shopId}
                shop={shop}
                now={now}
                remark={typed?.[`remark.${shop.shopId}`] ?? remarks[shop.shopId]}
                faults={refused?.fields ?? {}}
              />
            ))}
          </div>
        </Panel>
        <SubmitOrderCoupons confirm={confirm} coupons={coupons} />
        <SubmitOrderPoints
          confirm={confirm}
          points={points}
          typed={typed?.points}
          problem={refused?.fields?.points ?? priced.points}
        />
        <SubmitOrderInvoice
          titles={titles}
          choice={wanted.choice}
          typed={wanted.typed}
          problems={problemsOf(outcome)}
        />
        <Panel as="section">
          <div className={styles.po}>
            <TextField
              label={text('poNumber')}
              name="poNumber"
              maxLength={PO_NUMBER_LIMIT}
              hint={text('poNumberHint')}
              defaultValue={typed?.poNumber ?? poNumber}
              error={poFault && problemText(poFault)}
            />
          </div>
        </Panel>
      </div>
      <aside className={styles.aside}>
        <div className={styles.place}>
          {over ? (
            <Alert
              tone="warn"
              title={text('expiredTitle')}
              action={
                <Button href={orderHref(source, { ...here, shown: confirm.actualTotal })} tone="action">
                  {text('priceAgain')}
                </Button>
              }
            >
              {text('expired')}
            </Alert>
          ) : (
            <span className={styles.kept} title={text('keptHint')}>
              {text('keptUntil')}
              <Countdown key={until} until={until} now={now} look="text" onEnd={() => setExpired(until)} />
            </span>
          )}
          <OrderSums
            goods={confirm.total}
            freight={confirm.totalTransFee ?? '0'}
            discount={confirm.orderReduce}
            total={confirm.actualTotal}
            totalIs="payable"
          />
          {Number(confirm.orderReduce ?? 0) > 0 && <PriceSteps steps={confirm.priceSteps} of="order" />}
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
          {!over && (
            <div className={styles.submit}>
              <Button type="submit" name="intent" value="submit" tone="action" size="large" wide disabled={!ready}>
                {text('submit')}
              </Button>
            </div>
          )}
        </div>
      </aside>
      <div className={styles.bar}>
        <span className={styles.barSum}>
          <Money amount={confirm.actualTotal} size={22} label={text('payable')} />
          <span className={styles.kept}>{text('taxIncluded')}</span>
        </span>
        {over ? (
          <Button href={orderHref(source, { ...here, shown: confirm.actualTotal })} tone="action" size="large">
            {text('priceAgain')}
          </Button>
        ) : (
          <Button type="submit" name="intent" value="submit" tone="action" size="large" disabled={!ready}>
            {text('submit')}
          </Button>
        )}
      </div>
    </form>
  )
}
