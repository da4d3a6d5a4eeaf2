import { CopyNumber } from '@millwright/commerce/CopyNumber'
import { useText } from '@millwright/i18n/Texts'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Heading } from '@millwright/ui/Heading'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import type { PaymentTransferData } from './PaymentTransfer.load.ts'
import * as styles from './PaymentTransfer.css.ts'

/** The account to pay to, the amount and the reference. */
export function TransferAccount({
  transfer: { reference, amount, account, payment },
}: Pick<PaymentTransferData, 'transfer'>) {
  const text = useText('transfer')
  return (
    <Panel as="section" space={20}>
      <div className={styles.section}>
        <Heading level={2} size={16}>
          {text('facts')}
        </Heading>
        <DescriptionList
          items={[
            ...(payment ? [{ term: text('payFor'), detail: text(payment.kind, { title: payment.title }) }] : []),
            { term: text('amount'), detail: <Money amount={amount} size={22} /> },
            {
              term: text('reference'),
              detail: (
                <>
                  <span className={styles.reference}>
                    <CopyNumber value={reference} name={text('reference')} />
                  </span>
                  <span className={styles.small}>{text('referenceHint')}</span>
                </>
              ),
            },
            { term: text('accountName'), detail: account.accountName },
            { term: text('account'), detail: <CopyNumber value={account.account} name={text('account')} /> },
            { term: text('bankName'), detail: account.bankName },
            ...(account.bankCode ? [{ term: text('bankCode'), detail: account.bankCode }] : []),
          ]}
        />
      </div>
    </Panel>
  )
}
