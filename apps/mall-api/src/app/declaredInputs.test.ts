import { contract } from '@millwright/contract/contract'
import type { CallName } from '@millwright/contract/contract'
import { beforeAll, expect, it } from 'vitest'
import { onDatabase } from '../testing/databases.ts'
import { START, testMall } from '../testing/testMall.ts'
import type { TestMall } from '../testing/testMall.ts'
import { Visitor } from '../testing/visitor.ts'

const DAY = 86_400_000
type Query = Record<string, unknown>
/** Two values of an input that must give different responses. `with` is sent both times. */
type Pair = { between: readonly [unknown, unknown]; with?: Query }
type Tried = Record<string, Pair | readonly [unknown, unknown]>

const absent = undefined
const goods: Tried = {
  keyword: ['6205', 'M8'],
  prodName: ['6205', '螺钉'],
  primaryCategoryId: [1, 2],
  secondaryCategoryId: [11, 21],
  categoryId: [111, 211],
  shopCategoryId: [11, 21],
  brandIds: ['1', '2'],
  minPrice: [absent, 20],
  maxPrice: [absent, 1],
  hasStock: [absent, true],
  shopId: [1, 2],
  shopType: [1, 2],
  prodType: [0, 2],
  isActive: [0, 1],
  preSellStatus: [0, 1],
  attrIds: ['2_21', '2_22'],
  attrRanges: ['1_20~26', '1_27~40'],
  sort: [4, 5],
  sortAttr: { between: [absent, 1], with: { primaryCategoryId: 1, sort: 2, sortDown: false } },
  sortDown: { between: [absent, true], with: { primaryCategoryId: 1, sortAttr: 1 } },
  withAttrs: [absent, true],
  exact: { between: [absent, true], with: { keyword: '6205-2rx' } },
}
const coupons: Tried = { shopId: [1, 2], couponType: [1, 2], couponId: [9001, 9002] }
const orders: Tried = { status: [1, 2], prodName: ['6205', 'M8'] }

/** The inputs that filter or sort a list, by call. The tests try them on a mall with `somethingOfEverything`. */
const tried: Partial<Record<CallName, Tried>> = {
  searchProd: goods,
  searchWithFacets: goods,
  ownSearch: goods,
  productPoolFacets: goods,
  productPool: {
    prodName: ['6205', 'M8'],
    categoryId: [111, 211],
    brandId: [1, 2],
    ended: [absent, true],
  },
  suggest: { keyword: ['620', 'M8'], size: { between: [1, 5], with: { keyword: '620' } } },
  prodsByIds: { prodIds: ['101', '201'], prodType: { between: [0, 2], with: { prodIds: '101,102,201' } } },
  prodShelves: { shelves: ['categoryId=1', 'categoryId=2'] },
  recommendList: { prodId: { between: [101, 201], with: { categoryId: 1 } }, categoryId: [1, 2] },
  prodCommPage: { prodId: [101, 201], evaluate: { between: [0, 1], with: { prodId: 101 } } },
  hotSearch: { number: [1, 3], sort: [0, 1] },
  hotShops: { number: [1, 2], sort: [0, 1] },
  shopPage: {
    shopName: ['中轴', '标件'],
    shopType: [1, 2],
    isPreferred: [absent, 1],
    city: ['上海', '苏州'],
    categoryId: [1, 2],
    shopIds: ['1', '2'],
  },
  shopFacets: {
    shopName: ['中轴', '标件'],
    shopType: [1, 2],
    isPreferred: [absent, 1],
    city: ['上海', '苏州'],
    categoryId: [1, 2],
  },
  seckillPage: { seckillIds: ['1', '2'], seckillTimeId: [START, START - 2 * DAY], withEnded: [0, 1] },
  groupProdPage: { groupActivityIds: ['1', '2'], prodName: ['6206', 'M8'], categoryId: [1, 2] },
  scoreProdPage: { canAfford: [absent, 50], kind: [1, 2], prodId: [101, 201] },
  couponPage: coupons,
  couponPageOfBuyer: coupons,
  couponsOfProd: { prodId: [101, 201], shopId: { between: [1, 2], with: { prodId: 101 } } },
  couponProds: { couponId: [9001, 9002] },
  myCouponPage: { status: [0, 1] },
  discountPage: { shopId: [1, 2] },
  discountProdPage: { discountId: [9001, 9002] },
  collectedProds: { prodName: ['6205', 'M8'] },
  collectedShops: { shopName: ['中轴', '标件'] },
  levelList: { levelType: [0, 1] },
  myOrder: orders,
  myOrderSearch: {
    status: [1, 2],
    orderName: ['6205', 'M8'],
    orderNumber: ['A1', 'B2'],
    orderTimeStatus: [1, 3],
    beginDate: ['2020-01-01', '2026-11-21'],
    endDate: ['2020-01-01', '2026-11-21'],
    shopId: [1, 2],
    orderType: [0, 3],
    orderMold: [0, 1],
  },
}

/** Lists of a buyer's own records. The tests of their contexts try their inputs. */
const triedElsewhere: Partial<Record<CallName, string>> = {
  refundList: 'after-sale',
  balanceLog: 'member/members.test.ts',
  scoreLogPage: 'member/points.test.ts',
  distributionIncome: 'distribution',
  distributionProds: 'distribution/distribution.test.ts',
  creditPage: 'credit/credit.test.ts',
  creditApplyPage: 'credit/credit.test.ts',
  billPage: 'credit/credit.test.ts',
  orderInvoicePage: 'after-sale/invoices.test.ts',
  invoiceableOrders: 'after-sale/invoices.test.ts',
  myOrderItemsComment: 'catalogue/comments.test.ts',
  feedbackPage: 'content/content.test.ts',
  messagePage: 'message/messages.test.ts',
  articleNumberPage: 'article-number/handlers.test.ts',
  inquiryPage: 'quote/quotes.test.ts',
  regulationPage: 'content/content.test.ts',
  noticePage: 'site/handlers.test.ts',
  chatMessages: 'chat/chat.test.ts',
}

/** Inputs for the position in a list, not its content. */
const paging = ['current', 'size']

function inputsOf(name: CallName): string[] {
  let input = contract[name].input as { def?: { innerType?: unknown }; shape?: object }
  while (input.def?.innerType) input = input.def.innerType as typeof input
  return Object.keys(input.shape ?? {})
}
/** GET calls that take paging inputs and other inputs. */
const listCalls = (Object.keys(contract) as CallName[]).filter((name) => {
  const { method, answer } = contract[name] as { method: string; answer: { def?: { type?: string } } }
  const more = inputsOf(name).filter((key) => !paging.includes(key))
  return method === 'GET' && more.length > 0 && more.length < inputsOf(name).length && answer !== undefined
})

it('tries every filter and sort order of every paged list', () => {
  const missing = listCalls.flatMap((name) =>
    name in triedElsewhere
      ? []
      : inputsOf(name)
          .filter((key) => !paging.includes(key) && !Object.hasOwn(tried[name] ?? {}, key))
          .map((key) => `${name}.${key}`),
  )
  expect(missing).toEqual([])
})

onDatabase((open) => {
  let mall: TestMall
  let visitor: Visitor
  let buyer: Visitor
  beforeAll(async () => {
    mall = await testMall(open())
    visitor = new Visitor(mall.app)
    buyer = await new Visitor(mall.app).login('agreement')
    await somethingOfEverything(mall, buyer)
  }, 60_000)

  it.each(
    Object.entries(tried).flatMap(([name, inputs]) =>
      Object.keys(inputs).map((key) => [name as CallName, key] as const),
    ),
  )('returns other data from %s for another %s', async (name, key) => {
    const pair = tried[name]![key]!
    const { between, with: beside = {} } = 'between' in pair ? pair : { between: pair }
    const asks = contract[name].auth === 'user' ? buyer : visitor
    const [one, other] = await Promise.all(
      between.map(async (value) => {
        const query = { ...beside, ...(value !== absent && { [key]: value }) }
        const { code, msg, data } = await asks.call(name, query as never)
        expect(`${code} ${msg}`, JSON.stringify(query)).toMatch(/^00000/)
        return JSON.stringify(data)
      }),
    )
    expect(one).not.toBe(other)
  })
})

/** Creates two each of deals, coupons, discounts, agreements, orders and favourites. */
async function somethingOfEverything({ db }: TestMall, buyer: Visitor) {
  const [{ id } = { id: 0 }] = await db.query<{ id: number }>(
    "select user_id as id from buyer where account = 'agreement'",
  )
  const name = `'{"zh": "名", "en": "Name"}'`
  await db.script(`
    update shop set preferred = shop_id = 1;
    delete from seckill; delete from group_activity; delete from score_prod; delete from agreement_price; delete from discount;
    insert into seckill (seckill_id, prod_id, sku_id, price, stocks, start_time, end_time)
      values (1, 101, 1001, 9, 5, ${START}, ${START + DAY}), (2, 201, 2001, 0.2, 5, ${START - 2 * DAY}, ${START - DAY});
    insert into group_activity (group_activity_id, prod_id, sku_id, price, people, start_time, end_time)
      values (1, 102, 1003, 9, 2, ${START}, ${START + DAY}), (2, 201, 2001, 0.2, 2, ${START}, ${START + DAY});
    insert into score_prod (prod_id, sku_id, points, price, stocks, origin) values (101, 1001, 100, 0, 5, 5), (201, 2001, 50, 1, 5, 5);
    update buyer set price_group_id = 1 where user_id = ${id};
    insert into agreement_price (price_group_id, sku_id, price, expire_time)
      select 1, sku_id, price, case sku_id when 1002 then ${START - DAY} end from sku where sku_id <> 2002;
    insert into coupon (coupon_id, shop_id, name, coupon_type, cash_condition, reduce_amount, coupon_discount, valid_time_type, end_time, release_time, total, stocks)
      values (9001, 1, ${name}, 1, 0, 5, null, 1, ${START + DAY}, 0, 9, 9), (9002, 2, ${name}, 2, 0, null, 9, 1, ${START + DAY}, 0, 9, 9);
    insert into coupon_user (coupon_id, user_id, receive_time, end_time) values (9001, ${id}, ${START}, ${START + DAY});
    insert into discount (discount_id, shop_id, name, discount_rule, suitable_prod_type, start_time, end_time, items)
      select 9000 + shop_id, shop_id, ${name}, 0, 0, ${START}, ${START + DAY}, '[{"needAmount": "500.00", "discount": "30.00"}]' from shop where shop_id <= 2;
    insert into collection select ${id}, prod_id, ${START} from product where prod_id in (101, 201) on conflict do nothing;
    insert into shop_collection select ${id}, shop_id, ${START} from shop where shop_id <= 2 on conflict do nothing`)
  await buyer.call('deleteAll', {})
  const buy = async (orderItem: { prodId: number; skuId: number; shopId: number; prodCount: number }) => {
    const wish = { orderItem, addrId: 0, dvyTypes: [], couponIds: [], userChangeCoupon: 1 } as never
    const { uuid } = (await buyer.call('confirmOrder', wish)).answer
    const orderShopParams = [{ shopId: orderItem.shopId, remarks: '' }]
    return (await buyer.call('submitOrder', { orderShopParams, uuid: uuid! })).answer.orderNumbers
  }
  const [first, second] = [
    await buy({ prodId: 101, skuId: 1001, shopId: 1, prodCount: 1 }),
    await buy({ prodId: 201, skuId: 2001, shopId: 2, prodCount: 100 }),
  ]
  await db.query("update orders set po_number = 'A1' where order_number = $1", [first])
  await db.query(
    "update orders set po_number = 'B2', status = 2, paid_at = created, order_type = 3, created = $2::bigint, expires = $2::bigint where order_number = $1",
    [second, START - 200 * DAY],
  )
}
