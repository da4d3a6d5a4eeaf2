import { readMoney } from '@millwright/domain/money/money'
import { writeServerTime } from '@millwright/domain/time'
import { html } from 'hono/html'
import { yuan } from '../../core/console/yuan.ts'
import { CONSOLE_ROWS, defineSection } from '../../core/console/section.ts'
import { inScopeSql, scopeParam, shopsByField } from '../../core/console/shopScope.ts'
import { percentSold } from '@millwright/domain/price/activity'
import { activityStatusOf, saleColumns } from '../../core/promotion/sales.ts'
import type { SaleRow } from '../../core/promotion/sales.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const id = /^\d{1,16}$/
const pieces = /^\d{1,6}$/
const minutes = /^[1-9]\d{0,4}$/

const shopsOfSale = shopsByField(
  'seckillId',
  'select shop_id from seckill join product using (prod_id) where seckill_id = $1::bigint',
)

/** The seller console's section of flash sales: running, then upcoming, then ended. */
export const saleConsoleSection = defineSection({
  name: 'sales',
  texts: {
    title: ['秒杀', 'Flash sales'],
    empty: ['新建秒杀后，秒杀显示在这里。', 'Flash sales appear here when you create them.'],
    model: ['型号', 'Model'],
    find: ['型号或名称', 'Model or name'],
    time: ['时间', 'Time'],
    sold: ['已售', 'Sold'],
    unpaid: ['待付款', 'unpaid'],
    stocks: ['剩余', 'Left'],
    limit: ['每人限购', 'Limit per buyer'],
    hold: ['付款时限（分钟）', 'Time to pay (minutes)'],
    change: ['库存、限购与付款时限', 'Stock, limit and time to pay'],
    startNow: ['立即开始', 'Start now'],
    endNow: ['立即结束', 'End now'],
    skuId: ['规格编号', 'SKU number'],
    price: ['秒杀价', 'Price'],
    length: ['时长（分钟）', 'Length (minutes)'],
    make: ['新建秒杀', 'Create sale'],
    phase1: ['未开始', 'Not started'],
    phase2: ['进行中', 'Running'],
    phase3: ['已结束', 'Ended'],
  },
  states: ['phase2', 'phase1', 'phase3'],
  shopActions: {
    saleStart: shopsOfSale,
    saleEnd: shopsOfSale,
    saleChange: shopsOfSale,
    saleMake: shopsByField('skuId', 'select shop_id from sku join product using (prod_id) where sku_id = $1::bigint'),
  },
  read: async ({ db, now, scope }, { locale, find, state, page }) => ({
    now,
    sales: await db.query<SaleRow & { model: string; name: string }>(
      `select ${saleColumns}, s.party_code as model, p.name->>$1 as name from seckill k join sku s using (sku_id) join product p on p.prod_id = k.prod_id
      where ($3 = '' or s.party_code ilike $3 || '%' or p.name->>$1 ilike '%' || $3 || '%') and ${inScopeSql('p.shop_id', '$5')}
        and ($6 = '' or $6 = case when end_time <= $2::bigint then 'phase3' when start_time > $2::bigint then 'phase1' else 'phase2' end)
      order by (end_time <= $2::bigint), (start_time > $2::bigint), abs(start_time - $2::bigint), seckill_id
      limit ${CONSOLE_ROWS} offset $4::bigint`,
      [locale, now, find.trim(), (page - 1) * CONSOLE_ROWS, scopeParam(scope), state],
    ),
  }),
  draw: ({ sales, now }, { t, form, named, panel, table, search, pages }) => {
    const field = (
      name: 'stocks' | 'limit' | 'hold' | 'price' | 'length' | 'skuId',
      value: string | number,
      of: string,
    ) =>
      html`<input
        class="short"
        name="${name === 'length' ? 'minutes' : name}"
        inputmode="decimal"
        value="${value}"
        aria-label="${t(name)} ${of}"
      />`
    const make = form(
      'saleMake',
      {},
      html`${(['skuId', 'price', 'stocks', 'limit', 'length'] as const).map((name) =>
          named(t(name), field(name, { stocks: 20, limit: 2, length: 60, skuId: '', price: '' }[name], '')),
        )}<button>${t('make')}</button>`,
    )
    return html`${search(t('find'))}${table(
      ['product', 'time', 'sold', 'change', 'action'],
      sales.map((sale) => {
        const { seckillId, stocks, origin, unpaid, maxNum, holdMinutes, startTime, endTime, model } = sale
        const status = activityStatusOf(sale, now)
        return html`<tr data-sale="${seckillId}" data-status="${status}">
          <td class="words">${model} ${sale.name} ${yuan(sale.price)}</td>
          <td class="time">
            ${t(`phase${status}`)}<br />${writeServerTime(startTime).slice(5, 16)} -
            ${writeServerTime(endTime).slice(5, 16)}
          </td>
          <td>${percentSold(stocks, origin) ?? 0}%, ${t('unpaid')} ${unpaid}</td>
          <td>
            ${form('saleChange', { seckillId }, html`${named(t('stocks'), field('stocks', stocks, model))}${named(t('limit'), field('limit', maxNum, model))}${named(t('hold'), field('hold', holdMinutes, model))}<button class="quiet">${t('save')}</button>`)}
          </td>
          <td>
            ${
              status === 2
                ? form('saleEnd', { seckillId }, html`<button class="quiet">${t('endNow')}</button>`)
                : form('saleStart', { seckillId }, html`<button class="quiet">${t('startNow')}</button>`)
            }
          </td>
        </tr>`
      }),
      panel(t('make'), make),
    )}${pages(sales.length)}`
  },
  actions: {
    saleStart: async ({ db, now }, { seckillId = '' }) =>
      id.test(seckillId) &&
      (
        await db.query(
          `update seckill set start_time = $2::bigint, end_time = greatest(end_time, $2::bigint + ${HOUR})
          where seckill_id = $1::text::bigint and (start_time > $2::bigint or end_time <= $2::bigint) returning 1`,
          [seckillId, now],
        )
      ).length === 1,
    saleEnd: async ({ db, now }, { seckillId = '' }) =>
      id.test(seckillId) &&
      (
        await db.query(
          'update seckill set end_time = $2::bigint where seckill_id = $1::text::bigint and start_time <= $2::bigint and end_time > $2::bigint returning 1',
          [seckillId, now],
        )
      ).length === 1,
    saleChange: async ({ db }, { seckillId = '', stocks = '', limit = '', hold = '' }) =>
      id.test(seckillId) &&
      pieces.test(stocks) &&
      pieces.test(limit) &&
      minutes.test(hold) &&
      // `origin` follows the new stock, so the number of sold pieces stays the same.
      (
        await db.query(
          `update seckill set origin = origin - stocks + $2::text::int, stocks = $2::text::int, limit_each = $3::text::int, hold_minutes = $4::text::int
          where seckill_id = $1::text::bigint returning 1`,
          [seckillId, stocks, limit, hold],
        )
      ).length === 1,
    saleMake: async ({ db, now }, { skuId = '', price = '', stocks = '', limit = '', minutes: length = '' }) =>
      id.test(skuId) &&
      /^\d{1,9}(\.\d{1,2})?$/.test(price) &&
      readMoney(price) !== undefined &&
      pieces.test(stocks) &&
      pieces.test(limit) &&
      minutes.test(length) &&
      (
        await db.query(
          `insert into seckill (seckill_id, prod_id, sku_id, price, stocks, origin, limit_each, start_time, end_time)
          select (select greatest(10000, max(seckill_id)) + 1 from seckill), prod_id, sku_id, $2::text::numeric, $3::text::int, $3::text::int, $4::text::int, $5::bigint, $5::bigint + $6::text::bigint * ${MINUTE}
          from sku where sku_id = $1::text::bigint returning 1`,
          [skuId, price, stocks, limit, now, length],
        )
      ).length === 1,
  },
})
