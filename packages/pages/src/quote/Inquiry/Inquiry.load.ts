import type { Address } from '@millwright/contract/account/address'
import type { Client } from '@millwright/contract/contract'
import { ownCompany } from '@millwright/domain/account/ownCompany'
import { readQuantity } from '@millwright/domain/account/validation'
import { money } from '@millwright/domain/money/money'
import { path } from '@millwright/domain/paths/path'
import { orUndefined } from '../../loading/orUndefined.ts'
import type { Head, Loader, LoaderContext } from '../../loader.ts'
import { flag, id, text } from '../../searchParams.ts'
import { emptyDraft, parseJson } from './draft.ts'
import type { Draft, DraftLine } from './draft.ts'
import { chosenLine, appendLines, isFilledIn, matchedLines } from './matchedLines.ts'
import { readDraft } from './readDraft.ts'

export type InquiryData = {
  head: Head
  draft: Draft
  /** Whether the visitor is signed in. Only buyers can add files, and their requests are kept. */
  known: boolean
  addresses: readonly Address[]
  /** The number of lines of the buyer's draft of an earlier visit. */
  keptLines: number
}

export const searchParams = { prodId: id, skuId: id, count: text, pn: text, cart: flag }
type Asked = LoaderContext<typeof searchParams>

export const load: Loader<InquiryData, typeof searchParams> = async (api, context) => {
  const user = await context.user
  const known = user !== undefined
  const [kept, addresses, lines] = await Promise.all([
    known ? orUndefined(api.inquiryDraft()) : undefined,
    known ? orUndefined(api.addressList()) : undefined,
    askedLines(api, context, known),
  ])
  const draft = kept ? readDraft(parseJson(kept.content)) : emptyDraft
  const [first] = addresses ?? []
  return {
    head: { title: { namespace: 'inquiry', key: 'title' }, description: undefined, canonical: path('inquiry') },
    draft: {
      ...draft,
      userPhone: draft.userPhone || (first && /^1\d{10}$/.test(first.mobile) ? first.mobile : ''),
      companyName: draft.companyName || ownCompany(user).companyName,
      contact: draft.contact || (first?.receiver ?? ''),
      lines: appendLines(draft.lines, lines),
    },
    known,
    addresses: addresses ?? [],
    keptLines: draft.lines.filter(isFilledIn).length,
  }
}

/** Returns the lines that the address names: a product, the ticked cart lines, or a keyword without results. */
async function askedLines(api: Client, { query }: Asked, known: boolean): Promise<DraftLine[]> {
  if (query.prodId) return ofProduct(api, query.prodId, query)
  if (query.cart && known) return ofCart(api)
  if (query.pn) return matchedLines((await orUndefined(api.matchInquiry({ text: query.pn.slice(0, 200) }))) ?? [])
  return []
}

async function ofProduct(api: Client, prodId: string, { skuId, count }: Asked['query']): Promise<DraftLine[]> {
  const product = await orUndefined(api.prodInfo({ prodId }))
  const sku = product?.skuList.find((one) => one.skuId === skuId) ?? product?.skuList[0]
  if (!product || !sku) return []
  const read = readQuantity(count ?? sku.minOrderQty ?? 1)
  return [
    chosenLine(
      {
        skuId: sku.skuId,
        prodId,
        shopId: product.shopId,
        partyCode: sku.partyCode ?? product.prodName,
        prodName: product.prodName,
        shopName: product.shopName,
        pic: sku.pic ?? product.pic,
        unit: product.unit,
        price: money(sku.price),
      },
      'quantity' in read ? read.quantity : 1,
    ),
  ]
}

async function ofCart(api: Client): Promise<DraftLine[]> {
  const shops = (await orUndefined(api.cartInfo([]))) ?? []
  return shops.flatMap(({ shopName, shopCartItemDiscounts }) =>
    shopCartItemDiscounts
      .flatMap(({ shopCartItems }) => shopCartItems)
      .filter(({ isChecked }) => isChecked === 1)
      .map(({ partyCode, prodName, prodCount, ...item }) =>
        chosenLine({ ...item, partyCode: partyCode ?? prodName, prodName, shopName }, prodCount),
      ),
  )
}
