import { useText } from '@millwright/i18n/Texts'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { TextArea } from '@millwright/ui/TextArea'
import { TextField } from '@millwright/ui/TextField'
import { FormScreen } from '../../layout/FormScreen/FormScreen.tsx'
import type { FormState } from '../../layout/FormScreen/FormScreen.tsx'
import { useCurrencyWords } from '../../layout/useCurrencyWords.ts'
import { UploadField } from '../../layout/UploadField/UploadField.tsx'
import type { ActionResult } from '../../loader.ts'
import { paySubjectHref } from '../PaymentDue/paySubject.ts'
import type { PaymentTransferData } from './PaymentTransfer.load.ts'
import * as styles from './PaymentTransfer.css.ts'

export type TransferVoucherProps = Pick<PaymentTransferData, 'subject' | 'transfer'> & {
  outcome: ActionResult | undefined
}

/** The form for the bank receipt, prefilled with the last receipt. */
export function TransferVoucher({ subject, transfer, outcome }: TransferVoucherProps) {
  const text = useText('transfer')
  return (
    <Panel as="section" space={20}>
      <div className={styles.section}>
        <Heading level={2} size={16}>
          {text(transfer.status === 0 ? 'voucher' : 'voucherAgain')}
        </Heading>
        <FormScreen
          action={paySubjectHref('payment-transfer', subject)}
          intent="voucher"
          submit={text('submit')}
          outcome={outcome}
          files
        >
          {(form) => <VoucherFields transfer={transfer} form={form} />}
        </FormScreen>
      </div>
    </Panel>
  )
}

type VoucherFieldsProps = Pick<TransferVoucherProps, 'transfer'> & { form: FormState }

function VoucherFields({ transfer, form: { typed, errorAt } }: VoucherFieldsProps) {
  const text = useText('transfer')
  const { currency, written } = useCurrencyWords()
  const { payerName, bankName, amount, voucherAmount, voucherImgs, remark } = transfer
  return (
    <>
      <div className={styles.halves}>
        <TextField
          label={text('payerName')}
          hint={text('payerNameHint')}
          name="payerName"
          defaultValue={typed('payerName') ?? payerName}
          error={errorAt('payerName')}
          maxLength={100}
          autoComplete="organization"
          required
        />
        <TextField
          label={text('payerBank')}
          name="bankName"
          defaultValue={typed('bankName') ?? bankName}
          error={errorAt('bankName')}
          maxLength={100}
          required
        />
      </div>
      <TextField
        label={text('paidAmount', { currency })}
        name="amount"
        defaultValue={typed('amount') ?? written(voucherAmount ?? amount)}
        error={errorAt('amount')}
        inputMode="decimal"
        maxLength={16}
        required
      />
      <UploadField
        label={text('voucherImgs')}
        name="voucherImgs"
        kind="voucher"
        maxFiles={3}
        error={errorAt('voucherImgs')}
        stored={typed('voucherImgs') ?? voucherImgs}
        required
      />
      <TextArea
        label={text('remark')}
        name="remark"
        defaultValue={typed('remark') ?? remark}
        error={errorAt('remark')}
        rows={2}
        maxLength={200}
      />
    </>
  )
}
