import { ProductGrid } from '@millwright/commerce/ProductGrid'
import { listSorts } from '@millwright/domain/list/listFilter'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Breadcrumb } from '@millwright/ui/Breadcrumb'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Pagination } from '@millwright/ui/Pagination'
import { TabLinks } from '@millwright/ui/TabLinks'
import { TextField } from '@millwright/ui/TextField'
import { StaticHtml } from '@millwright/ui/StaticHtml'
import type { ShopIndexProps } from './ShopIndex.load.ts'
import { isNarrowed, writeShopAddress } from './shopAddress.ts'
import * as styles from './ShopIndex.css.ts'

const sortWords = {
  default: 'sortDefault',
  newest: 'sortNewest',
  sales: 'sortSales',
  priceUp: 'sortPriceUp',
  priceDown: 'sortPriceDown',
} as const
const FIRST_ROW = 5

/** The shop's goods: its classes, a search within it, their order, pages. Every choice is an address. */
export function ShopShelf({ address, shop, trail, classes, goods, front }: ShopIndexProps) {
  const text = useText('shop')
  const list = useText('list')
  const { shopId, categoryId, keyword, sort, page } = address
  const to = (more: Partial<typeof address>) => writeShopAddress({ ...address, page: 1, ...more })
  const here = trail.at(-1)
  const whole = classes.some((one) => one.categoryId === categoryId) ? trail.at(-2)?.categoryId : categoryId
  return (
    <section className={styles.shelf} aria-labelledby="shop-goods">
      {trail.length > 0 && (
        <Breadcrumb
          items={[
            { label: shop.shopName, href: writeShopAddress({ shopId }) },
            ...trail.map(({ name, categoryId: id }, index) =>
              index < trail.length - 1 ? { label: name, href: to({ categoryId: id }) } : { label: name },
            ),
          ]}
        />
      )}
      <div className={styles.shelfHead}>
        <Heading level={2} id="shop-goods">
          {here?.name ?? text('allGoods')}
        </Heading>
        {goods && (
          <p className={styles.total} role="status">
            {list('count', { count: goods.total })}
          </p>
        )}
        <form
          method="get"
          action={path('shopIndex')}
          role="search"
          aria-label={text('searchIn')}
          className={styles.search}
        >
          <input type="hidden" name="sid" value={shopId} />
          {categoryId && <input type="hidden" name="cid" value={categoryId} />}
          <TextField
            label={text('searchIn')}
            hideLabel
            name="pn"
            type="search"
            defaultValue={keyword}
            placeholder={text('searchIn')}
            maxLength={200}
            size="small"
          />
          <Button type="submit" size="small">
            {text('search')}
          </Button>
        </form>
      </div>
      {classes.length > 0 && (
        <TabLinks
          className={styles.classes}
          label={text('classes')}
          look="pill"
          tabs={[
            { href: to({ categoryId: whole }), label: text('everything'), current: categoryId === whole },
            ...classes.map(({ categoryId: id, name, count }) => ({
              href: to({ categoryId: id }),
              label: count ? `${name} ${count}` : name,
              current: id === categoryId,
            })),
          ]}
        />
      )}
      {goods && goods.total > 0 && (
        <TabLinks
          label={text('sort')}
          tabs={listSorts.map((one) => ({
            href: to({ sort: one }),
            label: list(sortWords[one]),
            current: one === sort,
          }))}
        />
      )}
      {goods ? (
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
      )}
      {goods && goods.pages > 1 && (
        <Pagination page={page} pages={goods.pages} total={goods.total} hrefOf={(one) => to({ page: one })} />
      )}
    </section>
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
      <StaticHtml of={goods.products}>
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
