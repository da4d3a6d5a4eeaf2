import { buyerAt, fieldsOf, signInBuyers } from '../capacity/shoppers.ts'
import type { Operation } from './operation.ts'

const BUYERS = 8

/** Step 3: buyers register with a code, and one fills a cart and orders it, all through the door. */
export async function buyThroughDoor(operation: Operation): Promise<void> {
  const { site, note, sms, goods, ledger, sql } = operation
  const { door } = site
  const [api] = site.apis as [string]
  operation.buyers = await signInBuyers({ shop: door, api, codeOf: sms.codeOf }, BUYERS)
  note('buyers register and sign in by a code', operation.buyers.length === BUYERS, operation.buyers.length)

  const [cookie = ''] = operation.buyers
  const post = (path: string, fields: Record<string, string>) =>
    fetch(door + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: door, cookie },
      redirect: 'manual',
    })
  const [{ prodId, skuId, shopId, count }] = goods as [(typeof goods)[number]]
  const added = await post('/_act/cart', { intent: 'add', prodId, skuId, shopId, count: String(count) })
  const shops = await buyerAt(site.apis[1]!, cookie).cartInfo([])
  const [line] = shops.flatMap((one) => one.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems))
  note('the cart has what was put in', (await added.text()).includes('"done":true') && line?.skuId === skuId, 1)

  const place = `/submit-order?items=${line?.basketId}`
  const form = await (await fetch(door + place, { headers: { cookie } })).text()
  const poNumber = ledger.begin()
  const answer = await post(place, { ...fieldsOf(form), intent: 'submit', poNumber })
  const number = /\d{10,}/.exec(answer.headers.get('location') ?? '')?.[0]
  if (number) ledger.acknowledge(poNumber, number)
  const [held] = await sql<{ number: string; total: string }[]>`
    select order_number as number, actual_total::text as total from orders where po_number = ${poNumber}`
  note('the cart is ordered', answer.status === 303 && !!number && held?.number === number, `¥${held?.total}`)
}
