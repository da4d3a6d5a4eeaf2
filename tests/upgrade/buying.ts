import { createClient } from '@millwright/api-client/client'
import { sum } from '@millwright/domain/money/money'
import { payTypes } from '@millwright/domain/payment/payKinds'
import { DEMO_PASSWORD } from '../../apps/mall-api/src/core/identity/samplePeople.ts'
import { goods } from '../journeys/buyer.ts'
import { atConsole, paymentCode } from '../journeys/sellerConsole.ts'

const address = {
  receiver: '张工',
  mobile: '13712345678',
  provinceId: 440000,
  cityId: 440300,
  areaId: 440305,
  addr: '科技园南区 8 号',
  commonAddr: 1,
} as const

/** Returns a client of the API at `url` that sends the token of a buyer. */
export function buyerAt(url: string, token = '') {
  return createClient({ base: url, locale: 'zh', token: () => token, timeoutMs: 60_000 })
}

/** Signs the sample buyer in and returns the token. */
export async function signIn(url: string): Promise<string> {
  const { accessToken } = await buyerAt(url).login({ userName: 'buyer', passWord: DEMO_PASSWORD })
  const mall = buyerAt(url, accessToken)
  if (!(await mall.addressList()).length) await mall.addAddress(address)
  return accessToken
}

/** Adds two pieces of a product that no other order contains to the cart, and returns the cart line. */
export async function addToCart(url: string, token: string) {
  const { prodId, skuId, shopId, count } = await goods('zh', {}, url)
  const mall = buyerAt(url, token)
  await mall.changeItem({ prodId, skuId, shopId, count })
  const lines = (await mall.cartInfo([])).flatMap(({ shopCartItemDiscounts }) =>
    shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems),
  )
  const line = lines.find((each) => each.skuId === skuId)
  if (!line?.basketId) throw new Error(`the cart lacks ${skuId}`)
  return { basketId: line.basketId, prodId, skuId }
}

/** Orders the items of a cart line (a new line by default), and returns the order number. */
export async function placeOrder(url: string, token: string, basketId?: string): Promise<string> {
  const mall = buyerAt(url, token)
  const { uuid } = await mall.confirmOrder({ basketIds: [basketId ?? (await addToCart(url, token)).basketId] })
  if (!uuid) throw new Error('the order was not confirmed')
  return (await mall.submitOrder({ orderShopParams: [], uuid })).orderNumbers
}

/** Begins the payment of an order, and confirms it in the seller console as the payment service would. */
export async function pay(url: string, token: string, orderNumber: string, consoleUrl = url): Promise<void> {
  await buyerAt(url, token).pay({ orderNumbers: orderNumber, payType: payTypes.weixin })
  await atConsole('pay', { code: await paymentCode(orderNumber, consoleUrl) }, consoleUrl)
}

/** Refunds a paid order that was not shipped: the buyer applies through one API, the seller pays back at another. */
export async function refund(url: string, token: string, orderNumber: string, consoleUrl: string): Promise<string> {
  const mall = buyerAt(url, token)
  const { most, worth, freight } = await mall.refundOffer({ orderNumber })
  const refundSn = await mall.applyRefund({
    orderNumber,
    refundType: 1,
    applyType: 1,
    goodsNum: most,
    refundAmount: sum([worth, freight]),
    buyerReason: 'reasonNotNeeded',
    uuid: `upgrade-${orderNumber}`,
  })
  await atConsole('refundAccept', { refundSn }, consoleUrl)
  await atConsole('refundPayBack', { refundSn }, consoleUrl)
  return refundSn
}
