import type { Client } from '@millwright/contract/contract'
import type { CardProduct } from '@millwright/commerce/ProductCard'
import type { DecorationData, GroupCard, SeckillCard } from '@millwright/decoration/data'
import { planData } from '@millwright/decoration/planData'
import type { DecorationDocument } from '@millwright/decoration/read'
import { HOT_SHOPS_SHOWN } from '@millwright/domain/constants'
import { sortNumbers } from '@millwright/domain/listFilter'
import type { At, Head, Load } from '../at.ts'
import { isDecorated } from '../internal/homePanelOpen.ts'
import { documentOf } from '../internal/documentOf.ts'
import { quietly } from '../internal/quietly.ts'
import { slimCard } from '../internal/slimCard.ts'

export type FixedHome = {
  look: 'fixed'
  newest: CardProduct[]
  best: CardProduct[]
  shops: { shopId: string; shopName: string; shopLogo?: string }[]
}
export type DecoratedHome = { look: 'decorated'; document: DecorationDocument; data: DecorationData }
export type HomeData = { head: Head } & (FixedHome | DecoratedHome)

const PUBLISHED = 1
const SHELF = 10

/** `/`: the published decoration, its goods asked for together; the fixed home where none is published (R2.01). */
export const load: Load<HomeData> = async (api, at) => {
  const head: Head = { title: { area: 'common', key: 'homeTitle' }, canonical: '/' }
  const home = await quietly(api.homepage({ renovationType: 1 }))
  const document = home?.homeStatus === PUBLISHED ? documentOf(home) : undefined
  if (document && isDecorated(document)) return { head, look: 'decorated', document, data: await goodsOf(api, at, document) }
  return { head, ...(await fixedHome(api)) }
}

async function goodsOf(api: Client, at: At, document: DecorationDocument): Promise<DecorationData> {
  const { prodIds, seckillIds, groupActivityIds, shopIds } = planData(document)
  const [products, sales, groups, shops] = await Promise.all([
    prodIds.length ? quietly(api.prodsByIds({ prodIds: prodIds.join(',') })) : undefined,
    seckillIds.length ? quietly(api.seckillPage({ seckillIds: seckillIds.join(','), size: 100 })) : undefined,
    groupActivityIds.length ? quietly(api.groupProdPage({ groupActivityIds: groupActivityIds.join(','), size: 100 })) : undefined,
    shopIds.length ? quietly(api.shopPage({ shopIds: shopIds.join(','), size: 100 })) : undefined,
  ])
  return {
    now: at.now,
    products: Object.fromEntries((products ?? []).map((product) => [product.prodId, product])),
    ...(sales && { seckills: Object.fromEntries(sales.records.map((sale): [string, SeckillCard] => [sale.seckillId, sale])) }),
    ...(groups && { groups: Object.fromEntries(groups.records.map((group): [string, GroupCard] => [group.groupActivityId, group])) }),
    ...(shops && { shops: Object.fromEntries(shops.records.map((shop) => [shop.shopId, shop])) }),
  }
}

async function fixedHome(api: Client): Promise<FixedHome> {
  const asked = api.searchProd({ sort: sortNumbers.newest, size: SHELF })
  const [newest, best, shops] = await Promise.all([
    quietly(asked),
    quietly(api.searchProd({ sort: sortNumbers.sales, size: SHELF })),
    quietly(api.hotShops({ number: HOT_SHOPS_SHOWN })),
  ])
  // A mall that does not answer is not an empty one: what went wrong is said.
  if (!newest && !best) await asked
  return {
    look: 'fixed',
    newest: (newest?.records ?? []).map(slimCard), best: (best?.records ?? []).map(slimCard),
    shops: (shops ?? []).slice(0, HOT_SHOPS_SHOWN).map(({ shopId, shopName, shopLogo }) => ({ shopId, shopName, ...(shopLogo && { shopLogo }) })),
  }
}
