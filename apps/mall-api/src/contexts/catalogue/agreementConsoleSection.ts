import { readMoney } from '@millwright/domain/money/money'
import { readServerTime } from '@millwright/domain/time'
import { html } from 'hono/html'
import { CONSOLE_ROWS, defineSection } from '../../core/console/section.ts'
import { inScopeSql, scopeParam, shopsByField } from '../../core/console/shopScope.ts'
import { yuan } from '../../core/console/yuan.ts'
import { wireDate } from '../../core/wire/wire.ts'

type Row = {
  group: number
  skuId: number
  model: string
  name: string
  list: string
  price: string
  minQty: number
  expireTime: number | null
  holds: boolean
}

const shopsOfSku = shopsByField(
  'skuId',
  'select shop_id from sku join product using (prod_id) where sku_id = $1::bigint',
)

/**
 * The seller console's section of price agreements: adds, changes and ends them. Valid agreements come first.
 * Agreements are sorted by their end.
 */
export const agreementConsoleSection = defineSection({
  name: 'agreements',
  texts: {
    title: ['价格协议', 'Price agreements'],
    empty: ['新增价格协议后，协议显示在这里。', 'Agreements appear here when you add them.'],
    group: ['价格组', 'Price group'],
    account: ['账号', 'Account'],
    join: ['加入价格组', 'Add to the group'],
    leave: ['移出价格组', 'Remove from its group'],
    skuId: ['SKU 编号', 'SKU number'],
    model: ['型号', 'Model'],
    list: ['标价', 'List price'],
    price: ['协议价', 'Agreed price'],
    minQty: ['起订量', 'Minimum quantity'],
    until: ['有效至（空为长期）', 'Until (empty: no end)'],
    make: ['新增或修改', 'Save agreement'],
    newAgreement: ['新增或修改协议', 'Add or change an agreement'],
    members: ['价格组成员', 'Members of a price group'],
    end: ['终止', 'End'],
    ended: ['已终止', 'Ended'],
    holding: ['生效中', 'In force'],
    find: ['型号或名称', 'Model or name'],
  },
  states: ['holding', 'ended'],
  shopActions: { agreementMake: shopsOfSku, agreementEnd: shopsOfSku },
  read: ({ db, now, scope }, { locale, find, state, page }) =>
    db.query<Row>(
      `
      select a.price_group_id as "group", sku_id as "skuId", k.party_code as model, p.name->>$1 as name, k.price as list, a.price, a.min_qty as "minQty",
        a.expire_time as "expireTime", a.effective_time <= $2::bigint and (a.expire_time is null or a.expire_time > $2::bigint) as holds
      from agreement_price a join sku k using (sku_id) join product p using (prod_id)
      where ($3 = '' or k.party_code ilike $3 || '%' or p.name->>$1 ilike '%' || $3 || '%') and ${inScopeSql('p.shop_id', '$5')}
        and ($6 = '' or ($6 = 'holding') = (a.effective_time <= $2::bigint and (a.expire_time is null or a.expire_time > $2::bigint)))
      order by holds desc, a.expire_time nulls last, sku_id, a.price_group_id limit ${CONSOLE_ROWS} offset $4::bigint`,
      [locale, now, find.trim(), (page - 1) * CONSOLE_ROWS, scopeParam(scope), state],
    ),
  draw: (rows, { t, form, named, panel, table, search, pages }) => {
    const box = (name: 'group' | 'skuId' | 'price' | 'minQty' | 'until', value: string | number = '') =>
      named(t(name), html`<input class="short" name="${name}" value="${value}" maxlength="20" />`)
    return html`${search(t('find'))}${table(
      ['group', 'model', 'product', 'list', 'price', 'action'],
      rows.map(
        ({ group, skuId, model, name, list, price, minQty, expireTime, holds }) =>
          html`<tr data-agreed="${skuId}">
            <td>${group}</td>
            <td>${model}</td>
            <td class="words">${name}</td>
            <td>${yuan(list)}</td>
            <td>
              ${form('agreementMake', { group, skuId }, html`${box('price', price)}${box('minQty', minQty)}${box('until', expireTime === null ? '' : wireDate(expireTime).slice(0, 10))}<button class="quiet">${t('save')}</button>`)}
            </td>
            <td>
              ${holds ? form('agreementEnd', { group, skuId }, html`<button class="quiet">${t('end')}</button>`) : t('ended')}
            </td>
          </tr>`,
      ),
      html`${panel(t('newAgreement'), form('agreementMake', {}, html`${box('group', 1)}${box('skuId')}${box('price')}${box('minQty', 1)}${box('until')}<button>${t('make')}</button>`))}
      ${panel(
        t('members'),
        form(
          'agreementGroup',
          {},
          html`${named(t('account'), html`<input class="short" name="account" maxlength="40" required />`)}${box('group', 1)}<button>
              ${t('join')}</button
            ><button class="quiet" name="leave" value="1">${t('leave')}</button>`,
        ),
      )}`,
    )}${pages(rows.length)}`
  },
  actions: {
    agreementMake: async ({ db, now }, { group = '', skuId = '', price = '', minQty = '1', until = '' }) => {
      const amount = readMoney(price)
      const end = endOf(until)
      if (!isNumber(group) || !isNumber(skuId) || !amount || !(Number(amount) > 0 && Number(amount) < 1e9)) return false
      if (!/^[1-9]\d{0,5}$/.test(minQty.trim()) || end === undefined || (end !== null && end <= now)) return false
      const made = await db.query(
        `
        insert into agreement_price (price_group_id, sku_id, price, min_qty, effective_time, expire_time)
        select $1::bigint, sku_id, $3::text::numeric, $4::text::int, $5::bigint, $6::bigint from sku where sku_id = $2::text::bigint
        on conflict (price_group_id, sku_id) do update set price = excluded.price, min_qty = excluded.min_qty, expire_time = excluded.expire_time,
          effective_time = case when agreement_price.expire_time <= excluded.effective_time then excluded.effective_time
            else agreement_price.effective_time end
        returning 1`,
        [group.trim(), skuId.trim(), amount, minQty.trim(), now, end],
      )
      return made.length === 1
    },
    agreementEnd: async ({ db, now }, { group = '', skuId = '' }) => {
      if (!isNumber(group) || !isNumber(skuId)) return false
      // An agreement that has not begun is deleted.
      const taken = await db.query(
        'delete from agreement_price where price_group_id = $1::bigint and sku_id = $2::bigint and effective_time >= $3::bigint returning 1',
        [group, skuId, now],
      )
      const ended = await db.query(
        `
        update agreement_price set expire_time = $3::bigint where price_group_id = $1::bigint and sku_id = $2::bigint
          and (expire_time is null or expire_time > $3::bigint) returning 1`,
        [group, skuId, now],
      )
      return taken.length + ended.length === 1
    },
    agreementGroup: async ({ db }, { account = '', group = '', leave = '' }) => {
      if (!leave && !isNumber(group)) return false
      const changed = await db.query('update buyer set price_group_id = $2::bigint where account = $1 returning 1', [
        account.trim(),
        leave ? null : group.trim(),
      ])
      return changed.length === 1
    },
  },
})

const isNumber = (text: string) => /^\d{1,16}$/.test(text.trim())

/** Returns the end of the day, null for empty text, or undefined if the text is not a date. */
function endOf(until: string): number | null | undefined {
  const day = until.trim()
  if (!day) return null
  const start = /^\d{4}-\d\d-\d\d$/.test(day) ? readServerTime(`${day} 00:00:00`) : undefined
  return start === undefined || Number.isNaN(start) ? undefined : start + 86_400_000
}
