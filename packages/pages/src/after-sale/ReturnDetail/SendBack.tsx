import { useState } from 'react'
import { CopyNumber } from '@millwright/commerce/CopyNumber'
import { REFUND_WORDS_LIMIT } from '@millwright/domain/constants'
import { useText } from '@millwright/i18n/Texts'
import { Heading } from '@millwright/ui/Heading'
import { Select } from '@millwright/ui/Select'
import { Text } from '@millwright/ui/Text'
import { TextField } from '@millwright/ui/TextField'
import { FormScreen } from '../../layout/FormScreen/FormScreen.tsx'
import type { FormState } from '../../layout/FormScreen/FormScreen.tsx'
import type { ViewProps } from '../../defineScreen.ts'
import { refundHref } from '../refundActions.ts'
import type { ReturnDetailData } from './ReturnDetail.load.ts'
import * as styles from './ReturnDetail.css.ts'

/** The API value of a carrier outside the list. The buyer types the carrier's name. */
const OTHER = '0'

type SendBackProps = Pick<ViewProps<ReturnDetailData>, 'refund' | 'carriers' | 'outcome'> & {
  /** Whether the tracking number is new or a change. */
  press: 'ship' | 'amend'
}

/** The form of the return shipment: carrier, tracking number and return address. */
export function SendBack({ refund, carriers, press, outcome }: SendBackProps) {
  const text = useText('afterSale')
  const { refundAddr } = refund
  const mine = outcome && outcome.form?.intent === press ? outcome : undefined
  return (
    <div className={styles.part}>
      <Heading level={2} size={16}>
        {text(press === 'ship' ? 'sendBack' : 'amendTitle')}
      </Heading>
      {press === 'ship' && (
        <Text as="p" tone="muted" size={13}>
          {text('sendBackHint')}
        </Text>
      )}
      {refundAddr && <ReturnAddress address={refundAddr} />}
      <FormScreen
        action={refundHref(refund.refundSn)}
        intent={press}
        submit={text(press === 'ship' ? 'submitExpress' : 'amendExpress')}
        outcome={mine?.done ? undefined : mine}
      >
        {(state) => <ShipmentFields refund={refund} carriers={carriers} press={press} state={state} />}
      </FormScreen>
    </div>
  )
}

type Address = NonNullable<SendBackProps['refund']['refundAddr']>

function ReturnAddress({ address }: { address: Address }) {
  const text = useText('afterSale')
  return (
    <address className={styles.address}>
      <Text tone="muted" size={13}>
        {text('refundAddr')}
      </Text>
      <CopyNumber value={text('addrLine', address)} name={text('copyAddr')} />
    </address>
  )
}

type ShipmentFieldsProps = Pick<SendBackProps, 'refund' | 'carriers' | 'press'> & { state: FormState }

function ShipmentFields({ refund, carriers, press, state: { typed, errorAt } }: ShipmentFieldsProps) {
  const text = useText('afterSale')
  const { expressId, expressNo, senderMobile, senderRemarks } = refund
  const [carrier, setCarrier] = useState(typed('expressId') ?? expressId ?? (press === 'amend' ? OTHER : ''))
  return (
    <>
      <div className={styles.pair}>
        <Select
          label={text('carrier')}
          name="expressId"
          required
          placeholder={text('chooseCarrier')}
          value={carrier}
          onChange={({ value }) => setCarrier(value)}
          error={errorAt('expressId')}
          options={[
            ...carriers.map(({ dvyId, dvyName }) => ({ value: dvyId, label: dvyName })),
            { value: OTHER, label: text('otherCarrier') },
          ]}
        />
        <TextField
          label={text('expressNo')}
          name="expressNo"
          required
          maxLength={40}
          hint={text('expressNoHint')}
          defaultValue={typed('expressNo') ?? expressNo}
          error={errorAt('expressNo')}
        />
      </div>
      {carrier === OTHER && (
        <TextField
          label={text('carrierName')}
          name="expressName"
          required
          maxLength={40}
          defaultValue={typed('expressName') ?? (expressId === undefined ? refund.expressName : undefined)}
          error={errorAt('expressName')}
        />
      )}
      <div className={styles.pair}>
        <TextField
          label={text('senderMobile')}
          name="mobile"
          type="tel"
          maxLength={11}
          defaultValue={typed('mobile') ?? senderMobile}
          error={errorAt('mobile')}
        />
        <TextField
          label={text('senderRemarks')}
          name="senderRemarks"
          maxLength={REFUND_WORDS_LIMIT}
          defaultValue={typed('senderRemarks') ?? senderRemarks}
          error={errorAt('senderRemarks')}
        />
      </div>
    </>
  )
}
