import type { DistributionWallet } from '@millwright/contract/distribution/entities'
import { useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import * as styles from './Subcommission.css.ts'

/** The wallet: the settled, unsettled, void and total amounts. */
export function CommissionWallet({ wallet }: { wallet: DistributionWallet }) {
  const text = useText('distribution')
  const money = useMoney()
  const { settledAmount, unsettledAmount, invalidAmount, addupAmount, withdrawingAmount, paidAmount } = wallet
  const under = [
    ...(withdrawingAmount && Number(withdrawingAmount) > 0
      ? [text('withdrawing', { amount: money(withdrawingAmount) })]
      : []),
    ...(paidAmount && Number(paidAmount) > 0 ? [text('paidOut', { amount: money(paidAmount) })] : []),
  ].join(' · ')
  const tiles = [
    { term: 'settled', amount: settledAmount, hint: under },
    { term: 'unsettled', amount: unsettledAmount, hint: text('unsettledHint') },
    { term: 'void', amount: invalidAmount, hint: text('voidHint') },
    { term: 'total', amount: addupAmount, hint: text('totalHint') },
  ] as const
  return (
    <Panel as="section">
      <dl className={styles.tiles}>
        {tiles.map(({ term, amount, hint }) => (
          <div key={term} className={styles.tile}>
            <dt className={styles.term}>{text(term)}</dt>
            <dd className={styles.detail}>
              <Money amount={amount} size={22} />
              {hint && <span className={styles.small}>{hint}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
