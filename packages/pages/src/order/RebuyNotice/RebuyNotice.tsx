import type { RebuyLine } from '@millwright/contract/order/entities'
import { productPath } from '@millwright/domain/link/productPath'
import { emptyFilter, writeListPath } from '@millwright/domain/list/listFilter'
import { path } from '@millwright/domain/paths/path'
import { useProblemText } from '@millwright/commerce/ProblemText'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Link } from '@millwright/ui/Link'
import type { ActionResult } from '../../loader.ts'
import { OutcomeNotice } from '../../layout/OutcomeNotice/OutcomeNotice.tsx'
import { refusedOf } from '../../layout/refusedOf.ts'
import { rebuyOf } from './rebuyOf.ts'
import * as styles from './RebuyNotice.css.ts'

/**
 * The result of the last action on orders. After "buy again" it says of each line that was not added why, with a link to
 * an equivalent part or to a search.
 */
export function RebuyNotice({ outcome }: { outcome: ActionResult | undefined }) {
  const text = useText('order')
  const problemText = useProblemText()
  const rebuy = rebuyOf(outcome)
  const refused = refusedOf(outcome)
  if (!rebuy || !refused) return <OutcomeNotice outcome={outcome} />
  const failed = rebuy.filter(({ quantity }) => !quantity)
  return (
    <Alert
      tone="warn"
      title={problemText(refused.problem)}
      action={
        failed.length < rebuy.length && (
          <Button href={path('cart')} size="small">
            {text('rebuyCart')}
          </Button>
        )
      }
    >
      <ul className={styles.lines}>
        {failed.map((line) => (
          <Failed key={`${line.orderItemId} ${line.skuId}`} line={line} />
        ))}
      </ul>
    </Alert>
  )
}

function Failed({ line: { partyCode, prodName, message, equivalent } }: { line: RebuyLine }) {
  const text = useText('order')
  const money = useMoney()
  return (
    <li className={styles.line}>
      <strong>{partyCode ?? prodName}</strong>
      <span>{message}</span>
      {equivalent ? (
        <Link href={productPath(equivalent)}>
          {text('rebuyInstead', { name: equivalent.name, price: money(equivalent.price) })}
        </Link>
      ) : (
        <Link href={writeListPath({ ...emptyFilter, keyword: partyCode ?? prodName })}>
          {text('rebuySearch', { name: partyCode ?? prodName })}
        </Link>
      )}
    </li>
  )
}
