import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { collectionHref } from './collectionQuery.ts'
import type { UcCollectionData } from './UcCollection.load.ts'

type CollectionEmptyProps = { tab: UcCollectionData['query']['tab']; searched: boolean }

/** Replaces the list if nothing is saved, or nothing matches the search. */
export function CollectionEmpty({ tab, searched }: CollectionEmptyProps) {
  const text = useText('kept')
  if (searched)
    return (
      <Empty
        drawing="search"
        title={text('noneFound')}
        action={<Button href={collectionHref({ tab })}>{text('all')}</Button>}
      >
        {text('noneFoundHint')}
      </Empty>
    )
  const shops = tab === 'shops'
  return (
    <Empty
      drawing="box"
      title={text(shops ? 'noShops' : 'noGoods')}
      action={
        <Button href={path('list')} tone="action">
          {text('shopNow')}
        </Button>
      }
    >
      {text(shops ? 'noShopsHint' : 'noGoodsHint')}
    </Empty>
  )
}
