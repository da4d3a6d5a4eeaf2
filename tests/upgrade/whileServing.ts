import { setTimeout as pause } from 'node:timers/promises'
import { goods } from '../journeys/buyer.ts'
import { buyerAt, pay, placeOrder } from './buying.ts'

/** The maximum number of orders. Together with all other orders they have to fit into one page of the buyer's list. */
const ORDERS = 10

type Served = { calls: number; failures: string[]; unpaid: string[]; paid: string[] }

/** Browses and orders at the API at `url` until `work` is done. */
export async function whileServing(url: string, token: string, work: () => Promise<unknown>): Promise<Served> {
  const mall = buyerAt(url, token)
  const served: Served = { calls: 0, failures: [], unpaid: [], paid: [] }
  const { prodId, skuId, shopId } = await goods('zh', {}, url)
  await mall.changeItem({ prodId, skuId, shopId, count: 1 })
  const done = new AbortController()
  const repeat = async (calls: readonly (() => Promise<unknown>)[]) => {
    for (let at = 0; !done.signal.aborted; at++) {
      await calls[at % calls.length]!().catch((error: Error) => served.failures.push(error.message))
      served.calls++
      await pause(50)
    }
  }
  const order = async () => {
    if (served.unpaid.length + served.paid.length >= ORDERS) return
    const orderNumber = await placeOrder(url, token)
    served.unpaid.push(orderNumber)
    if (served.paid.length >= served.unpaid.length) return
    await pay(url, token, orderNumber)
    served.paid.push(served.unpaid.pop()!)
  }
  const read = [() => mall.searchProd({ size: 20 }), () => mall.prodInfo({ prodId }), () => mall.cartInfo([])]
  const write = [
    () => mall.changeItem({ prodId, skuId, shopId, count: 1 }),
    order,
    () => mall.changeItem({ prodId, skuId, shopId, count: -1 }),
    () => mall.myOrder({ size: 10 }),
  ]
  const load = [repeat(read), repeat(write)]
  await work().finally(() => done.abort())
  await Promise.all(load)
  return served
}
