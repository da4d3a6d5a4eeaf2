import { maskMobile } from '@millwright/commerce/AddressCard'
import { UserText } from '@millwright/commerce/UserText'
import { formatDay } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Countdown } from '@millwright/ui/Countdown'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Money } from '@millwright/ui/Money'
import { Text } from '@millwright/ui/Text'
import type { PaySubject } from './paySubject.ts'
import type { PayInfo } from './payInfo.ts'
import * as styles from './PaymentDue.css.ts'

/** The number of products listed by name. A count covers the rest. */
const NAMED = 3

export type PaymentDueProps = { subject: PaySubject; info: PayInfo; now: number; onEnd?: () => void }

/** The subject of the payment: goods, receiver, amount and deadline. */
export function PaymentDue({ subject, info, now, onEnd }: PaymentDueProps) {
  const text = useText('pay')
  const { totalFee, until } = info
  return (
    <div className={styles.due}>
      <div className={styles.facts}>
        <DueFacts subject={subject} info={info} />
      </div>
      <div className={styles.amount}>
        <Text tone="muted">{text('amount')}</Text>
        <Money amount={totalFee} size={28} />
        {info.state === 'unpaid' && subject.of !== 'billNumbers' && (
          <span className={styles.left}>
            {text('payWithin')}
            <Countdown until={until} now={now} onEnd={onEnd} />
          </span>
        )}
      </div>
    </div>
  )
}

/** The goods and the receiver, or the statements and their due date. */
function DueFacts({ subject, info }: Pick<PaymentDueProps, 'subject' | 'info'>) {
  const text = useText('pay')
  const language = useLanguage()
  const { prodNameList, receiver, mobile, userAddr, until } = info
  const bills = subject.of === 'billNumbers'
  const more = prodNameList.length - NAMED
  return (
    <DescriptionList
      look="plain"
      items={[
        {
          term: text(bills ? 'billNumbers' : 'orderNumbers'),
          detail: (
            <span className={styles.numbers}>
              {subject.numbers.map((one) => (
                <span key={one}>{one}</span>
              ))}
            </span>
          ),
        },
        ...(prodNameList.length
          ? [
              {
                term: text('goods'),
                detail: (
                  <ul className={styles.goods}>
                    {prodNameList.slice(0, NAMED).map((name, index) => (
                      <li key={index}>
                        <Text lines={2}>{name}</Text>
                      </li>
                    ))}
                    {more > 0 && <li>{text('moreGoods', { count: more })}</li>}
                  </ul>
                ),
              },
            ]
          : []),
        ...(bills
          ? [{ term: text('billsDue'), detail: formatDay(language, until - 1) }]
          : [
              {
                term: text('receiver'),
                detail: (
                  <>
                    <UserText>{receiver}</UserText> {mobile && maskMobile(mobile)} <UserText>{userAddr}</UserText>
                  </>
                ),
              },
            ]),
      ]}
    />
  )
}
