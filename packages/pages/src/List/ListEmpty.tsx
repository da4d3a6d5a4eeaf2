import { writeListPath } from '@millwright/domain/listFilter'
import type { ListFilter } from '@millwright/domain/listFilter'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Stack } from '@millwright/ui/Stack'

/** Nothing to show: no such page, no product for the keyword, or none for the filters; each with its way out. */
export function ListEmpty({ filter, total, pages }: { filter: ListFilter; total: number; pages: number }) {
  const text = useText('list')
  if (total > 0) {
    return (
      <Empty drawing="page" title={text('pastEnd', { page: filter.page })} action={<Button href={writeListPath({ ...filter, page: pages })} tone="action">{text('pastEndLast')}</Button>} />
    )
  }
  const { keyword, newest, categoryPath } = filter
  const wider = writeListPath({ keyword, newest, categoryPath })
  const refined = wider !== writeListPath({ ...filter, page: 1 })
  return (
    <Empty
      drawing="search" title={keyword ? text('emptyKeyword', { keyword }) : text('emptyTitle')}
      action={(
        <Stack direction="row" space={12} justify="center" wrap>
          {refined && <Button href={wider} tone="action">{text('emptyClear')}</Button>}
          <Button href="/list" tone={refined ? 'neutral' : 'action'}>{text('emptyAll')}</Button>
        </Stack>
      )}
    >
      {text('emptyHint')}
    </Empty>
  )
}
