import { openOrders, ordersHref } from '@millwright/domain/order/orderQuery'
import { path } from '@millwright/domain/paths/path'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Link } from '@millwright/ui/Link'
import { Money } from '@millwright/ui/Money'
import { CreditAvailable } from '../../credit/ledger/CreditAvailable.tsx'
import { CreditDue } from '../../credit/ledger/CreditDue.tsx'
import { CreditFigure } from '../../credit/ledger/CreditFigure.tsx'
import * as ledger from '../../credit/ledger/ledger.css.ts'
import { hasScreen } from '../../hasScreen.ts'
import type { UserCenterHomeData } from './UserCenterHome.load.ts'
import * as styles from './UserCenterHome.css.ts'

type HomeFiguresProps = Pick<UserCenterHomeData, 'counts' | 'credit' | 'spent' | 'now'>

/** The buyer's open orders, spending of the month, and credit. Reads `counts`, `credit`, `spent` and `now`. */
export function HomeFigures({ counts, credit, spent, now }: HomeFiguresProps) {
  const text = useText('centerHome')
  const language = useLanguage()
  const onAccount =
    credit && ['running', 'overdue', 'stopped'].includes(credit.status) && hasScreen(path('financial-payment'))
  if (!counts && !spent && !onAccount) return null
  return (
    <dl className={styles.figures}>
      {counts && (
        <CreditFigure term={text('openOrders')}>
          <Link href={path('uc-order')}>
            <span className={styles.count}>{formatNumber(language, openOrders(counts))}</span>
          </Link>
          <span className={ledger.small}>{text('ordersInAll', { count: counts.allCount })}</span>
        </CreditFigure>
      )}
      {spent && (
        <CreditFigure term={text('spent')}>
          <Link href={ordersHref({ from: spent.from })}>
            <Money amount={spent.amount} size={22} tone="ink" />
          </Link>
          {spent.orders > 0 && <span className={ledger.small}>{text('paidOrders', { count: spent.orders })}</span>}
        </CreditFigure>
      )}
      {onAccount && (
        <>
          <CreditDue info={credit} now={now} />
          <CreditAvailable info={credit} />
        </>
      )}
    </dl>
  )
}
