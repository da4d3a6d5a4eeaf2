import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Panel } from '@millwright/ui/Panel'
import type { MyOrdersData } from './MyOrders.load.ts'

/** Replaces the list if no order matches. */
export function MyOrdersEmpty({ query: { status, q, time, from, to } }: Pick<MyOrdersData, 'query'>) {
  const text = useText('order')
  const searched = q !== '' || time > 0 || from !== '' || to !== ''
  return (
    <Panel>
      <Empty
        drawing="order"
        title={text('emptyTitle')}
        action={
          status || searched ? (
            <Button href={path('uc-order')}>{text('seeAll')}</Button>
          ) : (
            <Button href={path('list')} tone="action">
              {text('shopNow')}
            </Button>
          )
        }
      >
        {text(searched ? 'emptySearch' : status ? 'emptyTab' : 'emptyAll')}
      </Empty>
    </Panel>
  )
}
