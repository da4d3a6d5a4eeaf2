import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Heading } from '@millwright/ui/Heading'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { useCurrencyWords } from '../../layout/useCurrencyWords.ts'
import type { PaymentTransferData } from './PaymentTransfer.load.ts'
import * as styles from './PaymentTransfer.css.ts'

/** The bank receipt that the buyer sent. */
export function TransferSent({ transfer }: Pick<PaymentTransferData, 'transfer'>) {
  const text = useText('transfer')
  const language = useLanguage()
  const { currency } = useCurrencyWords()
  const { payerName, bankName, voucherAmount, voucherImgs = '', voucherTime, remark } = transfer
  return (
    <Panel as="section" space={20}>
      <div className={styles.section}>
        <Heading level={2} size={16}>
          {text('yourVoucher')}
        </Heading>
        <DescriptionList
          look="plain"
          items={[
            { term: text('payerName'), detail: payerName },
            { term: text('payerBank'), detail: bankName },
            ...(voucherAmount === undefined
              ? []
              : [
                  {
                    term: text('paidAmount', { currency }),
                    detail: <Money amount={voucherAmount} size={14} tone="ink" />,
                  },
                ]),
            {
              term: text('voucherImgs'),
              detail: (
                <span className={styles.links}>
                  {voucherImgs
                    .split(',')
                    .filter(Boolean)
                    .map((path, index) => (
                      <Link key={path} href={`/${path}`} newTab>
                        {text('seeVoucher', { number: index + 1 })}
                      </Link>
                    ))}
                </span>
              ),
            },
            ...(remark ? [{ term: text('remark'), detail: remark }] : []),
            ...(voucherTime === undefined
              ? []
              : [{ term: text('voucherTime'), detail: formatDate(language, writeServerTime(voucherTime)) }]),
          ]}
        />
      </div>
    </Panel>
  )
}
