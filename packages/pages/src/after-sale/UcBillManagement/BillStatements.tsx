import type { Bill } from '@millwright/contract/credit/entities'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Pagination } from '@millwright/ui/Pagination'
import { Panel } from '@millwright/ui/Panel'
import { BillTable } from '../../credit/ledger/BillTable.tsx'
import { billsFileHref } from '../../credit/ledger/creditHrefs.ts'
import * as styles from './UcBillManagement.css.ts'

export type BillStatementsProps = {
  statements: { records: readonly Bill[]; total: number; pages: number }
  current: number
  hrefOf: (page: number) => string
  now: number
}

/** The statements of the account period: select, pay together, export. */
export function BillStatements({ statements, current, hrefOf, now }: BillStatementsProps) {
  const text = useText('credit')
  const { records, pages, total } = statements
  if (!records.length)
    return (
      <Panel>
        <Empty
          drawing="page"
          title={text('emptyBills')}
          action={<Button href={path('financial-payment')}>{text('toCredit')}</Button>}
        >
          {text('emptyBillsHint')}
        </Empty>
      </Panel>
    )
  return (
    <Panel as="section">
      <div className={styles.card}>
        <BillTable bills={records} now={now} />
        {pages > 1 && <Pagination page={current} pages={pages} total={total} hrefOf={hrefOf} />}
        <div className={styles.foot}>
          <Button href={billsFileHref()} icon="document">
            {text('exportAll')}
          </Button>
          <Button href={path('financial-payment')}>{text('toCredit')}</Button>
        </div>
      </div>
    </Panel>
  )
}
