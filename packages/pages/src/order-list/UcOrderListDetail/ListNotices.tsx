import type { OrderList } from '@millwright/contract/order-list/entities'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import * as styles from './UcOrderListDetail.css.ts'

/** The notices before a list is ordered: its day, changed prices, parts that are gone. */
export function ListNotices({ list: { listId, due, nextDay, assemblies, items } }: { list: OrderList }) {
  const text = useText('orderLists')
  const language = useLanguage()
  const changed = items.filter(({ was }) => was !== undefined).length
  const gone = items.filter(({ state }) => state === 'gone').length
  const unmatched = items.filter(({ state }) => state === 'unmatched').length
  const n = assemblies > 1 ? assemblies : undefined
  return (
    <>
      {due === 1 && nextDay && (
        <Alert
          tone="warn"
          title={text('isDue')}
          action={
            <form method="post" action={path('uc-order-list-detail', { listId, n })} className={styles.onScreen}>
              <Button type="submit" name="intent" value="skip" size="small">
                {text('skip')}
              </Button>
            </form>
          }
        >
          {text('isDueHint', { day: formatDate(language, nextDay) })}
        </Alert>
      )}
      {changed > 0 && (
        <Alert tone="info" title={text('pricesChanged', { count: changed })}>
          {text('pricesChangedHint')}
        </Alert>
      )}
      {gone > 0 && (
        <Alert tone="warn" title={text('partsGone', { count: gone })}>
          {text('partsGoneHint')}
        </Alert>
      )}
      {unmatched > 0 && (
        <Alert
          tone="info"
          title={text('partsUnmatched', { count: unmatched })}
          action={
            <Button href={path('quick-order', { list: listId, n })} size="small">
              {text('openQuick')}
            </Button>
          }
        >
          {text('partsUnmatchedHint')}
        </Alert>
      )}
    </>
  )
}
