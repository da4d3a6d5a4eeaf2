import type { Client } from '@millwright/contract/contract'
import type { Address, Area } from '@millwright/contract/account/address'
import type { CartItem } from '@millwright/contract/cart/entities'
import { PO_NUMBER_LIMIT } from '@millwright/domain/constants'
import { readMoney } from '@millwright/domain/money/money'
import { lineObstacle } from '@millwright/domain/product/orderable'
import type { Obstacle } from '@millwright/domain/product/orderable'
import { orUndefined } from '../../loading/orUndefined.ts'
import { cartLines } from '../../cart/Cart/cartLines.ts'
import type { Head, Loader, LoaderContext, Problem } from '../../loader.ts'
import { refused } from '../../forms.ts'
import { confirmInput, readPoints, readRemarks, readSource } from './orderSource.ts'
import type { OrderPlace, OrderSource } from './orderSource.ts'
import { checkoutInvoice } from '../checkout/checkoutInvoice.ts'
import type { CheckoutInvoice } from '../checkout/checkoutInvoice.ts'
import { checkoutPrice, DEFAULT_ADDRESS } from '../checkout/checkoutPrice.ts'
import type { CheckoutPrice } from '../checkout/checkoutPrice.ts'
import { id, oneOf, text } from '../../searchParams.ts'

type LineInTheWay = {
  line: Pick<CartItem, 'basketId' | 'partyCode' | 'prodName' | 'unit'>
  obstacle: Obstacle
}

export type Priced =
  /** `points`: the reason why the points that the buyer selected are not spent. */
  | (CheckoutPrice & { state: 'ready'; points?: Problem })
  /** `inTheWay`: the cart lines that cannot be ordered as they stand. */
  | { state: 'refused'; problem: Problem; inTheWay?: LineInTheWay[] }

export type SubmitOrderData = {
  head: Head
  now: number
  source: OrderSource
  priced: Priced
  addresses: Address[]
  /** Present while the form for a new address is open. */
  provinces?: Area[]
  /** The last total that the buyer saw. */
  shown?: string
  remarks: Record<string, string>
  /** The buyer's own order number. */
  poNumber: string
  /** The buyer's coupon selection, as in the address. */
  coupons?: string
  /** The points that the buyer wants to spend, as in the address. */
  points: string
} & CheckoutInvoice

const refusals = {
  A01000: 'productGone',
  A02000: 'linesOrdered',
  A03001: 'deliveryMethodNotSupported',
  A03003: 'couponsCannotCombine',
  A03010: 'insufficientInventory',
  A07001: 'outOfRange',
} as const

export const searchParams = {
  items: text,
  prodId: text,
  skuId: text,
  shopId: text,
  count: text,
  addrId: id,
  address: oneOf(['new']),
  shown: text,
  po: text,
  coupons: text,
  points: text,
  'remark.*': text,
  'invoice.*': text,
}

export const load: Loader<SubmitOrderData, typeof searchParams> = async (api, context) => {
  const source = readSource(context)
  const { addrId = DEFAULT_ADDRESS, address, shown, po = '', coupons } = context.query
  const points = readPoints(context.query.points)
  const choice = { coupons, points }
  const [addresses, first, invoices] = await Promise.all([
    api.addressList(),
    price(api, context, source, addrId, choice),
    checkoutInvoice(api, context),
  ])
  const known = addrId === DEFAULT_ADDRESS || addresses.some((one) => one.addrId === addrId)
  const [priced, provinces] = await Promise.all([
    known ? first : price(api, context, source, DEFAULT_ADDRESS, choice),
    address === 'new' || !addresses.length ? api.areaList({ pid: 0 }) : undefined,
  ])
  const inTheWay = priced.state === 'refused' ? await linesInTheWay(api, source) : []
  return {
    head: { title: { namespace: 'order', key: 'submitTitle' }, noindex: true },
    now: context.now,
    source,
    priced: inTheWay.length && priced.state === 'refused' ? { ...priced, inTheWay } : priced,
    addresses,
    provinces,
    shown: readMoney(shown),
    remarks: readRemarks(context.url.searchParams),
    poNumber: po.slice(0, PO_NUMBER_LIMIT),
    coupons,
    points,
    ...invoices,
  }
}

async function price(
  api: Client,
  context: Pick<LoaderContext, 'now' | 'distributionCardNo'>,
  source: OrderSource,
  addrId: string,
  choice: Pick<OrderPlace, 'coupons' | 'points'>,
): Promise<Priced> {
  const { now, distributionCardNo } = context
  try {
    const confirm = await api.confirmOrder(confirmInput(source, addrId, { ...choice, distributionCardNo }))
    return { state: 'ready', ...checkoutPrice(confirm, now) }
  } catch (error) {
    const { problem, data } = refused(error, refusals)
    if (!choice.points || !isAboutPoints(data)) return { state: 'refused', problem }
    // Prices the order without points, and returns the reason.
    const without = await price(api, context, source, addrId, { coupons: choice.coupons })
    return without.state === 'ready' ? { ...without, points: problem } : without
  }
}

/** Returns the lines of the order that the cart says cannot be ordered as they stand. */
async function linesInTheWay(api: Client, source: OrderSource): Promise<LineInTheWay[]> {
  if (source.kind !== 'cart') return []
  const lines = cartLines((await orUndefined(api.cartInfo([]))) ?? [])
  return lines
    .filter(({ basketId }) => source.items.includes(basketId))
    .flatMap(({ basketId, partyCode, prodName, unit, ...line }) => {
      const obstacle = lineObstacle(line)
      return obstacle ? [{ line: { basketId, partyCode, prodName, unit }, obstacle }] : []
    })
}

function isAboutPoints(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'reason' in data && data.reason === 'points'
}
