import { html } from 'hono/html'
import type { Locale } from '@millwright/domain/locale'
import { money, readMoney } from '@millwright/domain/money/money'
import { greatestShare } from '@millwright/domain/price/promotion'
import type { Db } from '../../db/db.ts'
import { grouped, yuan } from '../../core/console/yuan.ts'
import { CONSOLE_ROWS, defineSection } from '../../core/console/section.ts'
import { inScopeSql, scopeParam, shopsByField } from '../../core/console/shopScope.ts'
import type { ConsoleContext, ConsoleHelpers } from '../../core/console/section.ts'

const DAY = 86_400_000
type Both = Record<Locale, string>
type Shop = { id: number; name: Both }
type CouponLine = {
  id: number
  name: Both
  shop: Both | null
  from: string
  off: string | null
  paid: string | null
  left: number
  total: number
  state: number
}
type DiscountLine = {
  id: number
  name: Both
  shop: Both
  discountRule: number
  discountType: number
  maxReduceAmount: string | null
  items: { needAmount: string; discount: string }[]
  /** The unit price of the cheapest goods that take part, with every tier. */
  cheapest: string | null
  state: number
}

/** A discount that takes more than this share off the goods' price is pointed out to the merchant. */
const MOST_SHARE = 0.5

const texts = {
  promoName: ['名称', 'Name'],
  promoShop: ['店铺', 'Shop'],
  promoLeft: ['剩余', 'Left'],
  promoState: ['状态', 'State'],
  promoFrom: ['门槛', 'Minimum spend'],
  promoOff: ['立减', 'Discount'],
  promoKind: ['种类', 'Kind'],
  promoMoneyOff: ['减金额（元）', 'Yuan off'],
  promoPercentOff: ['减百分比（%）', 'Percent off'],
  promoWorth: ['面额', 'Value'],
  promoCount: ['数量', 'Quantity'],
  promoLimit: ['每人限领', 'Limit per buyer'],
  promoSteps: ['档位', 'Tiers'],
  promoMall: ['平台', 'Mall'],
  promoMake: ['新建优惠券', 'Create coupon'],
  promoMakeDiscount: ['新建满减', 'Create discount'],
  promoDeep: [
    '最低价商品 ¥{price} 可减 {percent}%，请核对门槛',
    'takes {percent}% off the cheapest goods at ¥{price}: check the threshold',
  ],
  promoStart: ['开始', 'Start'],
  promoEnd: ['结束', 'End'],
  promoState0: ['未开始', 'Scheduled'],
  promoState1: ['进行中', 'Running'],
  promoState2: ['已结束', 'Ended'],
  promoFind: ['名称', 'Name'],
} as const
type Kit = ConsoleHelpers<keyof typeof texts | 'shop'>
const states = ['promoState1', 'promoState0', 'promoState2'] as const
const stateWord = (state: number) =>
  (['promoState0', 'promoState1', 'promoState2'] as const)[state] ?? ('promoState2' as const)

/** SQL after `from`: the rows of a list that match its filters. `$2` is the name, `$3` the state, `$5` the scope. */
const filteredSql = `($2 = '' or x.name->>'zh' ilike '%' || $2 || '%' or x.name->>'en' ilike '%' || $2 || '%')
  and ($3 = '' or $3 = 'promoState' || x.state)
  order by x.state = 2, x.state, x.id desc limit ${CONSOLE_ROWS} offset $4::bigint`
const shopsOf = ({ db, scope }: Pick<ConsoleContext, 'db' | 'scope'>) =>
  db.query<Shop>(
    `select shop_id as id, name from shop where ${inScopeSql('shop_id', '$1')} order by shop_id limit 50`,
    [scopeParam(scope)],
  )
const ofForm = shopsByField('shopId', 'select shop_id from shop where shop_id = $1::bigint')
const shopsOfCoupon = shopsByField('id', 'select shop_id from coupon where coupon_id = $1::bigint')
const shopsOfDiscount = shopsByField('id', 'select shop_id from discount where discount_id = $1::bigint')

/** Returns the button that starts or ends a coupon or discount. */
const turn = ({ form, t }: Kit, state: number, noun: 'coupon' | 'discount', id: number) =>
  state === 1
    ? form(`${noun}End`, { id }, html`<button class="quiet">${t('promoEnd')}</button>`)
    : form(`${noun}Start`, { id }, html`<button class="quiet">${t('promoStart')}</button>`)

/** The seller console's section of coupons: create, start and end them. */
export const couponConsoleSection = defineSection({
  name: 'promotions',
  texts: {
    ...texts,
    title: ['优惠券', 'Coupons'],
    empty: ['新建优惠券后，优惠券显示在这里。', 'Coupons appear here when you create them.'],
  },
  states,
  shopActions: { couponMake: ofForm, couponStart: shopsOfCoupon, couponEnd: shopsOfCoupon },
  read: async ({ db, now, scope }, { find, state, page }) => ({
    scope,
    shops: await shopsOf({ db, scope }),
    coupons: await db.query<CouponLine>(
      `select x.* from (
        select coupon_id as id, c.name, s.name as shop, cash_condition as from, reduce_amount as off, coupon_discount as paid, stocks as left, total,
          case when ended or end_time <= $1::bigint then 2 when release_time > $1::bigint then 0 else 1 end as state
        from coupon c left join shop s using (shop_id) where ${inScopeSql('c.shop_id', '$5')}) x
      where ${filteredSql}`,
      [now, find.trim(), state, (page - 1) * CONSOLE_ROWS, scopeParam(scope)],
    ),
  }),
  draw: ({ shops, coupons, scope }, kit) => {
    const { t, form, named, panel, table, locale, search, pages } = kit
    const { shopChoice, amount, whole } = fieldsOf(shops, kit)
    return html`${search(t('promoFind'))}${table(
      ['promoName', 'promoShop', 'promoWorth', 'promoLeft', 'promoState', 'action'],
      coupons.map(
        ({ id, name, shop, from, off, paid, left, total, state }) =>
          html`<tr data-coupon="${id}" data-state="${state}">
            <td>${name[locale]}</td>
            <td>${shop?.[locale] ?? t('promoMall')}</td>
            <td>${paid === null ? yuan(off ?? '0') : `${percentOff(paid)}%`} / ${yuan(from)}</td>
            <td>${grouped(left)} / ${grouped(total)}</td>
            <td>${t(stateWord(state))}</td>
            <td>${turn(kit, state, 'coupon', id)}</td>
          </tr>`,
      ),
      panel(
        t('promoMake'),
        form(
          'couponMake',
          {},
          html`${named(t('promoName'), html`<input name="name" required maxlength="40" />`)}
            ${shopChoice(scope === 'all')} ${amount('promoFrom', 'from', '100')}
            ${named(
              t('promoKind'),
              html`<select name="kind">
                <option value="1">${t('promoMoneyOff')}</option>
                <option value="2">${t('promoPercentOff')}</option>
              </select>`,
            )}
            ${amount('promoOff', 'off', '10')} ${whole('promoCount', 'total', 100)}
            ${whole('promoLimit', 'limit', 1)}<button>${t('promoMake')}</button>`,
        ),
      ),
    )}${pages(coupons.length)}`
  },
  actions: {
    couponMake: async ({ db, now }, { name = '', shopId = '', kind = '1', from, off, total, limit }) => {
      const [need, gives, count, each] = [readMoney(from), readMoney(off), Number(total), Number(limit)]
      const named = name.trim().slice(0, 40)
      if (!named || !need || !gives || !(Number(need) >= 0 && Number(gives) > 0)) return false
      if (!(Number.isInteger(count) && count > 0 && count <= 100_000 && Number.isInteger(each) && each > 0))
        return false
      const worth = worthOf(kind, gives)
      const shop = await shopOf(db, shopId)
      if (!worth || shop === undefined) return false
      await db.query(
        `
        insert into coupon (shop_id, name, coupon_type, cash_condition, reduce_amount, coupon_discount, valid_time_type, start_time, end_time, release_time, total, stocks, limit_num)
        values ($1, $2::text::jsonb, $9, $3::text::numeric, $4::text::numeric, $10::text::numeric, 1, $5, $6, $5, $7, $7, $8)`,
        [
          shop,
          JSON.stringify({ zh: named, en: named }),
          need,
          worth.off,
          now,
          now + 30 * DAY,
          count,
          each,
          worth.type,
          worth.paid,
        ],
      )
      return true
    },
    couponStart: async ({ db, now }, { id = '' }) =>
      changed(
        db,
        `update coupon set ended = false, release_time = least(release_time, $2::bigint),
          end_time = case when end_time <= $2::bigint then $2::bigint + ${30 * DAY}::bigint else end_time end where coupon_id = $1 returning 1`,
        id,
        now,
      ),
    couponEnd: async ({ db, now }, { id = '' }) =>
      changed(db, 'update coupon set ended = true where coupon_id = $1 and $2::bigint > 0 returning 1', id, now),
  },
})

/** The seller console's section of threshold discounts: create, start and end them. */
export const discountConsoleSection = defineSection({
  name: 'discounts',
  texts: {
    ...texts,
    title: ['满减', 'Threshold discounts'],
    empty: ['新建满减后，满减显示在这里。', 'Discounts appear here when you create them.'],
  },
  states,
  shopActions: { discountMake: ofForm, discountStart: shopsOfDiscount, discountEnd: shopsOfDiscount },
  read: async ({ db, now, scope }, { find, state, page }) => ({
    shops: await shopsOf({ db, scope }),
    discounts: await db.query<DiscountLine>(
      `select x.* from (
        select discount_id as id, d.name, s.name as shop, discount_rule as "discountRule", discount_type as "discountType",
          max_reduce_amount as "maxReduceAmount", items, (
            select min(least(k.price, (select min((tier->>'price')::numeric) from jsonb_array_elements(k.tiers) tier))) from product p join sku k using (prod_id)
            where p.shop_id = d.shop_id and p.status = 1 and (suitable_prod_type = 0 or (suitable_prod_type = 1) = exists (
              select 1 from discount_prod o where o.discount_id = d.discount_id and o.prod_id = p.prod_id))
          )::text as cheapest,
          case when end_time <= $1::bigint then 2 when start_time > $1::bigint then 0 else 1 end as state
        from discount d join shop s using (shop_id) where ${inScopeSql('d.shop_id', '$5')}) x
      where ${filteredSql}`,
      [now, find.trim(), state, (page - 1) * CONSOLE_ROWS, scopeParam(scope)],
    ),
  }),
  draw: ({ shops, discounts }, kit) => {
    const { t, form, named, panel, table, locale, search, pages } = kit
    const { shopChoice, amount } = fieldsOf(shops, kit)
    return html`${search(t('promoFind'))}${table(
      ['promoName', 'promoShop', 'promoSteps', 'promoState', 'action'],
      discounts.map(
        ({ id, name, shop, state, ...rule }) =>
          html`<tr data-discount="${id}" data-state="${state}">
            <td>${name[locale]}</td>
            <td>${shop[locale]}</td>
            <td>${rule.items.length}${warning(rule, t('promoDeep'))}</td>
            <td>${t(stateWord(state))}</td>
            <td>${turn(kit, state, 'discount', id)}</td>
          </tr>`,
      ),
      panel(
        t('promoMakeDiscount'),
        form(
          'discountMake',
          {},
          html`${named(t('promoName'), html`<input name="name" required maxlength="40" />`)} ${shopChoice(false)}
            ${amount('promoFrom', 'from', '200')} ${amount('promoOff', 'off', '20')}
            <button>${t('promoMakeDiscount')}</button>`,
        ),
      ),
    )}${pages(discounts.length)}`
  },
  actions: {
    discountMake: async ({ db, now }, { name = '', shopId = '', from, off }) => {
      const [need, gives] = [readMoney(from), readMoney(off)]
      const named = name.trim().slice(0, 40)
      if (!named || !need || !gives || !(Number(need) >= 0 && Number(gives) > 0)) return false
      const shop = await shopOf(db, shopId)
      if (!shop) return false
      await db.query(
        `
        insert into discount (shop_id, name, discount_rule, start_time, end_time, items) values ($1, $2::text::jsonb, 0, $3, $4, $5::text::jsonb)`,
        [
          shop,
          JSON.stringify({ zh: named, en: named }),
          now,
          now + 30 * DAY,
          JSON.stringify([{ needAmount: need, discount: gives }]),
        ],
      )
      return true
    },
    discountStart: async ({ db, now }, { id = '' }) =>
      changed(
        db,
        `update discount set start_time = least(start_time, $2::bigint),
          end_time = case when end_time <= $2::bigint then $2::bigint + ${30 * DAY}::bigint else end_time end where discount_id = $1 returning 1`,
        id,
        now,
      ),
    discountEnd: async ({ db, now }, { id = '' }) =>
      changed(
        db,
        `update discount set start_time = least(start_time, $2::bigint), end_time = $2::bigint where discount_id = $1 and end_time > $2::bigint returning 1`,
        id,
        now,
      ),
  },
})

/** Returns the form fields that coupons and discounts share. */
function fieldsOf(shops: readonly Shop[], { t, named, locale }: Kit) {
  const shopChoice = (mall: boolean) =>
    named(
      t('promoShop'),
      html`<select name="shopId">
        ${mall ? html`<option value="">${t('promoMall')}</option>` : ''}
        ${shops.map(({ id, name }) => html`<option value="${id}">${name[locale]}</option>`)}
      </select>`,
    )
  const amount = (key: 'promoFrom' | 'promoOff', name: string, value: string) =>
    named(
      t(key),
      html`<input name="${name}" inputmode="decimal" required pattern="\\d{1,9}(\\.\\d{1,2})?" value="${value}" />`,
    )
  const whole = (key: 'promoCount' | 'promoLimit', name: string, value: number) =>
    named(t(key), html`<input name="${name}" type="number" min="1" max="100000" required value="${value}" />`)
  return { shopChoice, amount, whole }
}

/** Returns a shop's id, null for the platform, or undefined for an unknown shop. */
async function shopOf(db: Db, shopId: string): Promise<number | null | undefined> {
  if (shopId === '') return null
  if (!/^\d{1,15}$/.test(shopId)) return undefined
  return (await db.query<{ id: number }>('select shop_id as id from shop where shop_id = $1', [Number(shopId)]))[0]?.id
}

async function changed(db: Db, statement: string, id: string, now: number): Promise<boolean> {
  return /^\d{1,15}$/.test(id) && (await db.query(statement, [Number(id), now])).length === 1
}

/**
 * Converts the form's value: yuan off (kind 1), or percent off as the paid tenths of the price (kind 2: `12.5` is
 * `8.75`).
 */
function worthOf(kind: string, gives: string) {
  if (kind === '1') return { type: 1, off: gives, paid: null }
  const tenths = Math.round(Number(gives) * 10)
  if (kind !== '2' || Math.abs(tenths - Number(gives) * 10) > 1e-6 || tenths <= 0 || tenths >= 1000) return undefined
  return { type: 2, off: null, paid: ((1000 - tenths) / 100).toFixed(2) }
}

/** Converts paid tenths of the price to percent off. */
const percentOff = (paid: string) => Number((100 - Number(paid) * 10).toFixed(1))

/** Says so if a discount takes more than half off the price of the cheapest goods that take part. */
function warning(
  {
    discountRule,
    discountType,
    maxReduceAmount,
    items,
    cheapest,
  }: Omit<DiscountLine, 'id' | 'name' | 'shop' | 'state'>,
  sentence: string,
) {
  if (cheapest === null) return ''
  const share = greatestShare(
    {
      discountRule,
      discountType,
      maxReduceAmount: readMoney(maxReduceAmount),
      discountItems: items.map(({ needAmount, discount }) => ({
        needAmount: money(needAmount),
        discount: money(discount),
      })),
    },
    money(cheapest),
  )
  if (share <= MOST_SHARE) return ''
  const words = sentence.replace('{price}', money(cheapest)).replace('{percent}', String(Math.round(share * 100)))
  return html` <strong data-warning="deep">⚠ ${words}</strong>`
}
