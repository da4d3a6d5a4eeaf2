import { buyerAt, fieldsOf } from '../capacity/shoppers.ts'
import { pause } from '../shop/builtShop.ts'
import type { Span } from './collector.ts'
import type { Operation } from './operation.ts'

type Line = { message?: string; request?: string; trace_id?: string }

/** Step 6: an order is followed from the click to its SQL, by the number that its answer shows. */
export async function followClick({ site, note, collector, buyers, goods, ledger }: Operation): Promise<void> {
  const { door } = site
  const [cookie = ''] = buyers
  const [, { prodId, skuId, shopId, count }] = goods as [unknown, (typeof goods)[number]]
  const place = `/order-page?${new URLSearchParams({ prodId, skuId, shopId, count: String(count) }).toString()}`
  const form = await (await fetch(door + place, { headers: { cookie } })).text()
  const poNumber = ledger.begin()
  const answer = await fetch(door + place, {
    method: 'POST',
    body: new URLSearchParams({ ...fieldsOf(form), intent: 'submit', poNumber }),
    headers: { origin: door, cookie },
    redirect: 'manual',
  })
  const number = /\d{10,}/.exec(answer.headers.get('location') ?? '')?.[0]
  if (number) ledger.acknowledge(poNumber, number)
  const request = answer.headers.get('x-request-id') ?? ''

  const linesOf = (name: string): Line[] =>
    site.running.filter((one) => one.name.startsWith(name)).flatMap(({ lines }) => lines.flatMap(read))
  let trace: string | undefined
  let spans = [0, 0, 0]
  for (let tries = 0; tries < 60 && spans.includes(0); tries++) {
    await pause(250)
    trace = linesOf('storefront').find((line) => line.request === request && line.trace_id)?.trace_id
    spans = chainOf(collector.spans.filter(({ traceId }) => traceId === trace))
  }
  note('the storefront logs the click with its trace', request !== '' && trace !== undefined, trace ?? 'none')
  note('its spans: storefront, API under it, SQL under that', !spans.includes(0), spans.join(', '))
  const logged = linesOf('mall-api').filter((line) => trace !== undefined && line.trace_id === trace)
  note('the API logs the same trace', logged.length > 0, `${logged.length} lines: ${logged[0]?.message ?? ''}`)
  const seen = number ? (await buyerAt(site.apis[1]!, cookie).orderDetail({ orderNumber: number })).orderNumber : ''
  note('and the order is there', number !== undefined && seen === number, number ?? 'none')
}

/** Returns the numbers of spans: of the storefront, of the API under those, and of SQL under the API's. */
function chainOf(spans: readonly Span[]): number[] {
  const shops = new Set(spans.filter(({ service }) => service === 'storefront').map(({ spanId }) => spanId))
  const inApi = spans.filter(({ service }) => service === 'mall-api')
  const apis = inApi.filter(({ sql, parentSpanId = '' }) => !sql && shops.has(parentSpanId))
  const under = new Set(apis.map(({ spanId }) => spanId))
  const statements = inApi.filter(({ sql, parentSpanId = '' }) => sql && under.has(parentSpanId))
  return [shops.size, apis.length, statements.length]
}

function read(line: string): Line[] {
  try {
    return [JSON.parse(line) as Line]
  } catch {
    return []
  }
}
