import type { CallName, InputOf } from '@millwright/contract/contract'
import fc from 'fast-check'
import type { TestMall } from '../../../apps/mall-api/src/testing/testMall.ts'
import { Visitor } from '../../../apps/mall-api/src/testing/visitor.ts'
import { soup } from './addresses.ts'

type Asked = { name: CallName; input: Record<string, unknown> }

const anyId = fc.oneof(fc.integer({ min: 1, max: 2100 }), fc.constantFrom(1001, 1002, 2001, 1, 0))
const filters = {
  keyword: fc.oneof(fc.constantFrom('6205', 'M8', '轴承', '*', ''), soup),
  prodName: fc.oneof(fc.constantFrom('6205', 'M8'), soup),
  primaryCategoryId: anyId,
  categoryId: anyId,
  brandIds: anyId,
  brandId: anyId,
  shopId: anyId,
  minPrice: fc.integer({ min: -1, max: 100 }),
  sort: fc.integer({ min: 0, max: 9 }),
  current: fc.integer({ min: 1, max: 9 }),
  size: fc.integer({ min: 1, max: 100 }),
  exact: fc.boolean(),
  withAttrs: fc.boolean(),
  ended: fc.boolean(),
  // Parameters that no call has, in case a call should ever read them.
  priceGroupId: fc.constantFrom(1, 2, '1'),
  userId: anyId,
  isProductPool: fc.constant(1),
}
const filterNames = Object.keys(filters) as (keyof typeof filters)[]
/** At most two filters at once. More filters match no product, and an empty response reveals nothing. */
const filter = fc
  .tuple(fc.record(filters), fc.shuffledSubarray(filterNames, { maxLength: 2 }))
  .map(([all, names]) => Object.fromEntries(names.map((name) => [name, all[name]])))

export const poolRequests: fc.Arbitrary<Asked> = fc.oneof(
  fc.record({ name: fc.constantFrom('productPool', 'productPoolFacets'), input: filter }),
  fc.record({
    name: fc.constant('agreementPrices' as const),
    input: anyId.map((id) => ({ skuIds: `${id},1001,2001` })),
  }),
  fc.record({
    name: fc.constantFrom('prodInfo', 'skuList'),
    input: fc.constantFrom(101, 201).map((prodId) => ({ prodId })),
  }),
)

const PRICE = '7.77'

/**
 * Returns a function that tells whether an unauthorised request reveals anything about an agreement: an agreed price, a
 * product of the pool, or the number of such products.
 */
export async function strangersOf(mall: TestMall): Promise<(asked: Asked, who: number) => Promise<boolean>> {
  await mall.db.script(`
    delete from agreement_price;
    insert into agreement_price (price_group_id, sku_id, price) values (1, 1001, ${PRICE}), (1, 2001, ${PRICE});
    insert into agreement_price (price_group_id, sku_id, price, expire_time) values (1, 1002, ${PRICE}, 1000);
    update buyer set price_group_id = 2 where account = 'distributor'`)
  const ended = await new Visitor(mall.app).login('agreement')
  await ended.call('logOut', {})
  const visitors = [
    new Visitor(mall.app),
    new Visitor(mall.app, { token: ended.token ?? 'ended' }),
    new Visitor(mall.app, { token: 'nonsense' }),
    await new Visitor(mall.app).login(),
    await new Visitor(mall.app).login('newcomer'),
    // A member of another price group, which has no agreements.
    await new Visitor(mall.app).login('distributor'),
  ]
  return async ({ name, input }, who) => {
    const { code, data } = await visitors[who % visitors.length]!.call(name, input as InputOf<typeof name>)
    if (code !== '00000') return false
    const said = JSON.stringify(data ?? null)
    if (/"agreementPrice":(?!null)/.test(said) || said.includes(PRICE)) return true
    return name.startsWith('productPool') && !/"total":0\b/.test(said)
  }
}

export const strangers = fc.nat({ max: 5 })
