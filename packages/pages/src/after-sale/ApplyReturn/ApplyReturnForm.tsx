import { useState } from 'react'
import { REFUND_PHOTO_LIMIT, REFUND_WORDS_LIMIT } from '@millwright/domain/constants'
import { maxRefund } from '@millwright/domain/order/refundTerms'
import { sizeName } from '@millwright/domain/product/sizeName'
import { unitOf } from '@millwright/domain/product/unitOf'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useLocale, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { NumberField } from '@millwright/ui/NumberField'
import { RadioGroup } from '@millwright/ui/RadioGroup'
import { Select } from '@millwright/ui/Select'
import { TextArea } from '@millwright/ui/TextArea'
import { TextField } from '@millwright/ui/TextField'
import type { ViewProps } from '../../defineScreen.ts'
import { FormScreen } from '../../layout/FormScreen/FormScreen.tsx'
import type { FormState } from '../../layout/FormScreen/FormScreen.tsx'
import { UploadField } from '../../layout/UploadField/UploadField.tsx'
import { useCurrencyWords } from '../../layout/useCurrencyWords.ts'
import type { ApplyReturnData } from './ApplyReturn.load.ts'
import * as styles from './ApplyReturn.css.ts'

/** The API values of a refund without a return, and of an exchange. */
const MONEY = 1
export const EXCHANGE = 3

type Props = Omit<ViewProps<ApplyReturnData>, 'center'> & { action: string }

/** The form of a request: the receipt, the reason, pieces and amount, the buyer's words and photos. */
export function ApplyReturnForm({ offer, orderItemId, applyType, uuid, outcome, action }: Props) {
  const text = useText('afterSale')
  const { orderNumber, unsent, receiptConfirmed } = offer
  // A buyer who returns or exchanges goods has received them.
  const mayBeMissing = applyType === MONEY && !unsent && !receiptConfirmed
  return (
    <FormScreen action={action} intent="apply" submit={text('submitApply')} outcome={outcome} files>
      {(state) => (
        <>
          {Object.entries({
            orderNumber,
            orderItemId: orderItemId ?? '',
            applyType,
            uuid: state.typed('uuid') ?? uuid,
          }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {mayBeMissing ? (
            <Receiver state={state} />
          ) : (
            <input type="hidden" name="isReceiver" value={unsent ? '0' : '1'} />
          )}
          <Reason offer={offer} applyType={applyType} state={state} />
          {applyType === EXCHANGE && offer.exchangeSkus.length > 0 && <WantedSize offer={offer} state={state} />}
          <Pieces offer={offer} orderItemId={orderItemId} applyType={applyType} state={state} />
          <Words offer={offer} state={state} />
        </>
      )}
    </FormScreen>
  )
}

type PartProps = Pick<Props, 'offer' | 'orderItemId' | 'applyType'> & { state: FormState }

/** Whether the buyer has the goods. */
function Receiver({ state }: Pick<PartProps, 'state'>) {
  const text = useText('afterSale')
  return (
    <RadioGroup
      label={text('isReceiver')}
      name="isReceiver"
      look="tiles"
      defaultValue={state.typed('isReceiver') ?? '1'}
      options={[
        { value: '1', label: text('received') },
        { value: '0', label: text('notReceived') },
      ]}
    />
  )
}

function Reason({ offer: { reasons }, applyType, state }: Pick<PartProps, 'offer' | 'applyType' | 'state'>) {
  const text = useText('afterSale')
  return (
    <Select
      label={text('reason')}
      name="buyerReason"
      required
      placeholder={text('chooseReason')}
      defaultValue={state.typed('buyerReason')}
      error={state.errorAt('buyerReason')}
      options={(reasons.find((one) => one.applyType === applyType)?.reasons ?? []).map(({ reason, text: label }) => ({
        value: reason,
        label,
      }))}
    />
  )
}

/** The size that the buyer wants instead. */
function WantedSize({ offer: { exchangeSkus }, state: { typed, errorAt } }: Pick<PartProps, 'offer' | 'state'>) {
  const text = useText('afterSale')
  const money = useMoney()
  return (
    <Select
      label={text('wantedSize')}
      name="exchangeSkuId"
      defaultValue={typed('exchangeSkuId') ?? ''}
      hint={text('wantedSizeHint')}
      error={errorAt('exchangeSkuId')}
      options={[
        { value: '', label: text('sameSize') },
        ...exchangeSkus.map((sku) => ({
          value: sku.skuId,
          label: sku.price === undefined ? sizeName(sku) : `${sizeName(sku)} · ${money(sku.price)}`,
        })),
      ]}
    />
  )
}

/** The number of pieces and the amount. A change of the number fills in the largest amount for it. */
function Pieces({ offer, orderItemId, applyType, state: { typed, errorAt } }: PartProps) {
  const text = useText('afterSale')
  const locale = useLocale()
  const language = useLanguage()
  const money = useMoney()
  const { currency, written } = useCurrencyWords()
  const { most, freight } = offer
  const typedPieces = Number(typed('goodsNum'))
  const [pieces, setPieces] = useState(typedPieces >= 1 && typedPieces <= most ? typedPieces : most)
  const limit = maxRefund(offer, pieces)
  const [amount, setAmount] = useState(typed('refundAmount') ?? written(limit))
  const freightIn = pieces >= offer.left && Number(freight) > 0
  const unit = offer.orderItems[0]?.unit ?? ''
  const onPieces = ({ value }: { value: number }) => {
    setPieces(value)
    setAmount(written(maxRefund(offer, value)))
  }
  return (
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
  )
}

/** The buyer's words, photos and phone number. */
function Words({ offer: { mobile }, state: { typed, errorAt } }: Pick<PartProps, 'offer' | 'state'>) {
  const text = useText('afterSale')
  return (
    <>
      <TextArea
        label={text('description')}
        name="buyerDesc"
        rows={3}
        maxLength={REFUND_WORDS_LIMIT}
        counter
        placeholder={text('descriptionHint')}
        defaultValue={typed('buyerDesc')}
        error={errorAt('buyerDesc')}
      />
      <UploadField
        label={text('photosField')}
        name="photoFiles"
        kind="voucher"
        maxFiles={REFUND_PHOTO_LIMIT}
        stored={typed('photoFiles')}
        error={errorAt('photoFiles')}
      />
      <TextField
        label={text('mobile')}
        name="buyerMobile"
        type="tel"
        autoComplete="tel"
        required
        maxLength={11}
        defaultValue={typed('buyerMobile') ?? mobile}
        error={errorAt('buyerMobile')}
      />
    </>
  )
}
