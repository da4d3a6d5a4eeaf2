import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import { RecordList } from '../../layout/RecordList/RecordList.tsx'
import type { ShopListData } from './ShopList.load.ts'
import { ShopListFilters } from './ShopListFilters.tsx'
import { ShopRow } from './ShopRow.tsx'
import { writeShopList } from './shopListAddress.ts'

/** The shops by name or by their products, each with three products. */
export function ShopList({ query, blank, shops, facets }: ShopListData) {
  const text = useText('shopList')
  const { shopName: name, kind, city, category } = query
  const narrowed = kind || city || category
  return (
    <PageFrame
      title={name ? text('titleFor', { name }) : text('title')}
      lead={shops.total > 0 && text('lead', { count: shops.total })}
    >
      {blank && (
        <Alert tone="warn" title={text('empty')}>
          {text('emptyHint')}
        </Alert>
      )}
      {(shops.total > 0 || narrowed) && <ShopListFilters query={query} facets={facets} />}
      <RecordList
        page={shops}
        current={query.page ?? 1}
        hrefOf={(page) => writeShopList({ ...query, page })}
        keyOf={({ shopId }) => shopId}
        variant="rows"
        empty={
          <Empty
            drawing="search"
            title={name ? text('noneFor', { name }) : text('none')}
            action={
              <>
                {name && <Button href={path('list', { pn: name })}>{text('asGoods', { name })}</Button>}{' '}
                <Button href={narrowed ? writeShopList({ shopName: name }) : path('shopList')}>
                  {text(narrowed ? 'clear' : 'everyShop')}
                </Button>
              </>
            }
          >
            {text('noneHint')}
          </Empty>
        }
      >
        {(shop) => <ShopRow shop={shop} searched={name} />}
      </RecordList>
    </PageFrame>
  )
}
