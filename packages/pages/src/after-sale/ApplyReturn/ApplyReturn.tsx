import { useState } from 'react'
import { OrderLines } from '@millwright/commerce/OrderLines'
import { REFUND_PHOTO_LIMIT, REFUND_WORDS_LIMIT } from '@millwright/domain/constants'
import { refundMost } from '@millwright/domain/order/refundTerms'
import { path } from '@millwright/domain/paths/path'
import { formatNumber, unitOf } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { NumberField } from '@millwright/ui/NumberField'
import { Panel } from '@millwright/ui/Panel'
import { RadioGroup } from '@millwright/ui/RadioGroup'
import { Select } from '@millwright/ui/Select'
import { TabLinks } from '@millwright/ui/TabLinks'
import { Text } from '@millwright/ui/Text'
import { TextArea } from '@millwright/ui/TextArea'
import { TextField } from '@millwright/ui/TextField'
import { FormScreen } from '../../layout/FormScreen/FormScreen.tsx'
import { useCurrencyWords } from '../../layout/useCurrencyWords.ts'
import { UploadField } from '../../layout/UploadField/UploadField.tsx'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { ViewProps } from '../../defineScreen.ts'
import type { ApplyReturnData } from './ApplyReturn.load.ts'
import * as styles from './ApplyReturn.css.ts'

const EXCHANGE = 3
const kindHints = { 1: 'kindHint1', 2: 'kindHint2', 3: 'kindHint3' } as const
const kinds = { 1: 'kind1', 2: 'kind2', 3: 'kind3' } as const
type Kind = keyof typeof kinds

/** The request form for a refund, return or exchange of one line or a whole order. */
export function ApplyReturn({ center, offer, orderItemId, applyType, uuid, outcome }: ViewProps<ApplyReturnData>) {
  const text = useText('afterSale')
  const { orderNumber, orderItems, problem, message, applyTypes, unsent } = offer
  const kind = applyType as Kind
  const title = text(orderItemId ? 'applyTitle' : 'applyTitleWhole')
  const orderHref = path('order-detail', { orderNumber })
  const hrefOf = (type?: number) =>
    `${path('apply-return')}?${new URLSearchParams({
      orderNumber,
      ...(orderItemId && { orderItemId }),
      ...(type && { applyType: String(type) }),
    })}`
  return (
    <UserCenterFrame
      route="uc-return"
      center={center}
      title={title}
      lead={<Link href={orderHref}>{text('order', { number: orderNumber })}</Link>}
    >
      {problem !== undefined ? (
        <Panel>
          <Empty
            drawing="order"
            title={text('cannotTitle')}
            action={<Button href={orderHref}>{text('backToOrder')}</Button>}
          >
            {message}
          </Empty>
        </Panel>
      ) : (
        <div className={styles.columns}>
          <div className={styles.part}>
            <Panel as="section">
              <OrderLines lines={orderItems} />
            </Panel>
            <Panel as="section">
              <div className={styles.part}>
                <div className={styles.kinds}>
                  <TabLinks
                    label={text('kind')}
                    look="pill"
                    tabs={applyTypes.map((type) => ({
                      href: hrefOf(type),
                      label: text(kinds[type as Kind]),
                      current: type === applyType,
                    }))}
                  />
                  <Text as="p" tone="muted" size={13}>
                    {text(unsent ? 'kindHint1Unsent' : kindHints[kind])}
                  </Text>
                </div>
                <Application
                  key={`${orderItemId} ${applyType}`}
                  {...{ offer, orderItemId, applyType, uuid, outcome }}
                  action={hrefOf(applyType)}
                />
              </div>
            </Panel>
          </div>
          <Panel as="section">
            <div className={styles.part}>
              <Heading level={2} size={16}>
                {text('howItGoes')}
              </Heading>
              <ol className={styles.steps}>
                <li>{text('step1')}</li>
                {kind === 1 ? <li>{text('step2Money')}</li> : <li>{text('step2')}</li>}
                {kind === 2 && <li>{text('step3')}</li>}
                {kind === EXCHANGE && <li>{text('step3Exchange')}</li>}
              </ol>
            </div>
          </Panel>
        </div>
      )}
    </UserCenterFrame>
  )
}

type ApplicationProps = Omit<ViewProps<ApplyReturnData>, 'center'> & { action: string }
function Application({ offer, orderItemId, applyType, uuid, outcome, action }: ApplicationProps) {
  const text = useText('afterSale')
  const locale = useLocale()
  const language = useLanguage()
  const money = useMoney()
  const { currency, written } = useCurrencyWords()
  const { orderNumber, most, freight, reasons, mobile, unsent } = offer
  const typed = outcome?.form ?? {}
  const typedPieces = Number(typed.goodsNum)
  const [pieces, setPieces] = useState(typedPieces >= 1 && typedPieces <= most ? typedPieces : most)
  const limit = refundMost(offer, pieces)
  const [amount, setAmount] = useState(typed.refundAmount ?? written(limit))
  const freightIn = pieces >= offer.left && Number(freight) > 0
  const unit = offer.orderItems[0]?.unit ?? ''
  const onPieces = ({ value }: { value: number }) => {
    setPieces(value)
    setAmount(written(refundMost(offer, value)))
  }
  return (
    <FormScreen action={action} intent="apply" submit={text('submitApply')} outcome={outcome} files>
      {({ typed: valueOf, errorAt }) => (
        <>
          {Object.entries({
            orderNumber,
            orderItemId: orderItemId ?? '',
            applyType,
            uuid: valueOf('uuid') ?? uuid,
          }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {!unsent && (
            <RadioGroup
              label={text('isReceiver')}
              name="isReceiver"
              look="tiles"
              defaultValue={valueOf('isReceiver') ?? '1'}
              options={[
                { value: '1', label: text('received') },
                { value: '0', label: text('notReceived') },
              ]}
            />
          )}
          <Select
            label={text('reason')}
            name="buyerReason"
            required
            placeholder={text('chooseReason')}
            defaultValue={valueOf('buyerReason')}
            error={errorAt('buyerReason')}
            options={(reasons.find((one) => one.applyType === applyType)?.reasons ?? []).map(
              ({ reason, text: label }) => ({ value: reason, label }),
            )}
          />
          <div className={styles.pair}>
            {orderItemId ? (
              <NumberField
                label={text('pieces')}
                name="goodsNum"
                min={1}
                max={most}
                value={pieces}
                onChange={onPieces}
                hint={`${text('piecesHint', { count: formatNumber(language, most) })} ${unitOf(locale, most, unit)}`}
                error={errorAt('goodsNum')}
              />
            ) : (
              <input type="hidden" name="goodsNum" value={most} />
            )}
            {applyType !== EXCHANGE && (
              <TextField
                label={text('amount', { currency })}
                name="refundAmount"
                inputMode="decimal"
                required
                value={amount}
                onChange={({ value }) => setAmount(value)}
                hint={
                  freightIn
                    ? text('amountHintFreight', { amount: money(limit), freight: money(freight) })
                    : text('amountHint', { amount: money(limit) })
                }
                error={errorAt('refundAmount')}
              />
            )}
          </div>
          <TextArea
            label={text('description')}
            name="buyerDesc"
            rows={3}
            maxLength={REFUND_WORDS_LIMIT}
            counter
            placeholder={text('descriptionHint')}
            defaultValue={valueOf('buyerDesc')}
            error={errorAt('buyerDesc')}
          />
          <UploadField
            label={text('photosField')}
            name="photoFiles"
            kind="voucher"
            maxFiles={REFUND_PHOTO_LIMIT}
            stored={valueOf('photoFiles')}
            error={errorAt('photoFiles')}
          />
          <TextField
            label={text('mobile')}
            name="buyerMobile"
            type="tel"
            autoComplete="tel"
            required
            maxLength={11}
            defaultValue={valueOf('buyerMobile') ?? mobile}
            error={errorAt('buyerMobile')}
          />
        </>
      )}
    </FormScreen>
  )
}
