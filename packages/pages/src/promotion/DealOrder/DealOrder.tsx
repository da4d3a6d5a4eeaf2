import { useState } from 'react'
import { addressLine, hideMiddle } from '@millwright/commerce/AddressCard'
import { OrderLines } from '@millwright/commerce/OrderLines'
import { OrderSums } from '@millwright/commerce/OrderSums'
import { useProblemText } from '@millwright/commerce/ProblemText'
import { UserText } from '@millwright/commerce/UserText'
import { useActionResult } from '@millwright/commerce/useActionResult'
import { DEAL_MESSAGE_LIMIT } from '@millwright/domain/constants'
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
import type { DealOrderData, DealPriced } from './DealOrder.load.ts'
import { dealBack, dealHref } from './dealSource.ts'

export type DealOrderProps = DealOrderData & { outcome?: ActionResult }

/** The checkout of a flash sale or a group buy: address, product, price and a message. */
export function DealOrder(props: DealOrderProps) {
  const text = useText('order')
  const sale = useText('flashSale')
  const problemText = useProblemText()
  const { source, priced } = props
  return (
    <Container>
      <div className={styles.page}>
        <Steps steps={[{ label: text('stepConfirm') }, { label: text('stepPay') }]} current={0} />
        <Heading level={1} size={22}>
          {sale(source.kind === 'sale' ? 'orderTitle' : source.groupTeamId === '0' ? 'openTitle' : 'joinTitle')}
        </Heading>
        {priced.state === 'ready' ? (
          <DealOrderForm {...props} priced={priced} />
        ) : (
          <Panel>
            <Empty
              drawing="order"
              title={text('refusedTitle')}
              action={
                <div className={styles.buttons}>
                  <Button href={dealBack(source)} tone="action">
                    {text('backToProduct')}
                  </Button>
                  <Button href={dealHref(source)}>{sale('tryAgain')}</Button>
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

type FormProps = DealOrderProps & { priced: DealPriced & { state: 'ready' } }

/** One form with several submit buttons. */
function DealOrderForm({
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
  const sale = useText('flashSale')
  const problemText = useProblemText()
  const { confirm, until, path } = priced
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
  const lines = shop?.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems) ?? []
  const fault = refused?.fields?.remark
  const button = (wide: boolean) =>
    over ? (
      <Button href={dealHref(source, here)} tone="action" size="large" wide={wide}>
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
      action={dealHref(source, { ...here, address: provinces && 'new' })}
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
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="shopId" value={shop?.shopId ?? '0'} />
      <input type="hidden" name="pricedFor" value={confirm.userAddr?.addrId ?? ''} />
      <div className={styles.main}>
        {refused && !over && (
          <Alert
            tone="bad"
            action={
              refused.unheard && (
                <Button href={orderUnknownHref(now, dealHref(source, here))}>{text('submitMade')}</Button>
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
          closeHref={dealHref(source, here)}
        />
        {confirm.filterShopItems.length > 0 && (
          <Panel as="section" tone="surface">
            <Alert tone="warn" title={text('undeliverableTitle')}>
              {sale('undeliverable')}
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
                maxLength={DEAL_MESSAGE_LIMIT}
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
          <span className={styles.to}>{sale(source.kind === 'sale' ? 'orderHint' : 'groupHint')}</span>
          <div className={styles.submit}>{button(true)}</div>
        </div>
      </aside>
      <div className={styles.bar}>
        <span className={styles.barSum}>
          <Money amount={confirm.actualTotal} size={22} label={text('payable')} />
          <span className={styles.kept}>{text('taxIncluded')}</span>
        </span>
        {button(false)}
      </div>
    </form>
  )
}
