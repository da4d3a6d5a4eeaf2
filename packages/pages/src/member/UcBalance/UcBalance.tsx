import { path } from '@millwright/domain/paths/path'
import { MIN_TOP_UP, MAX_TOP_UP } from '@millwright/domain/member/balance'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { useCurrency, useMoney } from '@millwright/ui/CurrencyProvider'
import { Heading } from '@millwright/ui/Heading'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import { TextField } from '@millwright/ui/TextField'
import type { ActionResult } from '../../loader.ts'
import { formOutcome } from '../../layout/formOutcome.ts'
import { useCurrencyWords } from '../../layout/useCurrencyWords.ts'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import { OpenTransfers } from '../../payment/OpenTransfers/OpenTransfers.tsx'
import { BalanceLedger } from './BalanceLedger.tsx'
import type { UcBalanceData } from './UcBalance.load.ts'
import * as styles from './UcBalance.css.ts'

type Key = 'topUpFormat' | 'topUpDecimals' | 'topUpWhole' | 'topUpRange'
export type UcBalanceProps = Omit<UcBalanceData, 'head'> & { outcome?: ActionResult<unknown, Key> }

/** The buyer's balance, the top-up offers and the ledger. */
export function UcBalance({ center, info, offers, outcome, ...ledger }: UcBalanceProps) {
  const text = useText('balance')
  return (
    <UserCenterFrame route="uc-balance" center={center} title={text('title')}>
      <Panel as="section" space={20}>
        <dl className={styles.sums}>
          <div className={styles.sum}>
            <dt className={styles.term}>{text('available')}</dt>
            <dd className={styles.amount}>
              <Money amount={info.balance} size={28} tone="ink" />
            </dd>
          </div>
          <div className={styles.sum}>
            <dt className={styles.term}>{text('everIn')}</dt>
            <dd className={styles.amount}>
              <Money amount={info.totalBalance} size={18} tone="ink" />
            </dd>
          </div>
        </dl>
      </Panel>
      {info.hasPayPassword === false && (
        <Alert tone="warn" action={<Button href={path('uc-account', { step: 'pay' })}>{text('passwordSet')}</Button>}>
          {text('passwordUnset')}
        </Alert>
      )}
      <OpenTransfers transfers={info.transfers} />
      <TopUp offers={offers} outcome={outcome} />
      <BalanceLedger {...ledger} />
    </UserCenterFrame>
  )
}

function TopUp({ offers, outcome }: Pick<UcBalanceProps, 'offers' | 'outcome'>) {
  const text = useText('balance')
  const money = useMoney()
  const { digits } = useCurrency()
  const { currency, span } = useCurrencyWords()
  const limits = span(digits ? MIN_TOP_UP : '1', MAX_TOP_UP)
  const { typed, errorAt } = formOutcome(outcome, (problem) =>
    'key' in problem ? text(problem.key, limits) : problem.message,
  )
  return (
    <Panel as="section" space={20}>
      <div className={styles.section}>
        <Heading level={2} size={16}>
          {text('topUp')}
        </Heading>
        {offers.length > 0 && (
          <ul className={styles.offers} aria-label={text('offers')}>
            {offers.map(({ balanceId, rechargeAmount, presAmount, presGrowth }) => (
              <li key={balanceId} className={styles.offerItem}>
                <a href={path('payments', { offer: balanceId })} className={styles.offer}>
                  <Money amount={rechargeAmount} size={22} tone="ink" />
                  {presAmount && (
                    <span className={styles.gift}>{text('offerGift', { amount: money(presAmount) })}</span>
                  )}
                  {presGrowth && <span className={styles.note}>{text('offerGrowth', { growth: presGrowth })}</span>}
                </a>
              </li>
            ))}
          </ul>
        )}
        <form method="post" action={path('uc-balance')} className={styles.own} noValidate>
          <TextField
            label={text('ownAmount')}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            hint={text(digits ? 'ownHint' : 'ownHintWhole', limits)}
            suffix={currency}
            maxLength={16}
            defaultValue={typed('amount')}
            error={errorAt('amount')}
          />
          <div className={styles.ownAct}>
            <Button type="submit" name="intent" value="topUp" tone="action">
              {text('toPay')}
            </Button>
          </div>
        </form>
        <Text as="p" tone="muted" size={13}>
          {text('topUpInvoice')}
        </Text>
      </div>
    </Panel>
  )
}
