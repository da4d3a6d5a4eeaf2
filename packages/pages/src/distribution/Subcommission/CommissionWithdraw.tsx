import { UserText } from '@millwright/commerce/UserText'
import type {
  CommissionWithdrawal,
  DistributionUser,
  DistributionWallet,
} from '@millwright/contract/distribution/entities'
import { withdrawalLimits } from '@millwright/domain/distribution/withdrawal'
import { formatDate } from '@millwright/i18n/dates'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Money } from '@millwright/ui/Money'
import { Panel } from '@millwright/ui/Panel'
import { Status } from '@millwright/ui/Status'
import type { StatusProps } from '@millwright/ui/Status'
import { Text } from '@millwright/ui/Text'
import { TextField } from '@millwright/ui/TextField'
import { FormScreen } from '../../layout/FormScreen/FormScreen.tsx'
import { useCurrencyWords } from '../../layout/useCurrencyWords.ts'
import { RecordList } from '../../layout/RecordList/RecordList.tsx'
import type { ActionResult } from '../../loader.ts'
import { commissionHref } from './commissionHref.ts'
import type { CommissionShown } from './Subcommission.load.ts'
import * as styles from './Subcommission.css.ts'

type CommissionWithdrawProps = Extract<CommissionShown, { tab: 'withdraw' }> & {
  own: DistributionUser
  wallet: DistributionWallet
  page: number
  done: true | undefined
  outcome: ActionResult | undefined
}

type Said = { key: KeyOf<'distribution'>; tone: StatusProps['tone'] }
const processing: Said = { key: 'processing', tone: 'warn' }
const said: Readonly<Record<number, Said>> = {
  1: { key: 'paid', tone: 'good' },
  2: { key: 'refused', tone: 'bad' },
  3: { key: 'failed', tone: 'bad' },
}

/** The withdrawal form and the earlier withdrawals. */
export function CommissionWithdraw({ uuid, withdrawals, own, wallet, page, done, outcome }: CommissionWithdrawProps) {
  const text = useText('distribution')
  return (
    <>
      {done && !outcome && <Alert tone="good">{text('withdrawDone')}</Alert>}
      <Panel as="section">
        <div className={styles.stack}>
          <Heading level={2} size={16}>
            {text('withdrawTitle')}
          </Heading>
          {own.application && <PaidTo account={own.application} />}
          {Number(wallet.settledAmount) > 0 || outcome ? (
            <WithdrawForm uuid={uuid} wallet={wallet} outcome={outcome} />
          ) : (
            <Text as="p">{text('nothingToWithdraw')}</Text>
          )}
        </div>
      </Panel>
      <Heading level={2} size={16}>
        {text('history')}
      </Heading>
      <RecordList
        page={withdrawals}
        current={page}
        hrefOf={(to) => commissionHref({ tab: 'withdraw', page: to })}
        keyOf={({ withdrawalId }) => withdrawalId}
        variant="rows"
        empty={<Empty drawing="page" title={text('emptyWithdrawals')} />}
      >
        {(withdrawal) => <Payout withdrawal={withdrawal} />}
      </RecordList>
    </>
  )
}

type Account = Pick<NonNullable<DistributionUser['application']>, 'bankName' | 'bankBranch' | 'bankAccount'>

/** The bank account that withdrawals are paid to. */
function PaidTo({ account }: { account: Account }) {
  const text = useText('distribution')
  const bank = `${account.bankName} ${account.bankBranch}`
  return (
    <Text as="p" tone="muted" size={13}>
      <UserText sentence={text('to', { bank, tail: account.bankAccount.slice(-4) })}>{bank}</UserText>
    </Text>
  )
}

function WithdrawForm({ uuid, wallet, outcome }: Pick<CommissionWithdrawProps, 'uuid' | 'wallet' | 'outcome'>) {
  const text = useText('distribution')
  const money = useMoney()
  const { currency } = useCurrencyWords()
  const { settledAmount } = wallet
  const { least, most, aDay } = withdrawalLimits
  return (
    <FormScreen
      action={commissionHref({ tab: 'withdraw' })}
      intent="withdraw"
      submit={text('withdraw')}
      outcome={outcome}
    >
      {({ typed, errorAt }) => (
        <>
          <input type="hidden" name="uuid" value={typed('uuid') ?? uuid} />
          <TextField
            label={text('amount', { currency })}
            name="amount"
            inputMode="decimal"
            required
            maxLength={20}
            defaultValue={typed('amount')}
            hint={text('amountHint', {
              settled: money(settledAmount),
              least: money(least),
              most: money(most),
              times: aDay,
            })}
            error={errorAt('amount')}
          />
        </>
      )}
    </FormScreen>
  )
}

function Payout({ withdrawal }: { withdrawal: CommissionWithdrawal }) {
  const text = useText('distribution')
  const language = useLanguage()
  const { amount, state, createTime, decideTime, reason, bankName, bankAccount } = withdrawal
  const { key, tone } = said[state] ?? processing
  return (
    <div className={styles.payout}>
      <span className={styles.words}>
        <Money amount={amount} size={16} />
        <span className={styles.small}>
          <UserText sentence={text('to', { bank: bankName, tail: bankAccount })}>{bankName}</UserText>
        </span>
        {reason && (
          <>
            <span className={styles.small}>
              <UserText sentence={text('reason', { reason })}>{reason}</UserText>
            </span>
            <span className={styles.small}>{text('backInWallet')}</span>
          </>
        )}
      </span>
      <span className={styles.words}>
        <Status tone={tone}>{text(key)}</Status>
        <span className={styles.small}>{formatDate(language, decideTime ?? createTime)}</span>
      </span>
    </div>
  )
}
