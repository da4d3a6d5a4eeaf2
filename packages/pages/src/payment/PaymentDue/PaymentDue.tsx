import { useText } from '@millwright/i18n/Texts'
import { Countdown } from '@millwright/ui/Countdown'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Money } from '@millwright/ui/Money'
import { Text } from '@millwright/ui/Text'
import type { PayInfo } from './payInfo.ts'
import * as styles from './PaymentDue.css.ts'

export type PaymentDueProps = { orderNumbers: readonly string[]; info: PayInfo; now: number; onEnd?: () => void }

/** What is paid for, to whom it goes, how much it is and until when. */
export function PaymentDue({ orderNumbers, info, now, onEnd }: PaymentDueProps) {
  const text = useText('pay')
  const { prodNameList, receiver, mobile, userAddr, totalFee, until } = info
  const [first] = prodNameList
  const goods =
    first && (prodNameList.length > 1 ? `${first} ${text('moreGoods', { count: prodNameList.length })}` : first)
  return (
    <div className={styles.due}>
      <div className={styles.facts}>
        <DescriptionList
          look="plain"
          items={[
            {
              term: text('orderNumbers'),
              detail: (
                <span className={styles.numbers}>
                  {orderNumbers.map((one) => (
                    <span key={one}>{one}</span>
                  ))}
                </span>
              ),
            },
            ...(goods ? [{ term: text('goods'), detail: <Text lines={2}>{goods}</Text> }] : []),
            { term: text('receiver'), detail: [receiver, mobile, userAddr].filter(Boolean).join(' ') },
          ]}
        />
      </div>
      <div className={styles.amount}>
        <Text tone="muted">{text('amount')}</Text>
        <Money amount={totalFee} size={28} />
        {info.state === 'unpaid' && (
          <span className={styles.left}>
            {text('payWithin')}
            <Countdown until={until} now={now} onEnd={onEnd} />
          </span>
        )}
      </div>
    </div>
  )
}
