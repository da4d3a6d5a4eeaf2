import { readMoney } from '@millwright/domain/money/money'
import { html } from 'hono/html'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { emit } from '../../core/events/events.ts'
import { CONSOLE_ROWS, defineSection } from '../../core/console/section.ts'
import { inScopeSql, scopeParam, shopsByField } from '../../core/console/shopScope.ts'
import type { ShopScope } from '../../core/console/shopScope.ts'

/** The products of a page. Each SKU is a row. */
const PRODUCTS = 10

type SkuRow = {
  skuId: number
  prodId: number
  model: string
  name: string
  price: string
  stocks: number
  status: number
}

export const catalogueConsoleSection = defineSection({
  name: 'goods',
  texts: {
    title: ['商品', 'Products'],
    empty: ['商品导入后显示在这里。', 'Products appear here when they are imported.'],
    find: ['型号或名称', 'Model or name'],
    onSale: ['在售', 'Listed'],
    offSale: ['已下架', 'Delisted'],
    model: ['型号', 'Model'],
    price: ['价格', 'Price'],
    stocks: ['库存', 'Stock'],
    priceAndStock: ['价格与库存', 'Price and stock'],
    takeOff: ['下架', 'Delist'],
    putOn: ['上架', 'List'],
  },
  states: ['onSale', 'offSale'],
  shopActions: {
    sku: shopsByField('skuId', 'select shop_id from sku join product using (prod_id) where sku_id = $1::bigint'),
    // A product that a complaint took off stays off until the mall decides otherwise.
    shelf: shopsByField(
      'prodId',
      `select shop_id from product p where prod_id = $1::bigint and not exists (
        select 1 from complaint_prod c join complaint using (complaint_id) where c.prod_id = p.prod_id and state = 1)`,
    ),
  },
  read: async ({ db, finder, scope }, { find, state, page, locale }) => {
    const from = (page - 1) * PRODUCTS
    const asked = { from, products: PRODUCTS, shopIds: scope === 'all' ? undefined : scope, listed: state === 'onSale' }
    const { skuIds, products } =
      state === 'offSale'
        ? await offSaleSkus(db, { find: find.trim().slice(0, 100), from, scope })
        : await finder.anySkus(find.slice(0, 100), asked)
    const skus = await db.query<SkuRow>(
      `select k.sku_id as "skuId", k.prod_id as "prodId", k.party_code as model, p.name->>$1 as name, k.price, k.stocks, p.status
      from unnest($2::text::bigint[]) with ordinality f (sku_id, n) join sku k using (sku_id) join product p using (prod_id)
      where ${inScopeSql('p.shop_id', '$3')} order by f.n`,
      [locale, arrayText(skuIds), scopeParam(scope)],
    )
    return { skus, products }
  },
  draw: ({ skus, products }, { t, form, table, search, pages }) => {
    const field = (key: 'price' | 'stocks', mode: string, model: string, value: string | number) =>
      html`<input class="short" name="${key}" inputmode="${mode}" value="${value}" aria-label="${t(key)} ${model}" />`
    return html`${search(t('find'))}${table(
      ['model', 'product', 'priceAndStock', 'action'],
      skus.map(
        ({ skuId, prodId, model, name, price, stocks, status }) =>
          html`<tr data-sku="${skuId}" data-prod="${prodId}">
            <td>${model}</td>
            <td class="words">${name}</td>
            <td>
              ${form('sku', { skuId }, html`${field('price', 'decimal', model, price)}${field('stocks', 'numeric', model, stocks)}<button class="quiet">${t('save')}</button>`)}
            </td>
            <td>
              ${form('shelf', { prodId, status: status === 1 ? 0 : 1 }, html`<button class="quiet">${t(status === 1 ? 'takeOff' : 'putOn')}</button>`)}
            </td>
          </tr>`,
      ),
    )}${pages(products, PRODUCTS)}`
  },
  actions: {
    sku: async ({ db }, { skuId = '', price = '', stocks = '' }) => {
      const amount = readMoney(price)
      if (
        !/^\d{1,16}$/.test(skuId) ||
        !amount ||
        !/^\d{1,10}(\.\d{1,2})?$/.test(price.trim()) ||
        !/^(-1|\d{1,9})$/.test(stocks.trim())
      )
        return false
      // Quantity prices are scaled with the price, or buyers of larger quantities would still pay the old price.
      return db.tx(async (tx) => {
        const changed = await tx.query(
          `
      update sku set price = $2::text::numeric, stocks = $3::text::int, tiers = case when price = 0 then '[]' else coalesce((
        select jsonb_agg(t || jsonb_build_object('price', round((t->>'price')::numeric * $2::text::numeric / price, 2)::text) order by (t->>'minQty')::int)
        from jsonb_array_elements(tiers) t), '[]') end
      where sku_id = $1::text::bigint returning 1`,
          [skuId, amount, stocks.trim()],
        )
        if (changed.length) await emit(tx, 'stockChanged', { skuIds: [Number(skuId)] })
        return changed.length === 1
      })
    },
    shelf: async ({ db }, { prodId = '', status = '' }) => {
      if (!/^\d{1,16}$/.test(prodId) || !/^[01]$/.test(status)) return false
      const changed = await db.query(
        'update product set status = $2::text::int where prod_id = $1::text::bigint returning 1',
        [prodId, status],
      )
      return changed.length === 1
    },
  },
})

/** Returns the SKUs of one page of delisted products, newest first. */
async function offSaleSkus(
  db: Db,
  { find, from, scope }: { find: string; from: number; scope: ShopScope },
): Promise<{ skuIds: number[]; products: number }> {
  const rows = await db.query<{ skuId: number; prodId: number }>(
    `select k.sku_id as "skuId", k.prod_id as "prodId" from (
      select prod_id, listed_at from product p where status <> 1 and ${inScopeSql('shop_id', '$3')}
        and ($1 = '' or p.name::text ilike '%' || $1 || '%'
          or exists (select 1 from sku where sku.prod_id = p.prod_id and party_code ilike $1 || '%'))
      order by listed_at desc, prod_id limit ${PRODUCTS} offset $2::bigint) p
    join sku k using (prod_id) order by p.listed_at desc, k.prod_id, k.seq`,
    [find, from, scopeParam(scope)],
  )
  return { skuIds: rows.map(({ skuId }) => skuId), products: new Set(rows.map(({ prodId }) => prodId)).size }
}

type CategoryRow = { id: number; name: string; parent: string | null; status: number }

/** The console's section of categories: close and open them. Only the mall's people have it. */
export const categoryConsoleSection = defineSection({
  name: 'categories',
  texts: {
    title: ['类目', 'Categories'],
    empty: ['类目导入后显示在这里。', 'Categories appear here when they are imported.'],
    find: ['类目名称或编号', 'Name or number of the category'],
    category: ['类目', 'Category'],
    parent: ['上级类目', 'Parent'],
    number: ['编号', 'Number'],
    open: ['启用中', 'Open'],
    closed: ['已停用', 'Closed'],
    closeCategory: ['停用', 'Close'],
    openCategory: ['启用', 'Open'],
  },
  states: ['open', 'closed'],
  read: ({ db }, { locale, find, state, page }) =>
    db.query<CategoryRow>(
      `select c.category_id as id, c.name->>$1 as name, c.status,
        (select u.name->>$1 from category u where u.category_id = c.parent_id) as parent
      from category c where ($2 = '' or c.category_id::text = $2 or c.name->>$1 ilike '%' || $2 || '%')
        and ($3 = '' or ($3 = 'open') = (c.status = 1))
      order by c.grade, c.parent_id, c.seq, c.category_id limit ${CONSOLE_ROWS} offset $4::bigint`,
      [locale, find.trim(), state, (page - 1) * CONSOLE_ROWS],
    ),
  draw: (categories, { t, form, table, search, pages }) =>
    html`${search(t('find'))}${table(
      ['category', 'parent', 'number', 'status', 'action'],
      categories.map(
        ({ id, name, parent, status }) =>
          html`<tr data-category="${id}">
            <td>${name}</td>
            <td>${parent ?? ''}</td>
            <td>${id}</td>
            <td>${t(status === 1 ? 'open' : 'closed')}</td>
            <td>
              ${form('category', { categoryId: id, status: status === 1 ? 0 : 1 }, html`<button class="quiet">${t(status === 1 ? 'closeCategory' : 'openCategory')}</button>`)}
            </td>
          </tr>`,
      ),
    )}${pages(categories.length)}`,
  actions: {
    category: async ({ db }, { categoryId = '', status = '' }) => {
      if (!/^\d{1,16}$/.test(categoryId) || !/^[01]$/.test(status)) return false
      const changed = await db.query(
        'update category set status = $2::text::int where category_id = $1::text::bigint returning 1',
        [categoryId, status],
      )
      return changed.length === 1
    },
  },
})
