import type { Comment, ProdCard, ProdDetail, Sku } from '@millwright/contract/catalogue/entities'
import type { BoughtProd } from '@millwright/contract/order/entities'
import type { AnswerOf, Client } from '@millwright/contract/contract'
import type { CommentKind, CommentListProps } from '@millwright/commerce/CommentList'
import type { ShownOffer } from '@millwright/commerce/OfferTable'
import type { CardProduct } from '@millwright/commerce/ProductCard'
import type { RecentProduct } from '@millwright/commerce/RecentProducts'
import { QUANTITY_LIMIT } from '@millwright/domain/constants'
import { isId } from '@millwright/domain/id'
import { pictureUrl } from '@millwright/domain/link/link'
import type { Money } from '@millwright/domain/money/money'
import { hasFreeDelivery } from '@millwright/domain/member/hasFreeDelivery'
import { path } from '@millwright/domain/paths/path'
import { routeAt } from '@millwright/domain/paths/routeAt'
import { shopAddress } from '@millwright/domain/paths/shopAddress'
import { leadingSku } from '@millwright/domain/product/leadingSku'
import { ownSteps } from '@millwright/domain/price/ownSteps'
import { priceSteps } from '@millwright/domain/price/price'
import type { PriceTier } from '@millwright/domain/price/price'
import { missing, redirect, refusalOf } from '../../loader.ts'
import type { LoaderContext, Head, Loader, Problem } from '../../loader.ts'
import { agreedPrices, withAgreedPrices, withOwnPrices } from '../../loading/agreedPrices.ts'
import type { Agreed } from '../../loading/agreedPrices.ts'
import { boughtBefore } from '../../loading/boughtBefore.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { slimCard } from '../../loading/slimCard.ts'
import { dealsOfDetail } from './runningDeals.ts'
import type { DetailDeals } from './runningDeals.ts'
import { detailHead } from './detailHead.ts'
import { limitOffers } from './limitOffers.ts'
import type { DetailFreight } from './freightShown.ts'
import { loadDelisted } from './loadDelisted.ts'
import type { DetailDelistedData } from './loadDelisted.ts'
import { productTrail } from './productTrail.ts'
import { couponsOfProduct } from '../../promotion/shownCoupons.ts'
import type { ShownCoupons } from '../../promotion/shownCoupons.ts'
import { readRichText } from '../../content/RichText/readRichText.ts'
import type { RichNode } from '../../content/RichText/readRichText.ts'
import { id, oneOf, page } from '../../searchParams.ts'
import type { Param } from '../../searchParams.ts'

export type DetailSku = Pick<
  Sku,
  | 'skuId'
  | 'properties'
  | 'partyCode'
  | 'price'
  | 'oriPrice'
  | 'agreementPrice'
  | 'agreementMinQty'
  | 'expireTime'
  | 'stocks'
  | 'minOrderQty'
  | 'packQty'
  | 'leadDays'
  | 'unit'
  | 'pic'
  | 'weight'
> & {
  /** The buyer's unit price from each quantity on. */
  steps: PriceTier[]
  /** The tiers before the member discount. Absent without a discount. */
  tiers?: PriceTier[]
}

export type DetailDocument = {
  name: string
  href: string
  kind: 'datasheet' | 'cad' | 'manual' | 'certificate'
  /** Whether the file is the drawing of one SKU, i.e. the `pic` of that SKU. */
  ofSize?: true
}

export type DetailShown = {
  head: Head
  gone?: undefined
  product: Pick<
    ProdDetail,
    | 'prodId'
    | 'prodName'
    | 'brief'
    | 'partyCode'
    | 'brandName'
    | 'unit'
    | 'shopId'
    | 'shopName'
    | 'shopType'
    | 'shopCity'
    | 'shopScore'
    | 'soldNum'
    | 'pic'
    | 'prodParameterList'
    | 'crossRefs'
  > & { prodType?: number }
  skus: DetailSku[]
  /** The SKU in the address, or the first available one. */
  skuId: string | undefined
  pictures: string[]
  description: RichNode[]
  documents: DetailDocument[]
  /** The freight to the buyer's address. Absent if the server does not give it. */
  freight: DetailFreight | undefined
  trail: { name: string; href: string }[]
  offers: ShownOffer[]
  accessories: CardProduct[]
  /** Whether any SKU has accessories. The selected SKU may have none. */
  fitted: boolean
  substitutes: CardProduct[]
  comments: Comment[]
  commentPage: number
  commentPages: number
  numbers: CommentListProps['numbers']
  kind: CommentKind
  recommended: CardProduct[]
  /** The page of the SKU table. */
  sizesPage: number
  kept: boolean
  /** The sold-out SKUs for which this buyer waits. Absent if the mall tells nobody. */
  watched?: string[] | undefined
  /** The buyer's card number as a distributor, for shared links. */
  cardNo?: string | undefined
  /** The problem with the quantity of "buy now". */
  wrongCount?: Problem | undefined
  /** The buyer's recently viewed products. Absent for a visitor, whose browser keeps them. */
  recent: RecentProduct[] | undefined
  /** The buyer's latest purchase of the product. */
  bought?: BoughtProd | undefined
  /** The percentage of a price that this buyer pays as a member. Absent if it is 100. */
  memberPercent?: number | undefined
  /** The address for a retry, if the buyer's agreement prices failed to load. */
  agreedAgain: string | undefined
  /** The flash sale and group buy of the product. */
  deals: DetailDeals | undefined
  /** The coupons for the product. Absent if there are none. */
  coupons?: ShownCoupons | undefined
}

export type DetailData = DetailShown | DetailDelistedData

const ON_SHELF = 1
/** The `prodType` of a group-buy product. */
const GROUP = 1
const COMMENTS = 10
const RELATED = 6
const RECENT = 12

const commentKinds = [-1, 0, 1, 2, 3] as const
const commentKind: Param<CommentKind> = (value) => commentKinds.find((kind) => String(kind) === value)

const countProblems = ['notWhole', 'tooFew', 'tooMany'] as const
type CountProblem = (typeof countProblems)[number]

export const searchParams = {
  sku: id,
  evaluate: commentKind,
  cp: page,
  sizes: page,
  group: id,
  problem: oneOf(countProblems),
}

/**
 * Loads `/detail/{prodId}?sku=&evaluate=&cp=&sizes=&group=&problem=`. If any call except the product's fails, the page
 * shows without its data.
 */
export const load: Loader<DetailData, typeof searchParams> = async (api, context) => {
  const prodId = context.params.prodId
  if (!prodId) redirect(path('list'))
  if (!isId(prodId)) missing({ unknown: 'product' })
  const { sku: asked, group, evaluate: kind = -1, cp: commentPage = 1, sizes: sizesPage = 1, problem } = context.query
  const [detail, tree, numbers, comments, offers, near, { kept, recent, bought }, coupons] = await Promise.all([
    detailOf(api, prodId),
    orUndefined(api.categoryInfo()),
    orUndefined(api.prodCommData({ prodId })),
    orUndefined(api.prodCommPage({ prodId, evaluate: kind, size: COMMENTS, current: commentPage })),
    orUndefined(api.prodOffers({ prodId })),
    nearOf(api, prodId, asked),
    ownFacts(api, context, prodId),
    couponsOfProduct(api, context, prodId),
  ])
  if ('refusal' in detail) return loadDelisted(api, prodId, tree ?? [], detail.refusal)
  const deals = await dealsOfDetail(api, detail, group, context.now)
  const wanted = asked ?? deals?.open?.skuId
  const offered = offers ?? []
  const seen = (recent?.records ?? []).filter((other) => other.prodId !== prodId).slice(0, RECENT)
  // The product's own SKUs come first, since one call takes a limited number.
  const agreed = await agreedPrices(
    api,
    context,
    [...detail.skuList, ...near.accessories, ...near.substitutes, ...near.recommended, ...offered, ...seen].map(
      ({ skuId }) => skuId,
    ),
  )
  const skus = withAgreedPrices(detail.skuList, agreed).map((sku) => slimSku(sku, detail, agreed.memberPercent))
  const named = skus.find((sku) => sku.skuId === wanted)
  const sku = named ?? leadingSku(skus)
  const skuId = sku?.skuId
  const trail = productTrail(tree ?? [], detail)
  return {
    head: detailHead(detail, { skus, sku, named: named !== undefined, trail, numbers, at: context }),
    product: slimProduct(detail, deals),
    skus,
    skuId,
    pictures: picturesOf(detail),
    description: readRichText(detail.content),
    documents: documentsOf(detail, context),
    freight: freightOf(detail, agreed.freeFee, context.now),
    trail,
    offers: withAgreedPrices(limitOffers(offered, { skus: skus.length, skuId }), agreed),
    ...nearAgreed(near, agreed),
    ...commentsShown(comments, commentPage),
    numbers,
    kind,
    sizesPage,
    kept: kept ?? false,
    watched: await watchedSizes(api, context, detail),
    cardNo: (await context.user)?.cardNo,
    wrongCount: problem && wrongCountOf(problem, sku),
    recent: context.user && withAgreedPrices(seen, agreed).map(recentOf),
    bought,
    memberPercent: agreed.memberPercent,
    agreedAgain: agreed.retryHref,
    deals,
    coupons,
  }
}

/** Returns whether the buyer saved the product, the recently viewed products, and the latest purchase. */
async function ownFacts(api: Client, context: LoaderContext, prodId: string) {
  const [kept, recent, bought] = await Promise.all([
    context.user && orUndefined(api.isCollection({ prodId })),
    context.user && orUndefined(api.recentProds({ size: RECENT + 1 })),
    boughtBefore(api, context, [prodId]),
  ])
  return { kept, recent, bought: bought.get(prodId) }
}

/** Returns the sold-out SKUs for which the buyer waits. Undefined if none is sold out or the mall tells nobody. */
async function watchedSizes(
  api: Client,
  { user }: Pick<LoaderContext, 'user'>,
  { prodId, skuList }: ProdDetail,
): Promise<string[] | undefined> {
  if (!skuList.some(({ stocks }) => stocks === 0)) return undefined
  return user ? orUndefined(api.stockWatches({ prodId })) : []
}

/** Returns only the fields that the page shows. */
function slimProduct(detail: ProdDetail, deals: DetailDeals | undefined): DetailShown['product'] {
  const {
    prodId,
    prodName,
    brief,
    partyCode,
    brandName,
    unit,
    shopId,
    shopName,
    shopType,
    shopCity,
    shopScore,
    soldNum,
    pic,
    prodParameterList,
    crossRefs,
    prodType,
  } = detail
  return {
    prodId,
    prodName,
    brief,
    partyCode,
    brandName: brandName ?? detail.brand?.brandName,
    unit,
    shopId,
    shopName,
    shopType,
    shopCity,
    shopScore,
    soldNum,
    pic,
    prodParameterList,
    crossRefs,
    ...(deals?.open ? { prodType: GROUP } : prodType && { prodType }),
  }
}

/** Returns the main picture and the others, each once, at most ten. */
function picturesOf({ pic, imgs }: ProdDetail): string[] {
  const pictures = [pic, ...(imgs?.split(',') ?? [])].map((picture) => picture.trim()).filter(Boolean)
  return [...new Set(pictures)].slice(0, 10)
}

/** Returns the problem with the quantity of "buy now", with the bound that the quantity misses. */
function wrongCountOf(problem: CountProblem, sku: DetailSku | undefined): Problem {
  return {
    key: problem === 'notWhole' ? 'enterItemCount' : problem,
    values: { bound: problem === 'tooMany' ? QUANTITY_LIMIT : (sku?.minOrderQty ?? 1) },
  }
}

function recentOf({
  prodId,
  prodName,
  partyCode,
  pic,
  price,
  unit,
  skuNumber = 1,
  agreementPrice,
  agreementMinQty,
  expireTime,
  memberPrice,
}: ProdCard & { memberPrice?: Money }): RecentProduct {
  return {
    prodId,
    prodName,
    partyCode,
    pic,
    price,
    unit,
    from: skuNumber > 1,
    agreementPrice,
    agreementMinQty,
    expireTime,
    memberPrice,
  }
}

/** Returns the product with its SKUs, or the refusal. */
async function detailOf(api: Client, prodId: string): Promise<ProdDetail | { refusal: unknown }> {
  let detail
  try {
    detail = await api.prodInfo({ prodId, addrId: 0, dvyType: 1 })
  } catch (error) {
    if (refusalOf(error)?.code !== 'A01000') throw error
    return { refusal: error }
  }
  if (detail.status !== undefined && detail.status !== ON_SHELF) return { refusal: undefined }
  return detail.skuList.length ? detail : { ...detail, skuList: await api.skuList({ prodId }) }
}

type Near = Pick<DetailShown, 'accessories' | 'fitted' | 'substitutes' | 'recommended'>

/** Returns accessories and substitutes. If the mall has neither, returns similar products. */
async function nearOf(api: Client, prodId: string, skuId: string | undefined): Promise<Near> {
  const related = await orUndefined(api.prodRelated({ prodId, skuId }))
  const accessories = related?.accessories.slice(0, RELATED).map(slimCard) ?? []
  const substitutes = related?.substitutes.slice(0, RELATED).map(slimCard) ?? []
  const fitted = accessories.length > 0
  if (fitted && substitutes.length) return { accessories, fitted, substitutes, recommended: [] }
  const [recommended, ofAll] = await Promise.all([
    orUndefined(api.recommendList({ prodId, size: RELATED })),
    !fitted && skuId && orUndefined(api.prodRelated({ prodId })),
  ])
  const known = new Set([prodId, ...[...accessories, ...substitutes].map((card) => card.prodId)])
  return {
    accessories,
    fitted: fitted || (ofAll ? ofAll.accessories.length > 0 : false),
    substitutes,
    recommended: (recommended?.records ?? []).filter((card) => !known.has(card.prodId)).map(slimCard),
  }
}

function nearAgreed({ accessories, fitted, substitutes, recommended }: Near, agreed: Agreed): Near {
  return {
    accessories: withOwnPrices(accessories, agreed),
    fitted,
    substitutes: withOwnPrices(substitutes, agreed),
    recommended: withOwnPrices(recommended, agreed),
  }
}

/** Returns one page of reviews. A page after the last counts as the last. */
function commentsShown(
  found: AnswerOf<'prodCommPage'> | undefined,
  page: number,
): Pick<DetailShown, 'comments' | 'commentPage' | 'commentPages'> {
  const commentPages = found?.pages ?? 0
  return {
    comments: found?.records ?? [],
    commentPage: Math.min(page, Math.max(commentPages, 1)),
    commentPages,
  }
}

function slimSku(sku: Sku, product: ProdDetail, memberPercent: number | undefined): DetailSku {
  const {
    skuId,
    properties,
    partyCode,
    price,
    oriPrice,
    agreementPrice,
    agreementMinQty,
    expireTime,
    stocks,
    minOrderQty,
    packQty,
    leadDays,
    unit,
    pic,
    weight,
  } = sku
  return {
    skuId,
    properties,
    partyCode: partyCode ?? product.partyCode,
    price,
    oriPrice,
    agreementPrice,
    agreementMinQty,
    expireTime,
    stocks,
    minOrderQty,
    packQty,
    leadDays,
    unit: unit ?? product.unit,
    pic,
    weight,
    steps: ownSteps(sku, memberPercent),
    ...(memberPercent !== undefined && { tiers: priceSteps(sku) }),
  }
}

/**
 * Returns the documents with their file addresses. The product's own datasheet page is omitted, since the view always
 * links to it.
 */
function documentsOf({ prodId, documents, skuList }: ProdDetail, context: LoaderContext): DetailDocument[] {
  return documents.flatMap(({ name, url, kind }) => {
    const href = datasheetOf(url) ?? pictureUrl(url, context.pictureBase)
    return href && href !== path('datasheet', { prodId })
      ? [{ name, href, kind, ...(skuList.some(({ pic }) => pic === url) && { ofSize: true as const }) }]
      : []
  })
}

/** Returns this mall's address of a datasheet whose address the server gives in the specification's form. */
function datasheetOf(url: string): string | undefined {
  const own = shopAddress(url)
  const { id, params } = routeAt(own) ?? {}
  return id === 'datasheet' && isId(params?.prodId) ? own : undefined
}

/** Returns the freight. The mall's call is public and ignores the member level. */
function freightOf(
  { userDeliveryInfo: info, shopType, isDelivery }: ProdDetail,
  freeFee: boolean | undefined,
  now: number,
): DetailFreight | undefined {
  if (!info) return undefined
  const address = info.userAddr
  const place = address && [address.province, address.city, address.area].filter(Boolean).join(' ')
  return {
    amount: info.totalTransFee,
    ...(info.freightRule && { rule: info.freightRule }),
    ...(hasFreeDelivery(freeFee, shopType) && { byLevel: true }),
    ...(place && { place }),
    ...(info.transitDays && isDelivery !== false && { transit: { ...info.transitDays, now } }),
  }
}
