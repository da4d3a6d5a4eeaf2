import { countAttempt } from '../../core/identity/rateLimit.ts'
import type { RateLimit } from '../../core/identity/rateLimit.ts'
import { uploadedTables } from '../files/tables/uploadedTables.ts'
import { readCartRows } from './importCart.ts'
import { cartTemplate } from './cartTemplate.ts'
import type { CallName } from '@millwright/contract/contract'
import { CART_LINE_LIMIT } from '@millwright/domain/constants'
import { minus, sum } from '@millwright/domain/money/money'
import { lineObstacle, tickedParts } from '@millwright/domain/product/orderable'
import { arrayText, queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { Refusal } from '../../core/call/call.ts'
import type { CallContext, PartialHandlers } from '../../core/call/call.ts'
import { saveCartLine } from './basket.ts'
import { equivalentsOf } from './equivalents.ts'
import { groupByShop, cardNoIn, cartItemOf, linesOf, quantityProblem } from '../../core/price/lines.ts'
import type { Line } from '../../core/price/lines.ts'
import { changeQuotedQuantity } from '../quote/changeQuotedQuantity.ts'
import { freightRules } from '../../core/price/freight.ts'
import { cartGroupOf } from '../../core/price/cartGroup.ts'
import { groupsOf, priceLines, stepWire } from '../../core/price/pricing.ts'
import { lockBuyer } from '../../db/locks.ts'
import { rowId, wireYuan } from '../../core/wire/wire.ts'

type Names =
  | 'prodCount'
  | 'prodCountOfCloud'
  | 'cartInfo'
  | 'totalPay'
  | 'changeItem'
  | 'addItems'
  | 'importCart'
  | 'checkItems'
  | 'deleteItem'
  | 'deleteAll'
  | 'expiryProdList'
  | 'cleanExpiryProdList'
  | 'exportCartTemplate'
/** A person who uploads by hand does not reach this limit. */
const imports: RateLimit = { name: 'cart import', maxAttempts: 60, windowMs: 3_600_000 }

export const cartHandlers: PartialHandlers<Names & CallName> = {
  prodCount: (_, context) => countOf(context, context.user),
  prodCountOfCloud: (_, context) => (context.user === undefined ? Promise.resolve(0) : countOf(context, context.user)),
  cartInfo: async (asked, context) => {
    const { locale, user } = context
    const choices = asked.filter((one) => typeof one === 'object')
    if (choices.length) await alone(context, (db) => keepChoices(db, user, choices))
    const lines = (await linesOf(context, user, {})).filter(({ onShelf }) => onShelf)
    const rules = await freightRules(
      context.db,
      lines.map(({ shopId }) => shopId),
    )
    const { orderable } = tickedParts(lines.map(countedLine))
    const ordered = new Set(orderable.map(({ line }) => line))
    const [ticked, rest, equivalents] = await Promise.all([
      priceLines(context, user, [...ordered], { freight: rules }),
      priceLines(
        context,
        user,
        lines.filter((line) => !ordered.has(line)),
        { alone: 'unit' },
      ),
      equivalentsOf(
        context,
        user,
        lines.filter((line) => lineObstacle(countedLine(line))),
      ),
    ])
    const priced = new Map(
      [...ticked.shops, ...rest.shops].flatMap((shop) => shop.lines.map((line) => [line.basketId, line])),
    )
    return groupByShop(lines).map((own) => {
      const { shopId, shopName, shopType } = own[0]!
      const shop = ticked.shops.find((one) => one.shopId === shopId)
      const groups = groupsOf(
        ticked,
        own.map(({ basketId }) => priced.get(basketId)!),
        locale,
      )
      return {
        shopId,
        shopName: shopName[locale],
        shopType,
        total: wireYuan(shop?.total ?? 0),
        actualTotal: shop ? wireYuan(minus(shop.actualTotal, shop.freight)) : 0,
        totalCount: own.filter((line) => ordered.has(line)).reduce((pieces, { quantity }) => pieces + quantity, 0),
        transFee: wireYuan(shop?.freight ?? 0),
        shopReduce: shop ? wireYuan(sum([shop.discountReduce, shop.couponReduce])) : 0,
        discountReduce: wireYuan(shop?.discountReduce ?? 0),
        shopCartItemDiscounts: groups.map((group) => {
          const wire = cartGroupOf(group, locale)
          return {
            ...wire,
            shopCartItems: wire.shopCartItems.map((item) => ({ ...item, equivalent: equivalents.get(item.skuId) })),
          }
        }),
      }
    })
  },
  totalPay: async (basketIds, context) => {
    const lines = basketIds.length
      ? (await linesOf(context, context.user, { basketIds: basketIds.map(rowId) })).filter(({ onShelf }) => onShelf)
      : []
    const priced = await priceLines(context, context.user, lines)
    return {
      totalMoney: wireYuan(priced.total),
      finalMoney: wireYuan(priced.actualTotal),
      subtractMoney: wireYuan(priced.reduce),
      count: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
      priceSteps: priced.steps.map((step) => stepWire(step, context.locale)),
    }
  },
  changeItem: (input, context) => alone(context, (db) => changeLine({ ...context, db }, input)),
  addItems: (items, context) => addEach(context, items),
  importCart: async ({ file }, context) => {
    const wait = await countAttempt(context, { ...imports, of: context.user })
    if (wait) context.fail('A00001', 'tooOften', { minutes: Math.ceil(wait / 60_000) })
    const [table] = await uploadedTables(context, file, `user ${context.user}`)
    const { lines, failList } = await readCartRows(context, table!)
    const added = await addEach(
      context,
      lines.map(({ sku, count }) => ({ ...sku, count })),
    )
    const refused = lines.flatMap(({ row, partyCode }, at) =>
      added[at]!.added ? [] : [{ row, partyCode, reason: added[at]!.message }],
    )
    return {
      successCount: lines.length - refused.length,
      failList: [...failList, ...refused].toSorted((one, other) => Number(one.row) - Number(other.row)),
    }
  },
  checkItems: async (items, context) => {
    await alone(context, (db) =>
      db.query(
        `
      update basket b set checked = w."isChecked" = 1 from jsonb_to_recordset($2::text::jsonb) as w ("basketId" bigint, "isChecked" int)
      where b.user_id = $1 and b.basket_id = w."basketId"`,
        [context.user, JSON.stringify(items)],
      ),
    )
    return null
  },
  deleteItem: async (basketIds, context) => {
    await alone(context, (db) =>
      db.query('delete from basket where user_id = $1 and basket_id = any($2::text::bigint[])', [
        context.user,
        arrayText(basketIds.map(rowId)),
      ]),
    )
    return null
  },
  deleteAll: async (_, context) => {
    await alone(context, (db) => db.query('delete from basket where user_id = $1', [context.user]))
    return null
  },
  expiryProdList: async (_, context) =>
    groupByShop((await linesOf(context, context.user, {})).filter(({ onShelf }) => !onShelf)).map((lines) => ({
      shopId: lines[0]!.shopId,
      shopName: lines[0]!.shopName[context.locale],
      shopCartItemDtoList: lines.map((line) => cartItemOf(line, context.locale)),
    })),
  cleanExpiryProdList: async (_, context) => {
    await alone(context, (db) =>
      db.query(
        'delete from basket b using sku k, product p where b.user_id = $1 and k.sku_id = b.sku_id and p.prod_id = k.prod_id and p.status <> 1',
        [context.user],
      ),
    )
    return null
  },
  exportCartTemplate: async (_, { locale }) => {
    return new File([await cartTemplate(locale)], 'cart.xlsx', {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    })
  },
}

/** Adds SKUs independently, and returns the reason for each one that was not added. */
export function addEach(
  context: CallContext & { user: number },
  items: readonly Change[],
): Promise<{ skuId: string; added: boolean; message?: string }[]> {
  return alone(context, async (db) => {
    const done: { skuId: string; added: boolean; message?: string }[] = []
    for (const item of items) {
      const skuId = String(item.skuId)
      try {
        await changeLine({ ...context, db }, item)
        done.push({ skuId, added: true })
      } catch (error) {
        // `changeLine` throws its refusals before it writes, so the other lines are still added.
        if (!(error instanceof Refusal)) throw error
        done.push({ skuId, added: false, message: error.message })
      }
    }
    return done
  })
}

type Change = {
  basketId?: number | string
  prodId: number | string
  skuId: number | string
  count: number
  distributionCardNo?: string | undefined
  discountId?: number | string | undefined
}

/** Adds to the quantity of a line, or takes from it. Throws a refusal before it writes. */
async function changeLine(context: CallContext & { user: number }, input: Change) {
  const { db, user, locale, say } = context
  const [held] = await db.query<{ basketId: number; skuId: number; quantity: number; quoteLineId: number | null }>(
    `
      select basket_id as "basketId", sku_id as "skuId", quantity, quote_line_id as "quoteLineId" from basket where user_id = $1
        and case when $2::bigint is null then sku_id = $3::bigint and quote_line_id is null else basket_id = $2::bigint end`,
    [user, input.basketId ?? null, input.skuId],
  )
  if (input.basketId !== undefined && !held) throw new Refusal('A02000', say('cartLineGone'))
  if (held && input.discountId !== undefined)
    await keepChoices(db, user, [{ basketId: held.basketId, discountId: input.discountId }])
  if (held && input.count === 0 && input.discountId !== undefined)
    return { basketId: held.basketId, prodCount: held.quantity }
  const quantity = (held?.quantity ?? 0) + input.count
  if (held?.quoteLineId) {
    const kept = await changeQuotedQuantity(context, user, held.basketId, quantity)
    if ('problem' in kept) throw new Refusal('A00001', say(kept.problem, { bound: kept.bound }))
    return { basketId: held.basketId, prodCount: quantity }
  }
  const [line] = await linesOf(context, user, {
    item: { skuId: held?.skuId ?? input.skuId, prodCount: Math.max(1, Math.min(quantity, 2 ** 31 - 1)) },
  })
  if (!line?.onShelf || line.prodId !== Number(input.prodId)) throw new Refusal('A01000', say('productGone'))
  const problem = quantityProblem(line, quantity, locale)
  if (problem)
    throw new Refusal(
      problem.code,
      say(problem.message, problem.values),
      problem.code === 'A03010' ? line.skuId : undefined,
    )
  if (!held) {
    const n = await countOf(context, user)
    if (n >= CART_LINE_LIMIT) throw new Refusal('A00001', say('cartFull', { limit: CART_LINE_LIMIT }))
  }
  const cardNo = cardNoIn(input.distributionCardNo)
  return { basketId: await saveCartLine(context, user, line, held?.basketId, { cardNo }), prodCount: quantity }
}

/** Stores the discount that each line should use. 0 means no discount, -1 the largest discount. */
async function keepChoices(
  db: Db,
  user: number,
  choices: readonly { basketId: number | string; discountId: number | string }[],
): Promise<void> {
  await db.query(
    `
    update basket b set discount_id = nullif(w."discountId", -1) from jsonb_to_recordset($2::text::jsonb) as w ("basketId" bigint, "discountId" bigint)
    where b.user_id = $1 and b.basket_id = w."basketId"`,
    [user, JSON.stringify(choices)],
  )
}

/** Runs changes of the same cart one after another. */
function alone<T>({ db, user }: { db: Db; user: number }, work: (db: Db) => Promise<T>): Promise<T> {
  return db.tx(async (tx) => {
    await lockBuyer(tx, user)
    return work(tx)
  })
}

async function countOf({ db }: Pick<CallContext, 'db'>, user: number): Promise<number> {
  const row = await queryOne<{ n: number }>(db, 'select count(*)::int as n from basket where user_id = $1', [user])
  return row.n
}

/** Returns a line with the fields that tell whether it can be ordered as it stands. */
function countedLine(line: Line) {
  const { quantity, checked, stocks, minOrderQty, packQty } = line
  return { line, prodCount: quantity, isChecked: checked ? 1 : 0, actualStock: stocks, minOrderQty, packQty }
}
