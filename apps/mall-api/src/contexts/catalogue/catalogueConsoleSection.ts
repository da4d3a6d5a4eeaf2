import { readMoney } from '@millwright/domain/money/money'
import { html } from 'hono/html'
import { arrayText } from '../../db/db.ts'
import { emit } from '../../core/events/events.ts'
import { defineSection } from '../../core/console/section.ts'

const ROWS = 30

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
    find: ['型号或名称', 'Model or name'],
    model: ['型号', 'Model'],
    price: ['价格', 'Price'],
    stocks: ['库存', 'Stock'],
    priceAndStock: ['价格与库存', 'Price and stock'],
    takeOff: ['下架', 'Take off the shelf'],
    putOn: ['上架', 'Put on the shelf'],
    category: ['类目编号', 'Category number'],
    closeCategory: ['停用类目', 'Close the category'],
    openCategory: ['启用类目', 'Open the category'],
  },
  read: async ({ db, finder }, { locale, find }) =>
    db.query<SkuRow>(
      `
      select k.sku_id as "skuId", k.prod_id as "prodId", k.party_code as model, p.name->>$1 as name, k.price, k.stocks, p.status
      from unnest($2::text::bigint[]) with ordinality f (sku_id, n) join sku k using (sku_id) join product p using (prod_id) order by f.n`,
      [locale, arrayText(await finder.anySkus(find.slice(0, 100), ROWS))],
    ),
  draw: (skus, { t, form, named, table, search }) => {
    const field = (key: 'price' | 'stocks', mode: string, model: string, value: string | number) =>
      html`<input class="short" name="${key}" inputmode="${mode}" value="${value}" aria-label="${t(key)} ${model}" />`
    const category = form(
      'category',
      {},
      html`${named(t('category'), html`<input class="short" name="categoryId" inputmode="numeric" pattern="\\d{1,16}" required />`)}
        <button class="quiet" name="status" value="0">${t('closeCategory')}</button
        ><button class="quiet" name="status" value="1">${t('openCategory')}</button>`,
    )
    return table(
      ['model', 'product', 'priceAndStock', 'action'],
      skus.map(
        ({ skuId, prodId, model, name, price, stocks, status }) =>
          html`<tr data-sku="${skuId}" data-prod="${prodId}">
            <td>${model}</td>
            <td class="words">${name}</td>
            <td>
              ${form('sku', { skuId }, html`${field('price', 'decimal', model, price)}${field('stocks', 'numeric', model, stocks)}<button>${t('save')}</button>`)}
            </td>
            <td>
              ${form('shelf', { prodId, status: status === 1 ? 0 : 1 }, html`<button class="quiet">${t(status === 1 ? 'takeOff' : 'putOn')}</button>`)}
            </td>
          </tr>`,
      ),
      html`${search(t('find'))}${category}`,
    )
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
    category: async ({ db }, { categoryId = '', status = '' }) => {
      if (!/^\d{1,16}$/.test(categoryId) || !/^[01]$/.test(status)) return false
      const changed = await db.query(
        'update category set status = $2::text::int where category_id = $1::text::bigint returning 1',
        [categoryId, status],
      )
      return changed.length === 1
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
