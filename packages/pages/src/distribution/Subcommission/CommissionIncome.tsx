import type { DistributionIncome } from '@millwright/contract/distribution/entities'
import { path } from '@millwright/domain/paths/path'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Empty } from '@millwright/ui/Empty'
import { Image } from '@millwright/ui/Image'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { Status } from '@millwright/ui/Status'
import type { StatusProps } from '@millwright/ui/Status'
import { TabLinks } from '@millwright/ui/TabLinks'
import { RecordList } from '../../layout/RecordList/RecordList.tsx'
import { commissionHref } from './commissionHref.ts'
import type { CommissionShown } from './Subcommission.load.ts'
import * as styles from './Subcommission.css.ts'

const filters = [
  [undefined, 'all'],
  ['unpaid', 'state0'],
  ['unsettled', 'state1'],
  ['settled', 'state2'],
  ['void', 'stateVoid'],
] as const
type Said = { key: KeyOf<'distribution'>; tone: StatusProps['tone'] }
const unpaid: Said = { key: 'state0', tone: 'neutral' }
const said: Readonly<Record<number, Said>> = {
  1: { key: 'state1', tone: 'warn' },
  2: { key: 'state2', tone: 'good' },
  [-1]: { key: 'stateVoid', tone: 'neutral' },
}

/** The commission by order line, filtered by state. */
export function CommissionIncome({
  state,
  incomes,
  page,
}: Extract<CommissionShown, { tab: 'income' }> & { page: number }) {
  const text = useText('distribution')
  return (
    <>
      <TabLinks
        label={text('states')}
        look="pill"
        tabs={filters.map(([name, label]) => ({
          href: commissionHref({ state: name }),
          label: text(label),
          current: name === state,
        }))}
      />
      <RecordList
        page={incomes}
        current={page}
        hrefOf={(to) => commissionHref({ state, page: to })}
        keyOf={({ incomeId }) => incomeId}
        variant="rows"
        empty={
          state ? (
            <Empty drawing="page" title={text('emptyState')} />
          ) : (
            <Empty
              drawing="page"
              title={text('emptyIncome')}
              action={<Button href={commissionHref({ tab: 'goods' })}>{text('toGoods')}</Button>}
            >
              {text('emptyIncomeHint')}
            </Empty>
          )
        }
      >
        {(income) => <IncomeLine income={income} />}
      </RecordList>
    </>
  )
}

function IncomeLine({ income }: { income: DistributionIncome }) {
  const text = useText('distribution')
  const language = useLanguage()
  const money = useMoney()
  const { incomeAmount, orderNumber, createTime, prodId, prodName, pic, paidAmount, awardProportion, invalidAmount } =
    income
  const { key, tone } = said[income.state] ?? unpaid
  const reduced = income.state !== -1 && Number(invalidAmount ?? 0) > 0 ? invalidAmount : undefined
  return (
    <div className={styles.row}>
      <Image src={pic} alt="" ratio={1} fit="contain" />
      <span className={styles.words}>
        {prodId && prodName ? <Link href={path('detail', { prodId })}>{prodName}</Link> : prodName}
        {paidAmount && (
          <span className={styles.small}>
            {text('paidFor', { amount: money(paidAmount), rate: awardProportion ?? 0 })}
          </span>
        )}
        {reduced && <span className={styles.small}>{text('reducedBy', { amount: money(reduced) })}</span>}
        <span className={styles.small}>
          {text('order', { number: orderNumber })} ·{' '}
          <span className={styles.whole}>{formatDate(language, createTime)}</span>
        </span>
      </span>
      <span className={styles.end}>
        <Money amount={incomeAmount} size={16} tone={income.state === -1 ? 'muted' : undefined} />
        <Status tone={tone}>{text(key)}</Status>
        {income.state === 1 && income.settleTime && (
          <span className={styles.small}>{text('settleFrom', { time: formatDate(language, income.settleTime) })}</span>
        )}
      </span>
    </div>
  )
}
