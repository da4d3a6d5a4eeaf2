import { ProductGrid } from '@millwright/commerce/ProductGrid'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { StaticHtml } from '@millwright/ui/StaticHtml'
import type { ShopIndexProps } from './ShopIndex.load.ts'
import { isNarrowed, writeShopAddress } from './shopAddress.ts'
import type { ShopIndexView } from './ShopIndexFrame.tsx'

const FIRST_ROW = 5

type ShopGoodsProps = Pick<ShopIndexView, 'address' | 'goods' | 'front' | 'to'>

/** The shop's products, or the reason why there are none. Reads `address`, `goods`, `front` and `to`. */
export function ShopGoods({ address, goods, front, to }: ShopGoodsProps) {
  const text = useText('shop')
  const { page } = address
  return goods ? (
    <Goods goods={goods} address={address} eager={front ? 0 : FIRST_ROW} />
  ) : (
    <Alert
      tone="warn"
      title={text('failed')}
      action={
        <Button href={to({ page })} size="small">
          {text('again')}
        </Button>
      }
    >
      {null}
    </Alert>
  )
}

function Goods({
  goods,
  address,
  eager,
}: {
  goods: NonNullable<ShopIndexProps['goods']>
  address: ShopIndexProps['address']
  eager: number
}) {
  const text = useText('shop')
  if (goods.total > 0)
    return (
      <StaticHtml of={goods.products} dependsOn={[eager]}>
        {(products) => <ProductGrid products={products} eager={eager} level={3} label={text('allGoods')} />}
      </StaticHtml>
    )
  return isNarrowed(address) ? (
    <Empty
      drawing="search"
      title={text('nothing')}
      action={<Button href={writeShopAddress({ shopId: address.shopId })}>{text('allGoods')}</Button>}
    >
      {text('nothingHint')}
    </Empty>
  ) : (
    <Empty drawing="box" title={text('empty')} action={<Button href={path('list')}>{text('toMall')}</Button>}>
      {text('emptyHint')}
    </Empty>
  )
}
